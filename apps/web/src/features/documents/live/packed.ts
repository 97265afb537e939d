import type { Bytes } from "#platform/bytes.ts";

/** Bytes that travel behind their description: its length (4 bytes, big-endian), the description as JSON, the bytes. */
export function pack(head: unknown, pieces: readonly Bytes[]): Blob {
  const text = new TextEncoder().encode(JSON.stringify(head));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, text.length);
  return new Blob([length, text, ...pieces], { type: "application/octet-stream" });
}
