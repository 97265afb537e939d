import { expect } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { sampleCode } from "./steps/code.ts";
import { joinSample } from "./steps/settings.ts";

const size = { viewport: { width: 1440, height: 900 } };

test("an admin finds a member, bans them with a second factor, and the log says so", async ({ browser }) => {
  const url = urlOf("SAMPLE_URL");
  const member = await newPerson(browser, url, size);
  const admin = await newPerson(browser, url, size);
  const { username, email } = await joinSample(member);
  await member.goto("/dashboard/settings");
  await expect(member.getByRole("heading", { level: 1 })).toBeVisible();
  await signInAsSample(admin, "admin");
  await admin.goto("/dashboard/admin");
  await expect(admin.getByRole("heading", { name: "Was wartet" })).toBeVisible();
  await admin.getByRole("heading", { name: "Wie es dem Dienst geht" }).click();
  await expect(admin.getByRole("table", { name: "Prozesse" })).toContainText("Läuft");
  await expect(admin.getByRole("table", { name: "Prozesse" })).toContainText("Der ganze Dienst");
  await expect(admin.getByText("Von diesem Dienst selbst noch keine")).toBeVisible();
  await expect(admin.getByText("Keine eingerichtet")).toBeVisible();

  // By the keyboard alone: the words, the list, the member.
  await admin.getByRole("navigation", { name: "Bereiche" }).getByRole("link", { name: "Mitglieder" }).click();
  await expect(admin.getByRole("link", { name: username })).toBeVisible();
  await admin.getByLabel("Suchen", { exact: true }).fill(username);
  await expect(admin.locator("[data-member]")).toHaveCount(1);
  await admin.keyboard.press("ArrowDown");
  await admin.keyboard.press("Enter");
  await expect(admin.getByRole("heading", { level: 1, name: username })).toBeVisible();
  // The address is masked until it is requested, with a confirmation.
  await expect(admin.getByText(email)).toHaveCount(0);
  await admin.getByRole("button", { name: "Anzeigen" }).first().click();
  const proof = admin.getByRole("dialog", { name: "Bist du es?" });
  await proof
    .getByRole("textbox")
    .first()
    .pressSequentially(await sampleCode());
  await expect(admin.getByText(email)).toBeVisible();

  await admin.getByRole("button", { name: "Sperren" }).click();
  const ban = admin.getByRole("dialog", { name: `${username} sperren` });
  await ban.getByRole("button", { name: "Sperren" }).click();
  await expect(ban.getByRole("alert")).toContainText("Ohne Grund geht es nicht.");
  await ban.getByLabel("Grund").fill("Werbung in allen Gruppen.");
  await ban.getByRole("radio", { name: "30 Tage" }).check();
  await ban.getByRole("button", { name: "Sperren" }).click();
  await expect(admin.getByText("Gesperrt.", { exact: true })).toBeVisible();

  // The member is out at once, and reads why.
  await expect(member.getByText(/Werbung in allen Gruppen/).first()).toBeVisible();

  await admin.getByRole("link", { name: "Alles im Protokoll" }).click();
  const entry = admin.getByRole("listitem").filter({ hasText: "Gesperrt: Nein → jetzt Ja" });
  await expect(entry.first()).toContainText(username);
  await admin.getByRole("link", { name: username }).first().click();
  await admin.getByRole("button", { name: "Sperre aufheben" }).click();
  const lift = admin.getByRole("dialog", { name: `Sperre von ${username} aufheben` });
  await lift.getByLabel("Grund").fill("Hat sich entschuldigt.");
  await lift.getByRole("button", { name: "Sperre aufheben" }).click();
  await expect(admin.getByText("Sperre aufgehoben.", { exact: true })).toBeVisible();
  await expect(admin.getByRole("button", { name: "Sperren" })).toBeVisible();
});

test("on a phone the overview begins with the queue, and one press opens the oldest case", {
  tag: "@long",
}, async ({ browser }) => {
  const viewport = { width: 390, height: 844 };
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport });
  await signInAsSample(page, "admin");
  await page.goto("/dashboard/admin");
  const queue = page.getByRole("region", { name: "Was wartet" });
  await expect(queue.getByRole("listitem").first()).toBeInViewport();
  await expect(page.getByText("Alles läuft")).toBeVisible();
  // Two and a half screens.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2.5 * 844);
  const [first] = await queue.getByRole("listitem").getByRole("link").all();
  const list = new URL((await first?.getAttribute("href")) ?? "", page.url()).pathname;
  await queue.getByRole("link", { name: "Nächster Fall: " }).click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith(list));
});

test("moderators see their part of the area, and are led away from the admins'", { tag: "@long" }, async ({
  browser,
}) => {
  const moderator = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 390, height: 844 } });
  await signInAsSample(moderator, "moderator");
  await moderator.goto("/dashboard/admin");
  const areas = moderator.getByRole("navigation", { name: "Bereiche" });
  await expect(areas.getByRole("link", { name: "Meldungen" })).toBeVisible();
  await expect(areas.getByRole("link", { name: "Mitglieder" })).toHaveCount(0);
  await moderator.goto("/dashboard/admin/members");
  await expect(moderator.getByText("Admin Level 5+ required")).toBeVisible();
  await moderator.waitForURL("**/dashboard");
});
