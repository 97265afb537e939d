import { randomUUID } from "node:crypto";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { type ModelServer, startModelServer } from "../apps/server/src/testing/model-server.ts";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { LITTLE_WORK, type Running, startServer } from "./servers.ts";
import { confirmationLink, joinByCall } from "./steps/accounts.ts";
import { findings } from "./steps/axe.ts";

/** Three answers a month: one is stopped, one takes its place, and one is the last. */
const ANSWERS = 3;
let model: ModelServer;
let server: Running;
test.beforeAll(async () => {
  model = await startModelServer();
  server = await startServer({
    SAMPLE_DATA: "off",
    ...LITTLE_WORK,
    AI_BASE_URL: model.url,
    AI_MODEL: "probe-1",
    AI_ANSWERS_TEST: String(ANSWERS),
  });
});
test.afterAll(async () => {
  await server.stop();
  await model.stop();
});

/** Joins, and confirms the address: assistants and the test version are for those. */
async function joinConfirmed(page: Page): Promise<void> {
  const { email } = await joinByCall(page, server.url);
  await page.goto(await confirmationLink(path.join(server.dataDir, "outbox"), email));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect
    .poll(async () => (await (await page.request.get("/api/me")).json()).email_confirmed)
    .toBe(true);
}

/** Sends a text from the message field. */
async function ask(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Deine Nachricht" }).fill(text);
  await page.getByRole("button", { name: "Senden", exact: true }).click();
}

const allowance = (page: Page, left: number) =>
  page.getByText(`Noch ${left} von ${ANSWERS} Antworten diesen Monat`);

