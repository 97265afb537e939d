import net from "node:net";
import { ticketOf } from "./community.ts";

/** A process of its own that holds the streams, so that reading them does not slow the one that measures. */

/** What it is asked … */
export type Ask = { type: "open"; port: number; count: number } | { type: "collect" };
/** … and answers. `refusal`: the beginning of the first answer that was no stream. `times`: from the sender's clock to the arrival here, in ms, since the last collecting. */
export type Answer =
  | { type: "open"; failed: number; refusal: string }
  | { type: "collected"; times: number[]; closed: number };

const AT_A_TIME = 100;
/** Streams from one source address: ports run out at 28,000. */
const PER_ADDRESS = 5_000;
/** When it was sent: the texts of the messages that the benches write say so. */
const AT = /event: message_created\ndata: .*?"text": ?"(\d{4}-[^"]+)"/g;

let times: number[] = [];
let closed = 0;
let refusal = "";

function open(port: number, i: number): Promise<boolean> {
  return new Promise((resolve) => {
    const localAddress = `127.0.0.${2 + Math.floor(i / PER_ADDRESS)}`;
    const socket = net.connect({ port, host: "127.0.0.1", localAddress });
    let rest = "";
    let isOpen = false;
    socket.setEncoding("latin1");
    socket.write(
      `GET /api/rt/stream?t=${ticketOf(i)} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`,
    );
    socket.on("data", (text: string) => {
      const now = Date.now();
      const all = rest + text;
      const end = all.lastIndexOf("\n\n") + 2;
      if (end < 2) {
        rest = all;
        return;
      }
      rest = all.slice(end);
      for (const [, at] of all.slice(0, end).matchAll(AT)) times.push(now - Date.parse(at ?? ""));
      if (isOpen) return;
      isOpen = true;
      resolve(all.includes("event: hello"));
    });
    socket.on("error", () => undefined); // close follows and counts
    socket.on("close", () => {
      if (isOpen) closed += 1;
      else refusal ||= rest.slice(0, 200);
      resolve(false);
    });
  });
}

async function openAll(port: number, count: number): Promise<number> {
  let next = 1;
  let failed = 0;
  const work = async () => {
    while (next <= count) if (!(await open(port, next++))) failed += 1;
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return failed;
}

const answer = (message: Answer) => process.send?.(message);
process.on("message", async (ask: Ask) => {
  if (ask.type === "open") answer({ type: "open", failed: await openAll(ask.port, ask.count), refusal });
  else {
    answer({ type: "collected", times, closed });
    times = [];
  }
});
process.on("disconnect", () => process.exit(0));
