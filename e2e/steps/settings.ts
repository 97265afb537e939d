import { expect, type Page } from "@playwright/test";
import { urlOf } from "../people.ts";
import { type Credentials, joinByCall } from "./accounts.ts";

/** A new member of the sample community, signed in, without walking through the forms. */
export const joinSample = (page: Page) => joinByCall(page, urlOf("SAMPLE_URL"));

/** Signs in by the interface on another device; answers what the server said. */
export const signInByCall = (page: Page, { email, password }: Credentials) =>
  page.request.post(`${urlOf("SAMPLE_URL")}/api/auth/sign-in`, {
    headers: { origin: urlOf("SAMPLE_URL") },
    data: { email, password },
  });

/** Opens an area of the settings and waits for its first heading. */
export async function openSettings(page: Page, area: string, heading: string): Promise<void> {
  await page.goto(`/dashboard/settings?tab=${area}`);
  await expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();
}

/** A picture file of 640 by 400 pixels, drawn by the page's own browser. */
export async function drawnPicture(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const data = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 640;
    canvas.height = 400;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = "teal";
    context.fillRect(0, 0, 640, 400);
    context.fillStyle = "gold";
    context.fillRect(260, 120, 120, 160);
    return canvas.toDataURL("image/png");
  });
  return {
    name: "bild.png",
    mimeType: "image/png",
    buffer: Buffer.from(data.split(",")[1] ?? "", "base64"),
  };
}

/** Types a code into the six boxes. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page
    .getByLabel(/^(Ziffer 1 von 6|2FA-Code)/)
    .first()
    .focus();
  await page.keyboard.type(code);
}
