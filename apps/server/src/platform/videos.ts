import { typeOf } from "#platform/images.ts";

/** What a video is by its bytes. */
export type VideoType = "video/mp4" | "video/webm";

/** The head of a box of an MP4 file, in bytes, and of one whose length takes 64 bits. */
const HEAD = 8;
const LONG_HEAD = 16;

/** More boxes than any video has, even one with a fragment for each of its pictures: a file of nothing else is long work. */
const BOXES_MAX = 100_000;

/** Whether an MP4 file is whole: boxes to its very end, and among them the one that says what is in it. */
function isWholeMp4(bytes: Buffer): boolean {
  let at = 0;
  let described = false;
  for (let boxes = 0; at + HEAD <= bytes.length; boxes += 1) {
    if (boxes === BOXES_MAX) return false;
    const short = bytes.readUInt32BE(at);
    const name = bytes.toString("latin1", at + 4, at + HEAD);
    if (short === 1 && at + LONG_HEAD > bytes.length) return false;
    const size =
      short === 0 ? bytes.length - at : short === 1 ? Number(bytes.readBigUInt64BE(at + HEAD)) : short;
    if (size < (short === 1 ? LONG_HEAD : HEAD) || at + size > bytes.length) return false;
    described ||= name === "moov";
    at += size;
  }
  return described && at === bytes.length;
}

/** A segment and its first cluster: without them a WebM file shows nothing. */
const SEGMENT = Buffer.from("18538067", "hex");
const CLUSTER = Buffer.from("1f43b675", "hex");

/** The type of a video as its bytes tell it, `broken` for one that is not whole, and null for anything else. */
export async function videoType(bytes: Buffer): Promise<VideoType | "broken" | null> {
  const type = await typeOf(bytes);
  if (type === "video/mp4") return isWholeMp4(bytes) ? type : "broken";
  if (type === "video/webm") return bytes.includes(SEGMENT) && bytes.includes(CLUSTER) ? type : "broken";
  return null;
}
