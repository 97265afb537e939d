import { expect } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";

test("the FAQ: a guest finds the price for small businesses and follows a link; no other page carries the texts", async ({
  browser,
}) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 1440, height: 900 } });
  const texts = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType("resource").filter(({ name }) => name.includes("-faq-questions")).length,
    );
  await signInAsSample(page, "member");
  await page.goto("/dashboard/resources");
  const tool = page.getByRole("main").getByRole("link", { name: "Fragen zum Gründen" });
  await expect(tool).toBeVisible();
  expect(await texts()).toBe(0);
  await tool.click();
  await expect(page).toHaveURL(/\/resources\/faq$/);
  await expect(page.getByText("Muss ich ein Gewerbe anmelden, und wie geht das?")).toBeVisible();

  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveCount(7);
  expect(await texts()).toBe(1);
  await expect(main.getByText("keine Rechts- oder Steuerberatung")).toHaveCount(1);

  await main
    .getByRole("searchbox")
    .or(main.getByLabel("Fragen durchsuchen"))
    .first()
    .fill("KUNSTLERSOZIALKASSE");
  await expect(main.getByRole("status").filter({ hasText: "gefunden" })).toBeVisible();
  await expect(main.getByRole("heading", { level: 3 }).first()).toHaveText(
    "Was ist die Künstlersozialkasse?",
  );
  await page.keyboard.press("Escape");
  await expect(main.getByRole("heading", { level: 2 })).toHaveCount(7);

  await main.getByText("Was ist die Kleinunternehmerregelung?").click();
  const opened = page.locator("#q-small_business");
  await expect(opened.getByText("höchstens 25.000 €")).toBeVisible();
  await expect(opened.getByRole("link", { name: "§ 19 UStG" })).toHaveAttribute(
    "href",
    "https://www.gesetze-im-internet.de/ustg_1980/__19.html",
  );
  await expect(opened.getByText("Geprüft am 23. November 2026")).toBeVisible();

  await page.goto("/dashboard");
  await page.goto("/dashboard/resources/faq#q-imprint");
  const named = page.locator("#q-imprint");
  await expect(named.getByText("ladungsfähige Anschrift")).toBeInViewport();
  await expect(named.locator("summary")).toBeFocused();
  await page.context().close();
});
