import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { sampleCode } from "./steps/code.ts";

const size = { viewport: { width: 1440, height: 900 } };

/** A post of a sample member, written without the form. */
async function publish(page: Page, content: string): Promise<string> {
  const answer = await page.request.post(`${urlOf("SAMPLE_URL")}/api/posts`, {
    headers: { origin: urlOf("SAMPLE_URL") },
    data: { client_id: crypto.randomUUID(), content },
  });
  if (!answer.ok()) throw new Error(`publishing answered ${answer.status()}`);
  return ((await answer.json()) as { id: string }).id; // the contract types it
}

test("a post is reported, removed with a reason, and comes back on appeal", async ({ browser }) => {
  test.setTimeout(120_000);
  const author = await newPerson(browser, urlOf("SAMPLE_URL"), size);
  const reporter = await newPerson(browser, urlOf("SAMPLE_URL"), size);
  const moderator = await newPerson(browser, urlOf("SAMPLE_URL"), size);
  const admin = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 390, height: 844 } });
  await signInAsSample(author, "member");
  await signInAsSample(reporter, "premium");
  await signInAsSample(moderator, "moderator");
  await signInAsSample(admin, "admin");
  const words = `Verdreifache dein Geld bis Freitag ${Date.now()}`;
  const id = await publish(author, words);

  // A member reports it; the team's queue counts one more, live.
  await moderator.goto("/dashboard/admin/reports");
  await expect(moderator.getByRole("heading", { level: 1, name: "Meldungen" })).toBeVisible();
  await reporter.goto(`/dashboard/feed/${id}`);
  const post = reporter.getByRole("article").filter({ hasText: words }).first();
  await post.getByRole("button", { name: /^Mehr/ }).first().click();
  await reporter.getByRole("menuitem", { name: "Melden" }).click();
  const dialog = reporter.getByRole("dialog", { name: "Beitrag melden" });
  await dialog.getByRole("radio", { name: "Betrug oder Abzocke" }).check();
  await dialog.getByLabel("Möchtest du etwas dazu sagen?").fill("Schneeballsystem.");
  await dialog.getByRole("button", { name: "Melden" }).click();
  await expect(reporter.getByText("Danke. Deine Meldung ist angekommen.")).toBeVisible();

  const reported = moderator.getByRole("listitem").filter({ hasText: words });
  await expect(reported).toContainText("1 Meldung: Betrug oder Abzocke");
  await reported.getByRole("link", { name: "Ansehen" }).click();
  await expect(moderator.getByText("Schneeballsystem.")).toBeVisible();
  await moderator.getByRole("radio", { name: "Entfernen", exact: true }).check();
  await moderator.getByRole("button", { name: "Entscheidung senden" }).click();
  await expect(moderator.getByText("Ohne Begründung geht es nicht.")).toBeVisible();
  await moderator.getByLabel("Begründung").fill("Das verspricht, was niemand halten kann.");
  await moderator.getByRole("button", { name: "Entscheidung senden" }).click();
  await expect(moderator.getByText(/hat entschieden: Entfernen/)).toBeVisible();
  await expect(moderator.getByRole("heading", { name: "Entschieden." })).toBeFocused();
  await reporter.reload();
  await expect(reporter.getByRole("article").filter({ hasText: words })).toHaveCount(0);

  // Its author is notified of the reason, and appeals.
  await author.goto("/dashboard/notifications");
  const notice = author.getByRole("listitem").filter({ hasText: "Wir haben einen Inhalt von dir geprüft" });
  await expect(notice).toContainText("Das verspricht, was niemand halten kann.");
  await notice.getByRole("link", { name: "Zur Entscheidung" }).click();
  const decision = author.getByRole("listitem").filter({ hasText: words });
  await decision.getByRole("button", { name: "Einspruch einlegen" }).click();
  await decision.getByLabel("Warum siehst du das anders?").fill("Das war ein Zitat aus einer Anzeige.");
  await decision.getByRole("button", { name: "Einspruch senden" }).click();
  await expect(decision).toContainText("Dein Einspruch wird geprüft.");

  // The moderator who decided first does not decide the appeal; another one reverses the decision, on a phone.
  await moderator.reload();
  await expect(moderator.getByText("Das entscheidet jemand anders")).toBeVisible();
  await admin.goto("/dashboard/admin/reports?state=appealed");
  await admin.getByRole("listitem").filter({ hasText: words }).getByRole("link", { name: "Ansehen" }).click();
  await expect(admin.getByText("Das war ein Zitat aus einer Anzeige.")).toBeVisible();
  await admin.getByRole("radio", { name: "Entscheidung zurücknehmen" }).check();
  await admin.getByLabel("Begründung").fill("Stimmt, die Quelle steht dabei.");
  await admin.getByRole("button", { name: "Entscheidung senden" }).click();
  await expect(admin.getByText("Entschieden.", { exact: true })).toBeVisible();
  await author.reload();
  await expect(decision).toContainText("Wir haben die Entscheidung zurückgenommen.");
  await reporter.goto(`/dashboard/feed/${id}`);
  await expect(reporter.getByRole("article").filter({ hasText: words }).first()).toBeVisible();

  // Both decisions are in the log; members see neither queue nor log.
  await admin.goto("/dashboard/admin/audit");
  await expect(admin.getByText("Stimmt, die Quelle steht dabei.")).toBeVisible();
  await reporter.goto("/dashboard/admin/reports");
  await expect(reporter.getByRole("heading", { level: 1, name: "Nur fürs Team" })).toBeVisible();
  await author.request.delete(`/api/posts/${id}`, { headers: { origin: urlOf("SAMPLE_URL") } });
});

