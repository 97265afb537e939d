import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { cursorToServer, readFrame } from "@kompagnon/contract/documents/frames.ts";
import { WebSocket } from "ws";
import { type Spread, spreadOf } from "../fanout/measure.ts";

/** What an editor sends: when it was sent, and as many bytes as a sealed cursor has. */
const CURSOR_BYTES = 120;
const stamped = (): Buffer => {
  const bytes = randomBytes(CURSOR_BYTES);
  bytes.writeDoubleBE(performance.now());
  return bytes;
};

/** How a frame is written for a relay, and what of it is the cursor again. */
type Wire = { write: (sealed: Uint8Array) => Uint8Array; read: (frame: Buffer) => Uint8Array | null };
/** The product's frames. */
export const PRODUCT_WIRE: Wire = {
  write: cursorToServer,
  read: (frame) => {
    const found = readFrame(frame);
    return found?.kind === "cursor" ? found.sealed : null;
  },
};
/** A relay's that passes bytes on as they are. */
export const BARE_WIRE: Wire = { write: (sealed) => sealed, read: (frame) => frame };

/** Opens a connection for each address. */
export const openAll = (addresses: readonly string[], origin: string): Promise<WebSocket[]> =>
  Promise.all(
    addresses.map(async (address) => {
      const socket = new WebSocket(address, { origin, perMessageDeflate: false });
      await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
      return socket;
    }),
  );

/** Everybody moves their cursor `hertz` times a second; how long a move takes to reach each of the others, in ms. */
export async function moveCursors(
  sockets: readonly WebSocket[],
  { hertz, seconds, wire }: { hertz: number; seconds: number; wire: Wire },
): Promise<{ arrival: Spread; share: number }> {
  const times: number[] = [];
  const take = (data: Buffer) => {
    const sealed = wire.read(data);
    if (sealed?.length === CURSOR_BYTES) times.push(performance.now() - Buffer.from(sealed).readDoubleBE());
  };
  for (const socket of sockets) socket.on("message", take);
  const began = performance.now();
  const moves = hertz * seconds;
  for (let n = 0; n < moves; n += 1)
    for (const [i, socket] of sockets.entries()) {
      const due = began + (n * 1000 + (i * 1000) / sockets.length) / hertz;
      if (due > performance.now()) await sleep(due - performance.now());
      socket.send(wire.write(stamped()));
    }
  await sleep(500);
  for (const socket of sockets) socket.off("message", take);
  const expected = moves * sockets.length * (sockets.length - 1);
  return { arrival: spreadOf(times), share: times.length / expected };
}
