import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { messageIn, openChat, rowOf, send } from "./steps/chats.ts";
import { groupNamed } from "./steps/groups.ts";

const LENA = { role: "member", name: "Lena" };
const JONAS = { role: "premium", name: "Jonas" };
const stamp = Date.now().toString(36).slice(-5);

/** The id and name of the page's member, from the API. */
async function meOn(page: Page): Promise<{ id: string; username: string }> {
  return (await page.request.get("/api/me")).json();
}
/** Chooses from the menu of the open conversation. */
async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: "Mehr zu diesem Chat" }).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

test("a folder: made, filled from the menu and by dragging, counted in the sidebar, removed", {
  tag: "@long",
}, async ({ browser }) => {
  const lena = await newPerson(browser, urlOf("SAMPLE_URL"));
  await signInAsSample(lena, LENA.role);
  await lena.goto("/dashboard/chats");
  const name = `Heiß ${stamp}`;
  await lena.getByRole("button", { name: "Neuer Ordner" }).click();
  const dialog = lena.getByRole("dialog", { name: "Neuer Ordner" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("radio", { name: "Koralle" }).check();
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(lena).toHaveURL(/\/dashboard\/chats\/folder\//);
  await expect(lena.getByText("Dieser Ordner ist leer")).toBeVisible();
  const folderPage = lena.url();

  await lena.goto("/dashboard/chats");
  const list = lena.getByRole("region", { name: "Deine Chats" });
  await list.getByRole("link", { name: "Jonas" }).hover();
  await list.getByRole("button", { name: "Mehr zu Jonas" }).click();
  await lena.getByRole("menuitem", { name }).click();
  const link = lena.getByRole("list", { name: "Ordner" }).getByRole("link", { name });
  await list.getByRole("link", { name: "Mira" }).dragTo(link);
  await lena.goto(folderPage);
  await expect(list.getByRole("link", { name: "Jonas" })).toBeVisible();
  await expect(list.getByRole("link", { name: "Mira" })).toBeVisible();
  await expect(list.getByRole("link", { name: "Paula" })).toHaveCount(0);

  await lena.getByRole("button", { name: "Ordner bearbeiten" }).click();
  await lena.getByRole("dialog").getByRole("button", { name: "Ordner löschen" }).click();
  await lena.getByRole("alertdialog").getByRole("button", { name: "Ordner löschen" }).click();
  await expect(lena).toHaveURL(/\/dashboard\/chats$/);
  await expect(link).toHaveCount(0);
  await expect(list.getByRole("link", { name: "Jonas" })).toBeVisible();
});

test("a trial project: proposed, accepted, worked on by both, looked back on", async ({ browser }) => {
  const lena = await newPerson(browser, urlOf("SAMPLE_URL"));
  const jonas = await newPerson(browser, urlOf("SAMPLE_URL"));
  await Promise.all([signInAsSample(lena, LENA.role), signInAsSample(jonas, JONAS.role)]);
  await Promise.all([openChat(lena, JONAS.name), openChat(jonas, LENA.name)]);
  const goal = `Zwanzig Anmeldungen ${stamp}`;
  await choose(lena, "Probeprojekt");
  const hers = lena.getByRole("dialog", { name: "Probeprojekt" });
  await hers.getByLabel("Ziel").fill(goal);
  await hers.getByLabel(/Erste Aufgaben/).fill("Seite bauen\n\nAnzeigen schalten");
  await hers.getByRole("button", { name: "Vorschlagen" }).click();
  await expect(hers.getByText("Dein Vorschlag wartet auf die Antwort von Jonas.")).toBeVisible();

  // He reads of it in the conversation, and in the line above it.
  await expect(messageIn(jonas, goal)).toBeVisible();
  await expect(jonas.getByText("Lena schlägt dir ein Probeprojekt vor.")).toBeVisible();
  await jonas.getByRole("button", { name: "Ansehen" }).click();
  const his = jonas.getByRole("dialog", { name: "Probeprojekt" });
  await his.getByRole("button", { name: "Annehmen" }).click();
  await expect(his.getByText("0 von 2 Aufgaben erledigt")).toBeVisible();
  await his.getByRole("checkbox", { name: "Seite bauen" }).check();
  await expect(hers.getByText("1 von 2 Aufgaben erledigt")).toBeVisible();
  await expect(hers.getByText("Erledigt von Jonas")).toBeVisible();
  await hers.getByLabel("Neue Aufgabe").fill("Zahlen ansehen");
  await hers.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(his.getByText("1 von 3 Aufgaben erledigt")).toBeVisible();

  await his.getByRole("button", { name: "Jetzt beenden" }).click();
  await jonas.getByRole("alertdialog").getByRole("button", { name: "Jetzt beenden" }).click();
  for (const [page, sheet, good] of [
    [lena, hers, "Jonas liefert schnell."],
    [jonas, his, "Lena denkt mit."],
  ] as const) {
    await sheet.getByRole("radio", { name: "Gemeinsam weiter" }).check({ force: true });
    await sheet.getByLabel(/Was lief gut/).fill(good);
    await sheet.getByRole("button", { name: "Rückblick abgeben" }).click();
    if (page === lena) {
      await expect(sheet.getByText(/Jetzt fehlt noch der von Jonas/)).toBeVisible();
      await expect(jonas.getByText("Jonas liefert schnell.")).toHaveCount(0);
    }
  }
  await expect(hers.getByText("Lena denkt mit.")).toBeVisible();
  await expect(his.getByText("Jonas liefert schnell.")).toBeVisible();
  await expect(his.getByText("Ihr wollt beide weitermachen. Auf gute Partnerschaft!").first()).toBeVisible();
});

test("a request from a group: asked with a note, accepted, reported, blocked", async ({ browser }) => {
  const jonas = await newPerson(browser, urlOf("SAMPLE_URL"));
  const ben = await newPerson(browser, urlOf("SAMPLE_URL"));
  await Promise.all([signInAsSample(jonas, JONAS.role), signInAsSample(ben, "reviewer")]);
  const first = await meOn(jonas);
  const second = await meOn(ben);
  // Both belong to a group: there they find one another.
  const { id } = await groupNamed(jonas, "FBA ehrlich gerechnet");
  await jonas.goto(`/dashboard/groups?group=${id}`);
  await jonas.getByRole("button", { name: `Mehr zu ${second.username}` }).click();
  await jonas.getByRole("menuitem", { name: "Anschreiben" }).click();
  await jonas
    .getByRole("dialog")
    .getByLabel(/Deine Nachricht/)
    .fill("Magst du mitmachen?");
  await jonas.getByRole("dialog").getByRole("button", { name: "Anfrage senden" }).click();

  await ben.goto("/dashboard/chats?requests=in");
  await expect(ben.getByText("Magst du mitmachen?")).toBeVisible();
  await ben.getByRole("button", { name: "Annehmen" }).click();
  await expect(messageIn(ben, "Magst du mitmachen?")).toBeVisible();
  await openChat(jonas, second.username);
  const rude = "Du bist doof.";
  await send(jonas, rude);

  await rowOf(ben, rude).hover();
  await rowOf(ben, rude).getByRole("button", { name: "Mehr zu dieser Nachricht" }).click();
  await ben.getByRole("menuitem", { name: "Melden" }).click();
  const report = ben.getByRole("dialog", { name: "Nachricht melden" });
  await report.getByRole("button", { name: "Melden" }).click();
  await expect(report.getByText("Bitte wähle einen Grund.")).toBeVisible();
  await report.getByRole("radio", { name: "Beleidigung oder Belästigung" }).check({ force: true });
  await report.getByRole("checkbox", { name: `${first.username} auch blockieren` }).check();
  await report.getByRole("button", { name: "Melden" }).click();
  await expect(ben.getByText("Danke. Deine Meldung ist angekommen.")).toBeVisible();
  await expect(ben.getByText("In diesem Chat könnt ihr nicht mehr schreiben.")).toBeVisible();
  await jonas.reload();
  await expect(jonas.getByText("In diesem Chat könnt ihr nicht mehr schreiben.")).toBeVisible();

  await ben.request.delete(`/api/users/${first.id}/block`, { headers: { origin: urlOf("SAMPLE_URL") } });
});
