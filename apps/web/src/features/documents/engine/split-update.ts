import * as Y from "yjs";
import { type Bytes, copyOf } from "#platform/bytes.ts";

type Struct = ReturnType<typeof Y.decodeUpdate>["structs"][number];

/** A number as Yjs writes it: seven bits a byte, the lowest first. */
function varUint(number: number): number[] {
  const bytes: number[] = [];
  let rest = number;
  for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) bytes.push(0x80 | (rest % 0x80));
  return [...bytes, rest];
}

function bytesOf(struct: Struct): Uint8Array {
  const encoder = new Y.UpdateEncoderV1();
  struct.write(encoder, 0);
  return encoder.toUint8Array();
}

/** One client's structs in a row as an update that deletes nothing. */
function updateOf(structs: readonly Struct[], written: readonly Uint8Array[]): Bytes {
  const first = structs[0]?.id ?? { client: 0, clock: 0 };
  const head = [1, ...varUint(structs.length), ...varUint(first.client), ...varUint(first.clock)];
  const length = head.length + written.reduce((sum, one) => sum + one.length, 0) + 1;
  const update = new Uint8Array(length);
  update.set(head);
  let at = head.length;
  for (const one of written) {
    update.set(one, at);
    at += one.length;
  }
  return update; // its last byte is 0: nothing is deleted
}

/**
 * An update in pieces of at most `max` bytes, each an update of its own, to be applied in their order. A single insertion
 * that is larger stays whole.
 */
export function splitUpdate(update: Uint8Array, max: number): Bytes[] {
  if (update.length <= max) return [copyOf(update)];
  const pieces: Bytes[] = [];
  let structs: Struct[] = [];
  let written: Uint8Array[] = [];
  let size = 0;
  const cut = () => {
    if (structs.length > 0) pieces.push(updateOf(structs, written));
    structs = [];
    written = [];
    size = 0;
  };
  for (const struct of Y.decodeUpdate(update).structs) {
    const bytes = bytesOf(struct);
    const before = structs.at(-1);
    const follows = before?.id.client === struct.id.client;
    if (!follows || size + bytes.length + 32 > max) cut();
    structs.push(struct);
    written.push(bytes);
    size += bytes.length;
  }
  cut();
  // Without what the pieces brought, the deletions remain.
  pieces.push(copyOf(Y.diffUpdate(update, Y.encodeStateVectorFromUpdate(update))));
  return pieces;
}
