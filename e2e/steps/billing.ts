import { expect, type Page } from "@playwright/test";

/** Pays on the local provider's page with the prefilled card, and returns to the dashboard. */
export async function payWithTestCard(page: Page): Promise<void> {
  await page.waitForURL(/\/test-checkout\//);
  await page.getByRole("button", { name: "Mit Testgeld zahlen" }).click();
  await page.waitForURL(/\/dashboard\?billing=success/);
}

/** Orders the plan whose summary is open. */
export async function orderNow(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Deine Bestellung" })).toBeVisible();
  const atOnce = page.getByRole("checkbox", { name: /Premium sofort beginnt/ });
  await expect(atOnce).not.toBeChecked();
  await atOnce.check();
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen", exact: true }).click();
}
