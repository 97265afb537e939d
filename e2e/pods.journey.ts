import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";

const CIRCLE = "Du und Lena";

test.describe("a weekly circle of two", () => {
  let jonas: Page;
  let lena: Page;
  test.beforeEach(async ({ browser }) => {
    const size = { viewport: { width: 1440, height: 900 }, timezoneId: "Europe/Berlin" };
    jonas = await newPerson(browser, urlOf("SAMPLE_URL"), size);
    lena = await newPerson(browser, urlOf("SAMPLE_URL"), size);
    await Promise.all([signInAsSample(jonas, "premium"), signInAsSample(lena, "member")]);
  });
  test.afterEach(() => Promise.all([jonas.context().close(), lena.context().close()]));

  test("begins with a yes, holds a week live, and ends kindly", async () => {
    await Promise.all([jonas.goto("/dashboard/pods"), lena.goto("/dashboard/pods")]);
    await jonas.getByRole("button", { name: "Jemanden fragen" }).click();
    await jonas.getByRole("button", { name: "Lena: Fragen" }).click();
    await expect(jonas.getByText("Du hast Lena gefragt")).toBeVisible();

    const invitation = lena
      .getByRole("listitem")
      .filter({ hasText: "Jonas möchte eine Wochenrunde mit dir" });
    await invitation.getByRole("button", { name: "Mitmachen" }).click();
    await lena.getByRole("link", { name: /Du und Jonas/ }).click();
    await jonas.getByRole("link", { name: new RegExp(CIRCLE) }).click();
    await expect(jonas.getByRole("heading", { name: CIRCLE })).toBeVisible();

    await jonas.getByLabel("Was nimmst du dir diese Woche vor?").fill("Drei Gespräche mit Kundinnen");
    await jonas.getByRole("button", { name: "Ziel setzen" }).click();
    const his = lena.getByRole("article", { name: "Jonas" });
    await expect(his.getByText("Drei Gespräche mit Kundinnen")).toBeVisible();
    await his.getByRole("button", { name: "Stark!" }).click();
    await expect(jonas.getByText("Lena: Stark!")).toBeVisible();

    // The check-in is open from Friday to Sunday; on other days the page says when.
    const day = new Date().toLocaleDateString("en", { weekday: "short", timeZone: "Europe/Berlin" });
    if (["Fri", "Sat", "Sun"].includes(day)) {
      await jonas.getByRole("radio", { name: "Zum Teil geschafft" }).check();
      await jonas.getByLabel("Ein Satz dazu").fill("Zwei waren da, eine ruft zurück");
      await jonas.getByRole("button", { name: "Rückblick teilen" }).click();
      await expect(his.getByText("Zwei waren da, eine ruft zurück")).toBeVisible();
      await expect(his.getByText("1 Woche in Folge")).toBeVisible();
    } else await expect(jonas.getByText("Am Freitag schaut ihr gemeinsam zurück.")).toBeVisible();

    await jonas.getByRole("button", { name: "Pause machen" }).click();
    await jonas.getByRole("button", { name: "Pause beginnen" }).click();
    await expect(his.getByText("macht Pause")).toBeVisible();
    await jonas.getByRole("button", { name: "Ich bin wieder da" }).click();
    await expect(his.getByText("macht Pause")).toBeHidden();

    for (const [page, other] of [
      [jonas, lena],
      [lena, jonas],
    ] as const) {
      await page.getByRole("button", { name: "Runde verlassen" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Runde verlassen" }).click();
      await expect(page).toHaveURL(/\/dashboard\/pods$/);
      if (page === jonas)
        await expect(other.getByText("Diese Runde ist beendet.", { exact: false })).toBeVisible();
    }
  });
});
