/** The messages between processes about an open document: a byte of kind, then bytes. */
const KIND = { fleeting: 1, parts: 2, changed: 3 } as const;
/** Kind, revision, how many. */
const PARTS_HEAD = 1 + 4 + 2;

export type Message =
  /** A cursor, or that a connection came or went. */
  | { kind: "fleeting"; frame: Buffer }
  /** Parts as frames, and the revision of the document at which they were stored. */
  | { kind: "parts"; revision: number; frames: Uint8Array[] }
  | { kind: "changed" };

/** A message as it travels. */
export function writeMessage(message: Message): Buffer {
  if (message.kind === "changed") return Buffer.of(KIND.changed);
  if (message.kind === "fleeting") return Buffer.concat([Buffer.of(KIND.fleeting), message.frame]);
  const head = Buffer.alloc(PARTS_HEAD);
  head[0] = KIND.parts;
  head.writeUInt32BE(message.revision, 1);
  head.writeUInt16BE(message.frames.length, 5);
  const lengths = message.frames.map((frame) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(frame.length);
    return length;
  });
  return Buffer.concat([head, ...message.frames.flatMap((frame, i) => [lengths[i] ?? head, frame])]);
}

/** Reads what another process wrote; null for what none of ours would. */
export function readMessage(bytes: Buffer): Message | null {
  if (bytes[0] === KIND.changed) return { kind: "changed" };
  if (bytes[0] === KIND.fleeting && bytes.length > 1) return { kind: "fleeting", frame: bytes.subarray(1) };
  if (bytes[0] !== KIND.parts || bytes.length < PARTS_HEAD) return null;
  const frames: Uint8Array[] = [];
  let at = PARTS_HEAD;
  for (let left = bytes.readUInt16BE(5); left > 0; left -= 1) {
    if (at + 4 > bytes.length) return null;
    const end = at + 4 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    frames.push(bytes.subarray(at + 4, end));
    at = end;
  }
  return { kind: "parts", revision: bytes.readUInt32BE(1), frames };
}
