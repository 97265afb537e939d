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

const AVATAR = { width: 512, height: 512, type: "image/webp", quality: 80 } as const;
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

test("what is no picture, and what is too large, is refused, and the next picture is taken all the same", async () => {
  const broken = Buffer.concat([heavy.subarray(0, 2_000), Buffer.alloc(50_000)]);
  const huge = await sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: "#000" } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const bytes of [broken, huge, Buffer.from("<svg/>")])
    await expect(takePicture(bytes, AVATAR)).rejects.toMatchObject({ code: "unsupported_type" });
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
