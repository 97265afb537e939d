import fs from "node:fs";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import { fitPicture, measurePicture, takePicture } from "#platform/images.ts";
import { pictures } from "#platform/pictures/pictures.ts";
import { heldBy } from "#testing/holding.ts";

let heavy: Buffer;
beforeAll(async () => {
  heavy = await sharp({ create: { width: 6_300, height: 6_300, channels: 3, background: "#306" } })
    .jpeg({ progressive: true, quality: 40 })
    .toBuffer();
}, 60_000);

const AVATAR = { width: 512, height: 512, quality: 80 } as const;
const memory = (): number => process.memoryUsage.rss() / 1024 / 1024;

test("progressive JPEGs of 40 million pixels hold neither the loop nor the memory of this process", async () => {
  const before = memory();
  const held = await heldBy(async () => {
    const [large, small] = await fitPicture(heavy, [1_600, 400]);
    expect([large?.width, small?.width]).toEqual([1_600, 400]);
  });
  expect(held).toBeLessThan(50);
  expect(memory() - before).toBeLessThan(150);
}, 180_000);

test("a process that took much memory ends after its picture, and the next picture has another one", async () => {
  await takePicture(heavy, AVATAR);
  await vi.waitFor(async () => {
    const { pid } = pictures;
    if (pid && process.platform === "linux") {
      const pages = Number(fs.readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);
      expect((pages * 4_096) / 1024 / 1024).toBeLessThan(500);
    }
  });
  expect((await takePicture(heavy, AVATAR)).length).toBeGreaterThan(100);
}, 60_000);

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#306" } });

test.each([
  ["48 megapixels, upright by its metadata", 8_000, 6_000, 6],
  ["50 megapixels", 8_160, 6_144, 1],
  ["200 megapixels", 16_320, 12_240, 1],
])(
  "a photo of %s is taken and reduced",
  async (_, width, height, orientation) => {
    const photo = await plain(width, height).jpeg({ quality: 40 }).withMetadata({ orientation }).toBuffer();
    const [large] = await fitPicture(photo, [1_600, 400]);
    const isTurned = orientation === 6;
    expect([large?.width, large?.height].includes(1_600)).toBe(true);
    expect((large?.height ?? 0) > (large?.width ?? 0)).toBe(isTurned);
    expect((await takePicture(photo, AVATAR)).length).toBeGreaterThan(100);
  },
  180_000,
);

test.each(["png", "webp", "progressive JPEG"])(
  "50 megapixels as %s are taken",
  async (kind) => {
    const photo = plain(8_160, 6_144);
    const formats = new Map([
      ["png", () => photo.png({ compressionLevel: 1 })],
      ["webp", () => photo.webp({ effort: 0 })],
      ["progressive JPEG", () => photo.jpeg({ progressive: true, quality: 40 })],
    ]);
    const bytes = await formats.get(kind)?.().toBuffer();
    if (!bytes) throw new Error(kind);
    const [large] = await fitPicture(bytes, [1_600]);
    expect(large?.width).toBe(1_600);
  },
  180_000,
);

test("a JPEG without its end marker is taken, one that lacks a half is damaged", async () => {
  const whole = await sharp(await plain(400, 300).png().toBuffer())
    .jpeg()
    .toBuffer();
  const [shown] = await fitPicture(whole.subarray(0, -2), [400]);
  expect([shown?.width, shown?.height]).toEqual([400, 300]);
  await expect(fitPicture(whole.subarray(0, whole.length / 2), [400])).rejects.toMatchObject({
    code: "picture_damaged",
  });
});

test("what is refused has its reason, and the next picture is taken all the same", async () => {
  const broken = Buffer.concat([heavy.subarray(0, 2_000), Buffer.alloc(50_000)]);
  const huge = await plain(9_000, 9_000).png({ compressionLevel: 1 }).toBuffer();
  for (const [bytes, code] of [
    [broken, "picture_damaged"],
    [huge, "picture_too_large"],
    [Buffer.from("<svg/>"), "unsupported_type"],
  ] as const)
    await expect(takePicture(bytes, AVATAR)).rejects.toMatchObject({ code });
  expect(await measurePicture(heavy)).toMatchObject({ width: 6_300, height: 6_300, type: "image/jpeg" });
}, 60_000);

test("too many that wait are refused at once", async () => {
  const small = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const answers = await Promise.allSettled(Array.from({ length: 80 }, () => takePicture(small, AVATAR)));
  const refused = answers.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThan(10);
  expect(refused[0]).toMatchObject({ reason: { code: "unavailable" } });
  expect(answers.length - refused.length).toBeGreaterThan(50);
}, 60_000);
