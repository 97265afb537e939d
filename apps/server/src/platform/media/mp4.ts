import { BOXES_MAX, type Box, type Budget, boxesIn, clearSamples } from "#platform/media/mp4-samples.ts";
import { BrokenMedia, type PatchedFile } from "#platform/media/patched-file.ts";

/** The boxes needed for playback, by their parent; others contain personal data or are not needed. */
const TABLES =
  "stsd stts ctts cslg stss stsz stz2 stsc stco co64 sgpd sbgp sdtp saiz saio subs stsh padb stdp";
const NEEDED: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    "": "ftyp styp moov mdat moof mfra sidx ssix",
    moov: "mvhd trak mvex",
    trak: "tkhd edts tref mdia",
    mdia: "mdhd hdlr minf elng",
    minf: "vmhd smhd nmhd sthd dinf stbl",
    stbl: TABLES,
    mvex: "mehd trex leva trep",
    moof: "mfhd traf",
    traf: "tfhd trun tfdt sdtp sbgp sgpd subs saiz saio",
    mfra: "tfra mfro",
  }).map(([parent, names]) => [parent, new Set(names.split(" "))]),
);
/** These begin with a version and with when the file was made and changed. */
const DATED = new Set(["mvhd", "tkhd", "mdhd"]);
/** Tracks of pictures and sound stay; others hold where the camera was, among other things. */
const PLAYED = new Set(["vide", "soun"]);

/** Makes a box free space of the same size: what stands behind it stays where others look for it. */
async function clearBox(file: PatchedFile, { at, content, end }: Box): Promise<void> {
  await file.write(at + 4, Buffer.from("free", "latin1"));
  await file.clear(content, end - content);
}

async function clearDates(file: PatchedFile, { content, end }: Box): Promise<void> {
  const [version = 0] = await file.read(content, 1);
  const dates = version === 1 ? 16 : 8;
  if (content + 4 + dates > end) throw new BrokenMedia("half a head");
  await file.clear(content + 4, dates);
}

/** What kind of track this is, as its handler says. */
async function handlerOf(file: PatchedFile, track: Box, budget: Budget): Promise<string> {
  for await (const box of boxesIn(file, track.content, track.end, budget))
    if (box.name === "mdia")
      for await (const inner of boxesIn(file, box.content, box.end, budget))
        if (inner.name === "hdlr") return (await file.read(inner.content + 8, 4)).toString("latin1");
  return "";
}

/**
 * Removes metadata from an MP4 file in place (places, dates, devices, tracks of such), keeping pictures and sound. Throws
 * BrokenMedia for an incomplete file.
 */
export async function scrubMp4(file: PatchedFile): Promise<void> {
  const budget: Budget = { left: BOXES_MAX };
  const top: Box[] = [];
  for await (const box of boxesIn(file, 0, file.size, budget)) top.push(box);
  const media = top.filter(({ name }) => name === "mdat");
  if (!top.some(({ name }) => name === "moov") || media.length === 0)
    throw new BrokenMedia("nothing to play");
  const fragmented = top.some(({ name }) => name === "moof");

  const scrub = async (box: Box, parent: string): Promise<void> => {
    const { name } = box;
    if (!NEEDED[parent]?.has(name)) return clearBox(file, box);
    if (DATED.has(name)) return clearDates(file, box);
    if (name === "trak" && !PLAYED.has(await handlerOf(file, box, budget))) {
      if (fragmented) throw new BrokenMedia("a track of something else in pieces");
      await clearSamples(file, box, media, budget);
      return clearBox(file, box);
    }
    if (!NEEDED[name]) return;
    for await (const inner of boxesIn(file, box.content, box.end, budget)) await scrub(inner, name);
  };
  for (const box of top) await scrub(box, "");
}
