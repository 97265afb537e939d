import { BrokenMedia, type PatchedFile } from "#platform/media/patched-file.ts";

const HEAD = 27;
const CRC_AT = 22;
const BEGINS = 2;
/** Max size of a page in bytes: its header, 255 segments and their lengths. */
const PAGE_MAX = HEAD + 255 + 255 * 255;
const PAGES_MAX = 100_000;

/** How a stream begins, and with what its comments do; behind the list of comments Vorbis wants one more bit. */
const CODECS = [
  { begins: "OpusHead", comments: "OpusTags", ends: "" },
  { begins: "\x01vorbis", comments: "\x03vorbis", ends: "\x01" },
] as const;
type Codec = (typeof CODECS)[number];

const CRC = Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value >>> 0;
});
/** A page's checksum (RFC 3533), counted with its own field as nothing. */
function checksum(page: Buffer): number {
  let value = 0;
  for (const [at, byte] of page.entries()) {
    const counted = at >= CRC_AT && at < CRC_AT + 4 ? 0 : byte;
    value = ((value << 8) ^ (CRC[((value >>> 24) ^ counted) & 0xff] ?? 0)) >>> 0;
  }
  return value;
}

type Page = { at: number; bytes: Buffer; serial: number; begins: boolean; content: number; lengths: Buffer };

async function* pagesOf(file: PatchedFile): AsyncGenerator<Page> {
  for (let at = 0, pages = 0; at < file.size; pages += 1) {
    if (pages === PAGES_MAX) throw new BrokenMedia("too many pages");
    const head = await file.read(at, HEAD);
    if (head.toString("latin1", 0, 4) !== "OggS" || head.length < HEAD) throw new BrokenMedia("no page");
    const content = HEAD + head.readUInt8(26);
    const lengths = await file.read(at + HEAD, content - HEAD);
    const length = content + lengths.reduce((sum, one) => sum + one, 0);
    const bytes = await file.readWhole(at, Math.min(length, PAGE_MAX));
    const begins = (bytes.readUInt8(5) & BEGINS) !== 0;
    yield { at, bytes, serial: bytes.readUInt32LE(14), begins, content, lengths: Buffer.from(lengths) };
    at += length;
  }
}

/** The part of a stream's second packet on a page: where, and whether it ends there. */
type Piece = { page: number; from: number; to: number };
type Comments = { codec: Codec; pieces: Piece[]; length: number; done: boolean };

/** Where the comments of each stream in a file stand: the second packet of each. */
async function findComments(file: PatchedFile): Promise<Comments[]> {
  const found: Comments[] = [];
  const waiting = new Map<number, Comments>();
  for await (const { at, bytes, serial, begins, content, lengths } of pagesOf(file)) {
    if (begins) {
      const codec = CODECS.find(
        (one) => bytes.toString("latin1", content, content + one.begins.length) === one.begins,
      );
      if (!codec || waiting.has(serial)) throw new BrokenMedia("a stream of something else");
      const comments = { codec, pieces: [], length: 0, done: false };
      found.push(comments);
      waiting.set(serial, comments);
      continue;
    }
    const comments = waiting.get(serial);
    if (!comments) continue;
    const last = lengths.findIndex((one) => one < 255);
    const size = lengths.subarray(0, last < 0 ? lengths.length : last + 1).reduce((sum, one) => sum + one, 0);
    comments.pieces.push({ page: at, from: content, to: content + size });
    comments.length += size;
    if (last < 0) continue;
    comments.done = true;
    waiting.delete(serial);
  }
  return found;
}

/** An empty comment list of the same size: the vendor string is padded. */
function emptyComments({ codec, length }: Comments): { head: Buffer; end: Buffer } {
  const begin = Buffer.from(codec.comments, "latin1");
  const end = Buffer.concat([Buffer.alloc(4), Buffer.from(codec.ends, "latin1")]);
  const name = length - begin.length - 4 - end.length;
  if (name < 0) throw new BrokenMedia("half a list of comments");
  const size = Buffer.alloc(4);
  size.writeUInt32LE(name);
  return { head: Buffer.concat([begin, size]), end };
}

async function clearComments(file: PatchedFile, comments: Comments): Promise<void> {
  const { head, end } = emptyComments(comments);
  let done = 0;
  for (const { page, from, to } of comments.pieces) {
    const length = await pageLength(file, page);
    const bytes = await file.readWhole(page, length);
    const piece = bytes.subarray(from, to).fill(" ");
    if (done < head.length) head.copy(piece, 0, done);
    const endAt = comments.length - end.length - done;
    if (endAt < piece.length) end.copy(piece, Math.max(0, endAt), Math.max(0, -endAt));
    bytes.writeUInt32LE(checksum(bytes), CRC_AT);
    await file.write(page, bytes);
    done += piece.length;
  }
}

async function pageLength(file: PatchedFile, at: number): Promise<number> {
  const head = await file.read(at, HEAD + 255);
  const content = HEAD + head.readUInt8(26);
  return content + head.subarray(HEAD, content).reduce((sum, one) => sum + one, 0);
}

/**
 * Takes the comments (titles, places, pictures) out of an Ogg file with Opus or Vorbis in it, in place. Throws BrokenMedia
 * for anything else.
 */
export async function scrubOgg(file: PatchedFile): Promise<void> {
  const all = await findComments(file);
  if (all.length === 0 || all.some(({ done }) => !done)) throw new BrokenMedia("nothing to play");
  for (const comments of all) await clearComments(file, comments);
}
