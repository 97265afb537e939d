/**
 * What travels on a document's WebSocket, free of any library. Binary frames; the first byte tells the kind, numbers are
 * big-endian. Browsers send cursors only: parts go by `POST …/parts`, which answers when they are stored.
 */
import { PART_PURPOSES, type PartPurpose, SESSION_BYTES } from "./rules.ts";

/**
 * 1 cursor: to the server its sealed bytes; from it connection (8), member (16), sealed. Never stored.
 * 2 part: n (8), epoch (4), seq (4), purpose (1), session (16), author (16, zeros for who has left), sealed.
 * 3 at: the last number of the log (8), epoch (4), whether a new key is due (1). At once when the key changes, and every 5 s,
 *   so that a last part that was lost is missed.
 * 4 gone: a connection (8) has closed: its cursor goes.
 * 6 joined: a connection (8) has opened: members send their cursors again, so that it sees them at once.
 * 5 changed: title, people, my role or premium changed: fetch the document.
 */
export const FRAME = { cursor: 1, part: 2, at: 3, gone: 4, changed: 5, joined: 6 } as const;

/** Why the server closes: the session ended; no access any more; the document is gone; too much at once; slow or crowded. */
export const CLOSED = {
  session: 4401,
  access: 4403,
  gone: 4404,
  stopping: 1012,
  crowded: 1013,
  breach: 1008,
} as const;

/** Most bytes of a cursor's sealed state. */
export const CURSOR_BYTES_MAX = 2 * 1024;
/** Cursors a second, and the maximum burst; more are dropped, and a connection that continues is closed. */
export const CURSORS_A_SECOND = 20;
export const CURSORS_AT_ONCE = 40;
/** Connections to one document on a process: of one member, of all guests of its links, of everybody. */
export const SOCKETS_A_MEMBER = 10;
export const SOCKETS_OF_GUESTS = 100;
export const SOCKETS_A_DOCUMENT = 200;

/** As both sides of the wire have it. */
type Bytes = Uint8Array<ArrayBuffer>;
export type PartFrame = {
  n: number;
  epoch: number;
  seq: number;
  purpose: PartPurpose;
  /** As hexadecimal digits. */
  session: string;
  /** Null for who has left. */
  author: string | null;
  /** Empty where it is not for the reader. */
  sealed: Uint8Array;
};
export type ServerFrame =
  | { kind: "cursor"; connection: string; member: string; sealed: Uint8Array }
  | ({ kind: "part" } & PartFrame)
  | { kind: "at"; n: number; epoch: number; rotationDue: boolean }
  | { kind: "gone" | "joined"; connection: string }
  | { kind: "changed" };

const ID_BYTES = 16;
const CONNECTION_BYTES = 8;
const PART_HEAD = 1 + 8 + 4 + 4 + 1 + SESSION_BYTES + ID_BYTES;
const AT_BYTES = 1 + 8 + 4 + 1;

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const idOf = (bytes: Uint8Array): string =>
  hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
const putHex = (into: Uint8Array, at: number, hex: string): void => {
  for (let i = 0; i * 2 < hex.length; i += 1) into[at + i] = Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16);
};
const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A cursor as a browser sends it. */
export function cursorToServer(sealed: Uint8Array): Bytes {
  const frame = new Uint8Array(1 + sealed.length);
  frame[0] = FRAME.cursor;
  frame.set(sealed, 1);
  return frame;
}

/** A cursor as the server hands it on, with the connection and the member that it came from. */
export function cursorFrame(connection: string, member: string, sealed: Uint8Array): Bytes {
  const frame = new Uint8Array(1 + CONNECTION_BYTES + ID_BYTES + sealed.length);
  frame[0] = FRAME.cursor;
  putHex(frame, 1, connection);
  putHex(frame, 1 + CONNECTION_BYTES, member.replaceAll("-", ""));
  frame.set(sealed, 1 + CONNECTION_BYTES + ID_BYTES);
  return frame;
}

/** A part of the log. */
export function partFrame({ n, epoch, seq, purpose, session, author, sealed }: PartFrame): Bytes {
  const frame = new Uint8Array(PART_HEAD + sealed.length);
  const view = viewOf(frame);
  frame[0] = FRAME.part;
  view.setBigUint64(1, BigInt(n));
  view.setUint32(9, epoch);
  view.setUint32(13, seq);
  frame[17] = PART_PURPOSES.indexOf(purpose);
  putHex(frame, 18, session);
  if (author) putHex(frame, 18 + SESSION_BYTES, author.replaceAll("-", ""));
  frame.set(sealed, PART_HEAD);
  return frame;
}

/** Where the log is. */
export function atFrame({
  n,
  epoch,
  rotationDue,
}: {
  n: number;
  epoch: number;
  rotationDue: boolean;
}): Bytes {
  const frame = new Uint8Array(AT_BYTES);
  const view = viewOf(frame);
  frame[0] = FRAME.at;
  view.setBigUint64(1, BigInt(n));
  view.setUint32(9, epoch);
  frame[13] = rotationDue ? 1 : 0;
  return frame;
}

/** A connection has opened, or closed. */
export function presenceFrame(kind: "joined" | "gone", connection: string): Bytes {
  const frame = new Uint8Array(1 + CONNECTION_BYTES);
  frame[0] = FRAME[kind];
  putHex(frame, 1, connection);
  return frame;
}

/** Something about the document changed. */
export const changedFrame = (): Bytes => Uint8Array.of(FRAME.changed);

/** Reads a frame of the server; null for one that is none, or of a kind that came later. */
export function readFrame(frame: Uint8Array): ServerFrame | null {
  const view = viewOf(frame);
  const connection = () => hexOf(frame.subarray(1, 1 + CONNECTION_BYTES));
  switch (frame[0]) {
    case FRAME.cursor:
      return frame.length < 1 + CONNECTION_BYTES + ID_BYTES
        ? null
        : {
            kind: "cursor",
            connection: connection(),
            member: idOf(frame.subarray(1 + CONNECTION_BYTES, 1 + CONNECTION_BYTES + ID_BYTES)),
            sealed: frame.subarray(1 + CONNECTION_BYTES + ID_BYTES),
          };
    case FRAME.part:
      return frame.length < PART_HEAD ? null : readPart(frame, view);
    case FRAME.at:
      return frame.length < AT_BYTES
        ? null
        : {
            kind: "at",
            n: Number(view.getBigUint64(1)),
            epoch: view.getUint32(9),
            rotationDue: frame[13] === 1,
          };
    case FRAME.gone:
    case FRAME.joined:
      return frame.length < 1 + CONNECTION_BYTES
        ? null
        : { kind: frame[0] === FRAME.gone ? "gone" : "joined", connection: connection() };
    case FRAME.changed:
      return { kind: "changed" };
    default:
      return null;
  }
}

function readPart(frame: Uint8Array, view: DataView): ServerFrame | null {
  const purpose = PART_PURPOSES[frame[17] ?? -1];
  const author = frame.subarray(18 + SESSION_BYTES, PART_HEAD);
  return purpose
    ? {
        kind: "part",
        n: Number(view.getBigUint64(1)),
        epoch: view.getUint32(9),
        seq: view.getUint32(13),
        purpose,
        session: hexOf(frame.subarray(18, 18 + SESSION_BYTES)),
        author: author.some((byte) => byte !== 0) ? idOf(author) : null,
        sealed: frame.subarray(PART_HEAD),
      }
    : null;
}