test("an answer comes, is stopped and regenerated, and a month has three", async ({ browser }) => {
  const page = await newPerson(browser, server.url, { viewport: { width: 1440, height: 900 } });
  await joinConfirmed(page);
  // The tools are premium's, or the test version's.
  await page.goto("/dashboard/ai");
  await page.waitForURL(/\/pricing/);
  // It says which tool it was, and after one press one is there.
  const asked = page.getByRole("region", { name: "Die KI-Assistenten gehören zu Premium." });
  await asked.getByRole("button", { name: "Testversion starten" }).click();
  await page.waitForURL(/\/dashboard\/ai$/);
  await expect(allowance(page, ANSWERS)).toBeVisible();
  await page.getByRole("link", { name: "Werbetexte" }).click();

  const words = "warte noch: ein Text über Kerzen";
  await ask(page, words);
  await expect(page.getByText("wort3", { exact: false })).toBeVisible();
  const before = model.left();
  await page.getByRole("button", { name: "Stoppen" }).click();
  await expect(page.getByText("Von dir gestoppt")).toBeVisible();
  await expect.poll(() => model.left()).toBe(before + 1);
  await page.getByRole("button", { name: "Neu antworten" }).click();
  await expect(page.getByText("Von dir gestoppt")).toHaveCount(0);
  await expect(page.getByText("wort3", { exact: false })).toBeVisible();
  model.release();
  await expect(page.getByText("wort40", { exact: false })).toBeVisible();
  await expect(allowance(page, 1)).toBeVisible();

  // It is there again, under a name of one's own.
  await page.reload();
  await expect(page.getByText("wort40", { exact: false })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const history = page.getByRole("complementary", { name: "Gespräche" });
  await history.getByRole("button", { name: `Mehr zu „${words}“` }).click();
  await page.getByRole("menuitem", { name: "Umbenennen" }).click();
  const renaming = page.getByRole("dialog", { name: "Gespräch umbenennen" });
  await renaming.getByLabel("Name").fill("Kerzen");
  await renaming.getByRole("button", { name: "Speichern" }).click();
  await expect(history.getByRole("link", { name: "Kerzen" })).toBeVisible();

  await ask(page, "Und kürzer?");
  await expect(page.getByText("Echo: Und kürzer?")).toBeVisible();
  await expect(
    page.getByText(`Deine ${ANSWERS} Antworten für diesen Monat sind aufgebraucht.`),
  ).toBeVisible();
  await page.getByRole("textbox", { name: "Deine Nachricht" }).fill("Noch einer");
  await expect(page.getByRole("button", { name: "Senden", exact: true })).toBeDisabled();
  // What was written is there later.
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Deine Nachricht" })).toHaveValue("Noch einer");

  // The month's answers are those of all assistants together.
  await page.goto("/dashboard/ai/slogan-maker");
  await expect(
    page.getByText(`Deine ${ANSWERS} Antworten für diesen Monat sind aufgebraucht.`),
  ).toBeVisible();

  await page.goto("/dashboard/ai/marketing-copy");
  await history.getByRole("button", { name: "Mehr zu „Kerzen“" }).click();
  await page.getByRole("menuitem", { name: "Löschen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
  await expect(history.getByText("Noch keine Gespräche.", { exact: false })).toBeVisible();
});

test("a question that could not be sent stays in the field", { tag: "@long" }, async ({ browser }) => {
  const page = await newPerson(browser, server.url, { viewport: { width: 390, height: 844 } });
  await joinConfirmed(page);
  await page.request.post("/api/test-version/start", { headers: { origin: server.url }, data: {} });
  await page.goto("/dashboard/ai/tax-coach");
  await expect(page.getByText("Das ist keine Steuerberatung.", { exact: false })).toBeVisible();
  await ask(page, "fehler 429");
  await expect(page.getByRole("alert")).toHaveText(/Das KI-Modell hat gerade zu viel zu tun/);
  await expect(page.getByRole("button", { name: "Noch einmal versuchen" })).toBeVisible();
  await page.route("**/api/assistants/**", (route) => route.abort());
  await ask(page, "Kommt das an?");
  await expect(page.getByRole("textbox", { name: "Deine Nachricht" })).toHaveValue("Kommt das an?");
});

test("a post in another language can be had in one's own", { tag: "@long" }, async ({ browser }) => {
  const author = await newPerson(browser, server.url);
  const reader = await newPerson(browser, server.url);
  const [{ email }] = await Promise.all([joinByCall(author, server.url), joinConfirmed(reader)]);
  await author.goto(await confirmationLink(path.join(server.dataDir, "outbox"), email));
  await expect(author.getByRole("heading", { name: /bestätigt/i })).toBeVisible();
  const content = "We are printing calendars with grumpy dachshunds and we need someone who can sell them.";
  const posted = await author.request.post("/api/posts", {
    headers: { origin: server.url },
    data: { client_id: randomUUID(), content, media: [] },
  });
  expect(posted.ok()).toBe(true);
  const { id } = await posted.json();
  await reader.goto(`/dashboard/feed/${id}`);
  await reader.getByRole("button", { name: "Übersetzen" }).click();
  await expect(reader.getByText("wort40", { exact: false })).toBeVisible();
  expect(await findings(reader)).toEqual([]);
  await reader.getByRole("button", { name: "Original zeigen" }).click();
  await expect(reader.getByText(content, { exact: true })).toBeVisible();
  await author.goto(`/dashboard/feed/${id}`);
  await expect(author.getByText(content, { exact: true })).toBeVisible();
  await expect(author.getByRole("button", { name: "Übersetzen" })).toHaveCount(0);
});

test("without a model every screen says so, and what was written stays readable", {
  tag: "@long",
}, async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 1440, height: 900 } });
  await signInAsSample(page, "premium");
  await page.goto("/dashboard/ai");
  const none = page.getByText("Hier ist kein KI-Modell eingerichtet", { exact: true });
  await expect(none).toBeVisible();
  for (const part of ["name-assistant", "slogan-maker", "legal-coach", "tax-coach", "marketing-copy"]) {
    await page.goto(`/dashboard/ai/${part}`);
    await expect(none).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Deine Nachricht" })).toHaveCount(0);
  }
  // What was written while there was one is still there to read.
  await page.getByRole("link", { name: "Beitrag: Die ersten zehn Betriebe" }).click();
  await expect(page.getByText("Zehn Betriebe. Zehn Handschläge.")).toBeVisible();
  await expect(none).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test("an idea becomes a plan, by a model or by a template, and opens in the editor", {
  tag: "@long",
}, async ({ browser }) => {
  const page = await newPerson(browser, server.url, { viewport: { width: 390, height: 844 } });
  await joinConfirmed(page);
  await page.request.post("/api/test-version/start", { headers: { origin: server.url }, data: {} });
  await page.goto("/dashboard/resources/ki-plan-generator");
  await expect(allowance(page, ANSWERS)).toBeVisible();
  const make = page.getByRole("button", { name: "Plan erstellen" });
  await make.click();
  await expect(page.getByText("Beschreib zuerst deine Idee.")).toBeVisible();
  const idea = page.getByRole("textbox", { name: "Deine Idee" });
  await idea.fill("warte: ein Café am See");
  await page.getByLabel("Wochen bis zum Ziel").fill("99");
  await expect(page.getByText("Bitte eine Zahl von 2 bis 52.")).toBeVisible();
  await page.getByLabel("Wochen bis zum Ziel").fill("8");
  expect(await findings(page)).toEqual([]);

  // A stopped answer also ends at the model, and counts, because the model was called.
  const [before, asked] = [model.left(), model.asked.length];
  await make.click();
  await expect(page.getByText("Dein Plan entsteht", { exact: false })).toBeVisible();
  await expect.poll(() => model.asked.length).toBe(asked + 1);
  await page.getByRole("button", { name: "Stoppen" }).click();
  await expect.poll(() => model.left()).toBe(before + 1);
  await page.reload();
  await expect(allowance(page, ANSWERS - 1)).toBeVisible();
  await expect(idea).toHaveValue("warte: ein Café am See");

  await idea.fill("Ein Café am See");
  await make.click();
  const result = page.getByRole("region", { name: "Dein Plan" });
  await expect(result.getByText("Von einer KI geschrieben")).toBeVisible();
  await expect(result.getByText("Hundert Gäste in der ersten Woche")).toBeVisible();
  await expect(result.getByText("1.234,56 €", { exact: false })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await result.getByLabel("Name des Plans").fill("Café am See");
  await result.getByRole("button", { name: "Im Planeditor öffnen" }).click();
  await page.waitForURL(/\/resources\/plan\/[\w-]+\/edit$/);
  await expect(page.getByText("Gewerbe anmelden").first()).toBeVisible();

  // What is of no use is replaced by the template, stretched to the weeks there are.
  await page.goto("/dashboard/resources/ki-plan-generator");
  await idea.fill("nie json");
  await make.click();
  await expect(result.getByText("Aus einer Vorlage", { exact: true })).toBeVisible();
  await expect(result.getByText("keinen brauchbaren Plan", { exact: false })).toBeVisible();
  await expect(result.getByRole("heading", { name: "Meilenstein" })).toBeVisible();
  await result.getByRole("button", { name: "Verwerfen" }).click();
  await expect(idea).toHaveValue("nie json");
});
