import http from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Locator, type Page } from "@playwright/test";

/** A post in the open list or on its own page. */
export const postWith = (page: Page, text: string): Locator =>
  page.getByRole("article").filter({ hasText: text });

/** Opens the feed and the composer in it. */
export async function openComposer(page: Page): Promise<Locator> {
  await page.goto("/dashboard/feed");
  await expect(page.getByRole("heading", { level: 1, name: "Beiträge" })).toBeVisible();
  const closed = page.getByRole("button", { name: "Was bewegt dich gerade?" });
  const form = page.getByRole("form", { name: "Neuer Beitrag" });
  await closed.or(form).first().waitFor();
  if (await closed.isVisible()) await closed.click();
  return form;
}

/** Publishes a text through the form; ends when the post is in the feed. */
export async function publish(page: Page, text: string): Promise<void> {
  const form = await openComposer(page);
  await form.getByLabel("Dein Beitrag").fill(text);
  await form.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(postWith(page, text)).toBeVisible();
}

/** Deletes one's own post where it is shown. */
export async function deletePost(page: Page, text: string): Promise<void> {
  await postWith(page, text).getByRole("button", { name: "Mehr zu diesem Beitrag" }).click();
  await page.getByRole("menuitem", { name: "Löschen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
  // The message about an earlier deletion may still be shown.
  await expect(page.getByText("Der Beitrag ist gelöscht.").first()).toBeVisible();
  await expect(postWith(page, text)).toHaveCount(0);
}

/** A page with this content on another origin. */
export async function foreignSite(body: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = http.createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!doctype html><title>Fremde Seite</title><body>${body}</body>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
