import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { samplePicture } from "./pictures.ts";

/** The colour of a picture at a place. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data } = await sharp(picture)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

describe("samplePicture", () => {
  test.each([
    ["front", 375, 370],
    ["selfie", 640, 400],
  ] as const)("%s shows the person of the profile picture", async (side, x, y) => {
    const portrait = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#ff0000" } })
      .webp()
      .toBuffer();
    const [red = 0, green = 255] = await colourAt(await samplePicture(side, portrait), x, y);
    expect(red).toBeGreaterThan(200);
    expect(green).toBeLessThan(60);
  });

  test("a member without one has a drawn face", async () => {
    expect((await sharp(await samplePicture("selfie", null)).metadata()).width).toBe(1280);
  });
});
