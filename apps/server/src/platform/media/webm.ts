import { BrokenMedia, type PatchedFile } from "#platform/media/patched-file.ts";

/** An element: its id, where it begins, where its content does, and where it ends. */
type Element = { id: number; at: number; content: number; end: number; open: boolean };

const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const INFO = 0x1549a966;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const VOID = 0xec;

/** What is needed to play, by where it stands (RFC 9559): a segment's parts, with those of clusters without an end … */
const IN_SEGMENT = new Set([
  0x114d9b74,
  INFO,
  TRACKS,
  CLUSTER,
  0x1c53bb6b,
  0xe7,
  0xa3,
  0xa0,
  0xa7,
  0xab,
  0x5854,
  0xaf,
]);
/** … its scale of time, length, and the programs that wrote it, which have to be there; … */
const IN_INFO = new Set([0x2ad7b1, 0x4489, 0x4d80, 0x5741]);
/** … and of a track everything but its name, and a checksum that would no longer be right. */
const IN_NO_TRACK = new Set([0x536e, 0xbf]);

/** Recorders write fifty elements a second; more than ten minutes of that is no one's. */
const ELEMENTS_MAX = 400_000;
const HEAD_MAX = 12;

/** A number of variable length: how many bytes it takes, and its value with and without its length's mark. */
function numberAt(
  bytes: Buffer,
  at: number,
): { length: number; marked: number; value: number; open: boolean } {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || at + length > bytes.length) throw new BrokenMedia("half a number");
  let marked = first;
  let value = first & (0xff >> length);
  let open = value === 0xff >> length;
  for (let n = 1; n < length; n += 1) {
    const byte = bytes[at + n] ?? 0;
    marked = marked * 256 + byte;
    value = value * 256 + byte;
    open &&= byte === 0xff;
  }
  return { length, marked, value, open };
}

async function* elementsIn(
  file: PatchedFile,
  from: number,
  to: number,
  budget: { left: number },
): AsyncGenerator<Element> {
  for (let at = from; at < to; ) {
    budget.left -= 1;
    if (budget.left < 0) throw new BrokenMedia("too many elements");
    const head = await file.read(at, HEAD_MAX);
    const id = numberAt(head, 0);
    const size = numberAt(head, id.length);
    const content = at + id.length + size.length;
    // Of unknown size (live recordings) or truncated: up to the end of its parent.
    const end = size.open ? to : Math.min(to, content + size.value);
    const element = { id: id.marked, at, content, end, open: size.open };
    yield element;
    // The parts of a cluster without an end stand like parts of its segment.
    at = size.open && element.id === CLUSTER ? content : end;
  }
}

/** Makes an element a void of the same length. */
async function clearElement(file: PatchedFile, { id, at, content, end }: Element): Promise<void> {
  const length = end - at;
  if (id === VOID && end === content) return; // there is nothing in it
  if (length < 2) throw new BrokenMedia("half an element");
  const head = length < 9 ? Buffer.from([VOID, 0x80 | (length - 2)]) : Buffer.alloc(9);
  if (length >= 9) {
    head.writeUInt8(VOID, 0);
    head.writeBigUInt64BE(0x0100000000000000n | BigInt(length - 9), 1);
  }
  await file.write(at, head);
  await file.clear(at + head.length, length - head.length);
}

/**
 * Removes metadata from a WebM file in place (tags, titles, dates, attachments), keeping pictures and sound. Throws BrokenMedia
 * for a file without playable content.
 */
export async function scrubWebm(file: PatchedFile): Promise<void> {
  const budget = { left: ELEMENTS_MAX };
  let played = false;
  for await (const top of elementsIn(file, 0, file.size, budget)) {
    if (top.id === EBML) continue;
    if (top.id !== SEGMENT) {
      await clearElement(file, top);
      continue;
    }
    for await (const part of elementsIn(file, top.content, top.end, budget)) {
      played ||= part.id === CLUSTER;
      if (!IN_SEGMENT.has(part.id)) await clearElement(file, part);
      else if (part.id === INFO) await clearIn(file, part, (id) => !IN_INFO.has(id), budget);
      else if (part.id === TRACKS)
        for await (const track of elementsIn(file, part.content, part.end, budget))
          if (track.id === TRACK) await clearIn(file, track, (id) => IN_NO_TRACK.has(id), budget);
          else await clearElement(file, track);
    }
  }
  if (!played) throw new BrokenMedia("nothing to play");
}

async function clearIn(
  file: PatchedFile,
  { content, end }: Element,
  goes: (id: number) => boolean,
  budget: { left: number },
): Promise<void> {
  for await (const inner of elementsIn(file, content, end, budget))
    if (goes(inner.id)) await clearElement(file, inner);
}
