import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { scrub } from "#platform/media/scrub.ts";
import { aPlacedMp3, aPlacedMp4, aPlacedOgg, aPlacedWebm, box, oggChecksum } from "#testing/media-files.ts";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-media-"));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const PLACE = "+48.1372+011.5756/";
/** What is left of a file; null if it was refused. */
async function scrubbed(bytes: Buffer, type: string): Promise<Buffer | null> {
  const file = path.join(folder, "film");
  fs.writeFileSync(file, bytes);
  return (await scrub(file, type)) ? fs.readFileSync(file) : null;
}

const FILES = {
  "video/mp4": [aPlacedMp4(PLACE)],
  "audio/mp4": [aPlacedMp4(PLACE)],
  "video/webm": [aPlacedWebm(PLACE), aPlacedWebm(PLACE, true)],
  "audio/webm": [aPlacedWebm(PLACE, true)],
  "audio/ogg": [aPlacedOgg(PLACE)],
  "audio/mpeg": [aPlacedMp3(PLACE)],
};

describe("a film or sound tells no place and no time", () => {
  for (const [type, files] of Object.entries(FILES))
    for (const [n, { bytes, picture }] of files.entries())
      test(`${type} ${n}`, async () => {
        expect(bytes.includes(PLACE.slice(0, 18))).toBe(true);
        const left = await scrubbed(bytes, type);
        expect(left).toHaveLength(bytes.length);
        for (const secret of [
          PLACE,
          PLACE.slice(0, 8),
          "location",
          "LOCATION",
          Buffer.from("e2000001", "hex"),
          Buffer.alloc(8, 0xe2),
        ])
          expect(left?.includes(secret), String(secret)).toBe(false);
        // What is shown and heard stands where it stood: tables of places in the file stay true.
        for (let at = bytes.indexOf(picture); at >= 0; at = bytes.indexOf(picture, at + 1))
          expect(left?.subarray(at, at + picture.length)).toEqual(picture);
        // Doing it twice changes nothing.
        expect(left && (await scrubbed(left, type))).toEqual(left);
      });
});

test("pages of an Ogg file have a valid checksum, and their comments are an empty list", async () => {
  const left = (await scrubbed(aPlacedOgg(PLACE).bytes, "audio/ogg")) ?? Buffer.alloc(0);
  let packet = Buffer.alloc(0);
  for (let at = 0; at < left.length; ) {
    const count = left.readUInt8(at + 26);
    const lengths = left.subarray(at + 27, at + 27 + count);
    const end = at + 27 + count + lengths.reduce((sum, one) => sum + one, 0);
    const page = left.subarray(at, end);
    expect(page.readUInt32LE(22)).toBe(oggChecksum(page));
    if (at > 0) packet = Buffer.concat([packet, page.subarray(27 + count)]);
    at = end;
  }
  expect(packet.toString("latin1", 0, 8)).toBe("OpusTags");
  const program = packet.readUInt32LE(8);
  expect(packet.readUInt32LE(12 + program)).toBe(0);
});

test("a large file is not held in memory", async () => {
  const { bytes } = aPlacedMp4(PLACE);
  const file = path.join(folder, "large");
  fs.writeFileSync(file, bytes);
  const size = 300 * 1024 * 1024;
  fs.appendFileSync(file, box("mdat", Buffer.alloc(0)).fill(0, 0, 4));
  fs.truncateSync(file, size);
  const before = process.memoryUsage().rss;
  expect(await scrub(file, "video/mp4")).toBe(true);
  expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
});

describe("what is broken, or more work than any film, is refused", () => {
  const { bytes } = aPlacedMp4(PLACE);
  const webm = aPlacedWebm(PLACE).bytes;
  const ogg = aPlacedOgg(PLACE).bytes;
  test.each([
    ["an MP4 cut off", bytes.subarray(0, 200), "video/mp4"],
    [
      "an MP4 of boxes",
      Buffer.concat([bytes, Buffer.alloc(800_008, Buffer.from("0000000866726565", "hex"))]),
      "video/mp4",
    ],
    ["an MP4 without media", box("ftyp", Buffer.from("isom")), "video/mp4"],
    ["a box beyond the end", Buffer.concat([bytes, Buffer.from("7fffffff66726565", "hex")]), "video/mp4"],
    ["a WebM without clusters", webm.subarray(0, 60), "video/webm"],
    [
      "a WebM of elements",
      Buffer.concat([webm.subarray(0, 60), Buffer.alloc(2_000_000, Buffer.from("ec80", "hex"))]),
      "video/webm",
    ],
    ["an Ogg cut off", ogg.subarray(0, 60_000), "audio/ogg"],
    ["an Ogg of something else", Buffer.from(ogg).fill("x", 28, 36), "audio/ogg"],
    ["nothing", Buffer.alloc(0), "audio/ogg"],
  ])("%s", async (_, broken, type) => {
    expect(await scrubbed(broken, type)).toBeNull();
  });
});
