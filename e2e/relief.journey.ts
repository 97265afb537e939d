import { expect } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { joinSample, openSettings } from "./steps/settings.ts";

const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };

test("requests are paused, members see that before they write, and a kind refusal is read in the sender's language", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const url = urlOf("SAMPLE_URL");
  const asking = await newPerson(browser, url, wide);
  const page = await newPerson(browser, url, phone);
  await signInAsSample(asking, "premium");
  const tina = { page, ...(await joinSample(page)) };

  await openSettings(tina.page, "privacy", "Wer darf mir schreiben");
  const section = tina.page.getByRole("region", { name: "Wer darf mir schreiben" });
  await section.getByRole("switch", { name: /^Anfragen pausieren/ }).check();
  await expect(section.getByText("Pausiert, bis du sie wieder einschaltest")).toBeVisible();
  await section.getByRole("radio", { name: "Bis zu einem Tag" }).check();
  await expect(section.getByText(/^Pausiert bis /)).toBeVisible();

  // Told before one writes, with the day and another way.
  await asking.goto(`/dashboard/user/${tina.id}`);
  await asking.getByRole("button", { name: "Chat anfragen" }).click();
  const notice = asking.getByRole("dialog", { name: "Gerade keine Anfragen" });
  await expect(notice).toContainText("nimmt gerade keine Anfragen an.");
  await expect(notice).toContainText(/Ab .+ kannst du wieder anfragen\./);
  await expect(notice.getByRole("link", { name: "Zum Matching" })).toBeVisible();
  await notice.getByRole("button", { name: "Schließen" }).last().click();

  // Paused no more: asked, and declined with one press.
  const saved = tina.page.waitForResponse(
    (answer) => answer.url().endsWith("/api/chat-inbox") && answer.request().method() === "PATCH",
  );
  await section.getByRole("switch", { name: /^Anfragen pausieren/ }).uncheck();
  // The message of an earlier change may still be there.
  expect((await saved).ok()).toBe(true);
  await expect(tina.page.getByText("Gespeichert.").first()).toBeVisible();
  await asking.getByRole("button", { name: "Chat anfragen" }).click();
  const dialog = asking.getByRole("dialog", { name: /anschreiben$/ });
  await dialog.getByRole("textbox").fill("Lust auf einen Austausch?");
  await dialog.getByRole("button", { name: "Anfrage senden" }).click();
  await expect(asking.getByText(/ist gesendet\.$/)).toBeVisible();
  await tina.page.goto("/dashboard/chats?requests=in");
  await tina.page.getByRole("button", { name: "Freundlich absagen" }).click();
  await expect(tina.page.getByRole("heading", { name: "Keine Anfragen" })).toBeVisible();

  await asking.goto("/dashboard/chats?requests=out");
  const answer = asking.getByRole("article").filter({ hasText: tina.username });
  await expect(answer).toContainText("Danke für deine Anfrage!");
  await answer.getByRole("button", { name: "Verstanden" }).click();
  await expect(answer).toHaveCount(0);
});

test("a post that reads like a scam warns its readers, and moderators take the warning away", {
  tag: "@long",
}, async ({ browser }) => {
  test.setTimeout(120_000);
  const url = urlOf("SAMPLE_URL");
  const author = await newPerson(browser, url, wide);
  const reader = await newPerson(browser, url, phone);
  const moderator = await newPerson(browser, url, wide);
  await signInAsSample(author, "member");
  await signInAsSample(reader, "premium");
  await signInAsSample(moderator, "moderator");
  const words = `Verdopple dein Geld bis Sonntag, ${Date.now()}`;
  const answer = await author.request.post(`${url}/api/posts`, {
    headers: { origin: url },
    data: { client_id: crypto.randomUUID(), content: words },
  });
  const { id } = (await answer.json()) as { id: string }; // the contract types it

  await reader.goto(`/dashboard/feed/${id}`);
  const warning = reader.getByRole("complementary", { name: "Schau hier genau hin" });
  await expect(warning).toContainText("Hier wird ein sicherer Gewinn versprochen.");
  await author.goto(`/dashboard/feed/${id}`);
  await expect(author.getByRole("complementary", { name: "Andere sehen hier einen Hinweis" })).toBeVisible();

  await moderator.goto("/dashboard/admin/reports");
  const suspected = moderator.getByRole("listitem").filter({ hasText: words });
  await expect(suspected).toContainText("Vom Betrugsschutz bemerkt: Sicherer Gewinn");
  await expect(suspected).toContainText("Noch von niemandem gemeldet");
  await suspected.getByRole("link", { name: "Ansehen" }).click();
  await moderator.getByRole("radio", { name: "Nichts zu beanstanden" }).check();
  await moderator.getByLabel("Begründung").fill("Ein Zitat aus einer Anzeige.");
  await moderator.getByRole("button", { name: "Entscheidung senden" }).click();
  await expect(moderator.getByText(/hat entschieden: Nichts zu beanstanden/)).toBeVisible();
  await reader.reload();
  await expect(reader.getByText(words).first()).toBeVisible();
  await expect(warning).toHaveCount(0);
});