test("a ban requires the admin to confirm their identity, and is in the security log", {
  tag: "@long",
}, async ({ browser }) => {
  const url = urlOf("SAMPLE_URL");
  const outsider = await newPerson(browser, url, size);
  const reporter = await newPerson(browser, url, size);
  const admin = await newPerson(browser, url, { viewport: { width: 390, height: 844 } });
  const email = `gauner${Date.now()}@example.test`;
  const signedUp = await outsider.request.post(`${url}/api/auth/sign-up`, {
    headers: { origin: url },
    data: { email, password: "ein gutes Passwort 7", accepted_terms: true },
  });
  const { id } = (await signedUp.json()) as { id: string }; // the contract types it
  const named = await outsider.request.patch(`${url}/api/profiles/${id}`, {
    headers: { origin: url },
    data: {
      username: `Gauner${[...String(Date.now() % 1_000_000)].map((digit) => "abcdefghij"[Number(digit)]).join("")}`,
      age: 40,
    },
  });
  expect(named.ok()).toBe(true);
  await signInAsSample(reporter, "premium");
  const reported = await reporter.request.post(`${url}/api/reports`, {
    headers: { origin: url },
    data: { subject: { kind: "member", id }, reason: "fraud", note: "Vorkasse und weg." },
  });
  expect(reported.status()).toBe(201);

  await signInAsSample(admin, "admin");
  await admin.goto("/dashboard/admin/reports?kind=member");
  await admin
    .getByRole("listitem")
    .filter({ hasText: "Betrug oder Abzocke" })
    .first()
    .getByRole("link", { name: "Ansehen" })
    .click();
  await expect(admin.getByText("Vorkasse und weg.")).toBeVisible();
  await admin.getByRole("radio", { name: "Entfernen und sperren" }).check();
  await admin.getByLabel("Begründung").fill("Betrug.");
  await admin.getByRole("button", { name: "Entscheidung senden" }).click();

  // Nothing happens before the second factor was shown; a wrong code says so.
  const dialog = admin.getByRole("dialog", { name: "Bist du es?" });
  await dialog.getByRole("textbox").first().pressSequentially("000000");
  await expect(dialog.getByText(/Code/).first()).toBeVisible();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog
    .getByRole("textbox")
    .first()
    .pressSequentially(await sampleCode());
  await expect(admin.getByText("Entschieden.", { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await outsider.request.get(`${url}/api/me`)).status()).toBe(403);

  await admin.goto("/dashboard/admin/audit");
  await admin.goto("/dashboard/admin");
  await admin.getByRole("link", { name: "Sicherheitsprotokoll" }).click();
  await expect(admin.getByRole("heading", { level: 1, name: "Sicherheitsprotokoll" })).toBeVisible();
  await expect(admin.getByRole("listitem").filter({ hasText: "Gesperrt" }).first()).toBeVisible();
  await admin.getByLabel("Was ist geschehen?").selectOption({ label: "Noch einmal bestätigt" });
  await expect(admin.getByRole("listitem").filter({ hasText: "Code" }).first()).toBeVisible();
  await expect(admin.getByRole("listitem").filter({ hasText: "Gesperrt" })).toHaveCount(0);
});
