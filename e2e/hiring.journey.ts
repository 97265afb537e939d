import fs from "node:fs";
import { expect, type Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { newPerson, test, urlOf } from "./people.ts";

const SIDE = 1_080;

/** What a PNG says of its size (PNG 1.2, section 11.2.2). */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

/** How many colours a picture has, as the browser sees it, of a point in every thirty. */
const coloursOf = (page: Page, png: Buffer): Promise<number> =>
  page.evaluate(
    async ({ bytes, side }) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
      const context = new OffscreenCanvas(side, side).getContext("2d");
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, side, side) ?? { data: new Uint8ClampedArray() };
      const found = new Set<string>();
      for (let at = 0; at < data.length; at += 4 * 30) found.add(data.slice(at, at + 4).join());
      return found.size;
    },
    { bytes: [...png], side: SIDE },
  );

/** What is saved by a press. */
async function savedBy(page: Page, name: string): Promise<{ file: string; bytes: Buffer }> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name }).click();
  const saved = await coming;
  return { file: saved.suggestedFilename(), bytes: fs.readFileSync(await saved.path()) };
}

test("a recruiting picture is edited and saved, alone and with the others", {
  tag: "@long",
}, async ({ browser }) => {
  const page = await newPerson(browser, urlOf("BASE_URL"));
  await page.goto("/jobs");
  await page.getByRole("link", { name: "Vorlagen für soziale Netzwerke" }).click();
  await expect(page.getByRole("img", { name: /^Bild \d: / })).toHaveCount(6);
  await page.waitForLoadState("load");
  const before = await savedBy(page, "Als PNG speichern: Bild 2");
  await page.getByRole("group", { name: "Bild 2" }).getByLabel("Überschrift").fill("Wer rechnet gern?");
  const picture = page.getByRole("img", { name: "Bild 2: Wer rechnet gern?" });
  await expect(picture).toContainText("Wer rechnet");
  const one = await savedBy(page, "Als PNG speichern: Bild 2");
  expect(one.file).toBe("kompagnon-2-researcher.png");
  expect(sizeOf(one.bytes)).toEqual({ width: SIDE, height: SIDE });
  expect(await coloursOf(page, one.bytes)).toBeGreaterThan(10);
  expect(one.bytes.equals(before.bytes)).toBe(false);
  const all = await savedBy(page, "Alle sechs als ZIP speichern");
  expect(all.file).toBe("kompagnon.zip");
  const files = Object.entries(unzipSync(all.bytes));
  expect(files).toHaveLength(6);
  for (const [, bytes] of files) expect(sizeOf(Buffer.from(bytes))).toEqual({ width: SIDE, height: SIDE });
  expect(Buffer.from(files[1]?.[1] ?? []).equals(one.bytes)).toBe(true);
});

test("the pictures are there without script, and nothing that would need one", { tag: "@long" }, async ({
  browser,
}) => {
  const page = await newPerson(browser, urlOf("BASE_URL"), { javaScriptEnabled: false });
  await page.goto("/en/jobs/socialmedia");
  expect(new URL(page.url()).pathname).toBe("/en/jobs/sotialmedia");
  await expect(page.getByRole("img", { name: /^Picture \d: / })).toHaveCount(6);
  await expect(page.getByText("You can look at the pictures without it.", { exact: false })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
});
