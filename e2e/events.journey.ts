import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { deleteGroup, foundByForm, groupNamed, openGeneral } from "./steps/groups.ts";

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test.describe("an event of a group", () => {
  const name = `Terminwerk ${Date.now()}`;
  let jonas: Page;
  let lena: Page;
  test.beforeEach(async ({ browser }) => {
    const size = { viewport: { width: 1440, height: 900 } };
    jonas = await newPerson(browser, urlOf("SAMPLE_URL"), { ...size, timezoneId: "Europe/Berlin" });
    // Lena is on a journey.
    lena = await newPerson(browser, urlOf("SAMPLE_URL"), { ...size, timezoneId: "Asia/Kolkata" });
    await Promise.all([signInAsSample(jonas, "premium"), signInAsSample(lena, "member")]);
  });
  test.afterEach(async () => {
    await deleteGroup(jonas, name);
    await Promise.all([jonas.context().close(), lena.context().close()]);
  });

  test("is planned in one zone, read in another, answered, full, and cancelled", async () => {
    await foundByForm(jonas, { name, type: "Öffentlich" });
    const { id } = await groupNamed(jonas, name);
    await lena.goto(`/dashboard/groups/profile/${id}`);
    await lena.getByRole("button", { name: "Beitreten" }).click();
    await expect(lena.getByRole("link", { name: "Öffnen" })).toBeVisible();
    await Promise.all([openGeneral(jonas, id), openGeneral(lena, id)]);
    for (const page of [jonas, lena]) await page.getByRole("button", { name: "Termine" }).click();
    await expect(lena.getByRole("heading", { name: "Noch kein Termin" })).toBeVisible();

    await jonas.getByRole("button", { name: "Neuer Termin" }).click();
    const form = jonas.getByRole("form", { name: "Neuer Termin" });
    await form.getByLabel("Titel").fill("Steuerabend");
    await form.getByLabel("Tag").fill(inDays(3));
    await form.getByLabel("Beginn").fill("18:00");
    await form.getByLabel("Plätze").fill("1");
    await form.getByRole("button", { name: "Termin anlegen" }).click();

    const his = jonas.getByRole("link", { name: /Steuerabend/ });
    const hers = lena.getByRole("link", { name: /Steuerabend/ });
    await expect(his).toContainText("18:00");
    // It arrives live, by her own clocks.
    await expect(hers).toContainText(/2[12]:30/);
    await Promise.all([his.click(), hers.click()]);
    await expect(lena.getByText(/Geplant: .*18:00.*Europe\/Berlin/)).toBeVisible();
    await jonas.getByRole("button", { name: "Ja", exact: true }).click();
    await expect(jonas.getByRole("button", { name: "Ja", exact: true, pressed: true })).toBeVisible();
    await expect(lena.getByText("1 von 1 Plätzen vergeben")).toBeVisible();
    await lena.getByRole("button", { name: "Ja", exact: true }).click();
    await expect(lena.getByText("Warteliste, Platz 1")).toBeVisible();

    await jonas.getByRole("button", { name: "Nein", exact: true }).click();
    await expect(lena.getByText("Warteliste, Platz 1")).toBeHidden();
    await expect(lena.getByRole("button", { name: "Ja", exact: true, pressed: true })).toBeVisible();

    const file = lena.waitForEvent("download");
    await lena.getByRole("button", { name: "Kalenderdatei laden" }).click();
    expect((await file).suggestedFilename()).toBe("kompagnon.ics");

    await jonas.getByRole("button", { name: "Mehr zu diesem Termin" }).click();
    await jonas.getByRole("menuitem", { name: "Termin absagen" }).click();
    await jonas.getByRole("alertdialog").getByRole("button", { name: "Termin absagen" }).click();
    await expect(lena.getByText("Abgesagt", { exact: true })).toBeVisible();
  });
});

test("a calendar feed is made, fetched without a session, and ended", async ({ browser, playwright }) => {
  const lena = await newPerson(browser, urlOf("SAMPLE_URL"));
  await signInAsSample(lena, "member");
  await lena.goto("/dashboard/events");
  await lena.getByRole("button", { name: "Adresse erstellen" }).click();
  const address = await lena.getByTestId("feed-address").inputValue();
  const calendar = await playwright.request.newContext();
  const feed = await calendar.get(address);
  expect(feed.ok()).toBe(true);
  expect(await feed.text()).toContain("BEGIN:VCALENDAR");
  await lena.getByRole("button", { name: "Abo beenden" }).click();
  await lena.getByRole("alertdialog").getByRole("button", { name: "Abo beenden" }).click();
  await expect(lena.getByRole("button", { name: "Adresse erstellen" })).toBeVisible();
  expect((await calendar.get(address)).status()).toBe(404);
  await calendar.dispose();
  await lena.context().close();
});
