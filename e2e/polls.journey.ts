import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { deleteGroup, foundByForm, groupNamed, openGeneral } from "./steps/groups.ts";

test.describe("a poll in a channel", () => {
  const name = `Teeladen ${Date.now()}`;
  let jonas: Page;
  let lena: Page;
  test.beforeEach(async ({ browser }) => {
    const size = { viewport: { width: 1440, height: 900 } };
    jonas = await newPerson(browser, urlOf("SAMPLE_URL"), size);
    lena = await newPerson(browser, urlOf("SAMPLE_URL"), size);
    await Promise.all([signInAsSample(jonas, "premium"), signInAsSample(lena, "member")]);
  });
  test.afterEach(async () => {
    await deleteGroup(jonas, name);
    await Promise.all([jonas.context().close(), lena.context().close()]);
  });

  test("is created, answered live by another member, and closed", async () => {
    await foundByForm(jonas, { name, type: "Öffentlich" });
    const { id } = await groupNamed(jonas, name);
    await lena.goto(`/dashboard/groups/profile/${id}`);
    await lena.getByRole("button", { name: "Beitreten" }).click();
    await expect(lena.getByRole("link", { name: "Öffnen" })).toBeVisible();
    await Promise.all([openGeneral(jonas, id), openGeneral(lena, id)]);
    for (const page of [jonas, lena]) await page.getByRole("button", { name: "Umfragen" }).click();
    await expect(lena.getByRole("heading", { name: "Noch keine Umfrage" })).toBeVisible();

    await jonas.getByRole("button", { name: "Neue Umfrage" }).click();
    await jonas.getByLabel("Frage", { exact: true }).fill("Tee oder Kaffee?");
    await jonas.getByLabel("Antwort 1").fill("Tee");
    await jonas.getByLabel("Antwort 2").fill("tee");
    await jonas.getByRole("button", { name: "Umfrage starten" }).click();
    await expect(jonas.getByRole("alert")).toHaveText("Jede Antwort darf nur einmal vorkommen.");
    await expect(jonas.getByLabel("Antwort 2")).toBeFocused();
    // Nothing typed is lost.
    await expect(jonas.getByLabel("Frage", { exact: true })).toHaveValue("Tee oder Kaffee?");
    await jonas.getByLabel("Antwort 2").fill("Kaffee");
    await jonas.getByRole("button", { name: "Umfrage starten" }).click();

    const his = jonas.getByRole("article", { name: "Tee oder Kaffee?" });
    const hers = lena.getByRole("article", { name: "Tee oder Kaffee?" });
    await expect(his).toBeVisible();
    // It is a message of the channel, with a link to the poll, that shows the result in the end.
    const messages = lena.getByRole("log");
    await expect(messages.getByText("Tee oder Kaffee?")).toBeVisible();
    await messages.getByRole("link", { name: "Abstimmen" }).click();
    await lena.waitForURL(/panel=polls&poll=/);
    await hers.getByRole("button", { name: /^Tee/ }).click();
    await expect(hers.getByRole("button", { name: /^Tee/ })).toHaveAttribute("aria-pressed", "true");
    await expect(his.getByText("1 Stimme", { exact: true })).toBeVisible();
    await expect(his.getByRole("button", { name: /^Tee.*100/ })).toBeVisible();

    await his.getByRole("button", { name: "Mehr zu dieser Umfrage" }).click();
    await jonas.getByRole("menuitem", { name: "Umfrage beenden" }).click();
    await expect(hers.getByText("beendet")).toBeVisible();
    await expect(messages.getByText("Ergebnis: Tee", { exact: true })).toBeVisible();
    await expect(hers.getByRole("button", { name: /^Kaffee/ })).toBeDisabled();
  });
});
