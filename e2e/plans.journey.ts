import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { drawnPicture } from "./steps/settings.ts";

const card = (page: Page, title: string | RegExp) =>
  page.locator(".react-flow__node").filter({ hasText: title });
const inspector = (page: Page) => page.getByRole("complementary", { name: "Karte bearbeiten" });
const view = (page: Page, name: string) => page.getByRole("radio", { name }).check();

/** A new plan of the template for two who begin together; its address is where one is then. */
async function beginPlan(page: Page, name: string): Promise<void> {
  await page.goto("/dashboard/resources");
  await page.getByRole("link", { name: "Pläne" }).last().click();
  await page.getByRole("link", { name: "Neuer Plan" }).first().click();
  await page.getByRole("button", { name: "Zu zweit anfangen" }).click();
  const naming = page.getByRole("dialog", { name: "Zu zweit anfangen" });
  await naming.getByLabel("Name des Plans").fill(name);
  await naming.getByRole("button", { name: "Plan anlegen" }).click();
  await expect(page).toHaveURL(/\/edit$/);
  await expect(card(page, "Ein Probeprojekt")).toBeVisible();
}

test.describe("plans", () => {
  let jonas: Page;
  let lena: Page;
  test.beforeEach(async ({ browser }) => {
    const size = { viewport: { width: 1440, height: 900 } };
    jonas = await newPerson(browser, urlOf("SAMPLE_URL"), size);
    lena = await newPerson(browser, urlOf("SAMPLE_URL"), size);
    await Promise.all([signInAsSample(jonas, "premium"), signInAsSample(lena, "member")]);
  });
  test.afterEach(async () => {
    await Promise.all([jonas.context().close(), lena.context().close()]);
  });

  test("a plan from a template is changed, offline too, counted, shown and taken along", async () => {
    await beginPlan(jonas, "Neunzig Tage");
    await card(jonas, "Gemeinsame Kasse").click();
    await inspector(jonas).getByLabel("Titel").fill("Kasse für Muster");
    await inspector(jonas).getByLabel("Ausgegeben (€)").fill("120,50");
    await expect(card(jonas, "Kasse für Muster")).toContainText("120,50 € von 600,00 €");
    await expect(jonas.getByText("Gespeichert", { exact: true })).toBeVisible();

    await jonas.context().setOffline(true);
    await inspector(jonas).getByLabel("Ausgegeben (€)").fill("700");
    await view(jonas, "Budget");
    await expect(jonas.getByRole("row", { name: /Kasse für Muster/ })).toContainText("-100,00 €");
    await jonas.context().setOffline(false);
    await expect(jonas.getByText("Gespeichert", { exact: true })).toBeVisible({ timeout: 30_000 });
    await jonas.reload();
    await expect(jonas.getByRole("row", { name: /Kasse für Muster/ })).toContainText("700,00 €");

    await view(jonas, "Zeitstrahl");
    await expect(jonas.getByRole("button", { name: /^Ein Probeprojekt / })).toBeVisible();
    await view(jonas, "Liste");
    await expect(jonas.getByRole("heading", { name: /^Aufgaben/ })).toBeVisible();
    await view(jonas, "Tafel");

    const text = jonas.waitForEvent("download");
    await jonas.getByRole("button", { name: "Mehr", exact: true }).click();
    await jonas.getByRole("menuitem", { name: "Als Text (Markdown)" }).click();
    expect((await text).suggestedFilename()).toBe("Neunzig Tage.md");
    const picture = jonas.waitForEvent("download");
    await jonas.getByRole("button", { name: "Mehr", exact: true }).click();
    await jonas.getByRole("menuitem", { name: "Als Bild (PNG)" }).click();
    expect((await picture).suggestedFilename()).toBe("Neunzig Tage.png");

    // A picture that is on a card is deleted for good: the card stays, with an empty place.
    await jonas.getByRole("button", { name: "Karte hinzufügen" }).click();
    await jonas.getByRole("menuitem", { name: "Bild", exact: true }).click();
    await inspector(jonas).getByLabel("Titel").fill("Unser Zeichen");
    await inspector(jonas)
      .locator("input[type=file]")
      .setInputFiles(await drawnPicture(jonas));
    await expect(card(jonas, "Unser Zeichen").locator("img")).toBeVisible();
    await jonas.getByRole("button", { name: "Mehr", exact: true }).click();
    await jonas.getByRole("menuitem", { name: "Bilder dieses Plans" }).click();
    const pictures = jonas.getByRole("dialog", { name: "Bilder dieses Plans" });
    await expect(pictures.getByRole("listitem")).toContainText("Karten damit: 1");
    await pictures.getByRole("button", { name: "Bild löschen: Unser Zeichen" }).click();
    await jonas
      .getByRole("alertdialog", { name: "Bild löschen?" })
      .getByRole("button", { name: "Bild löschen" })
      .click();
    await expect(pictures.getByText("Noch keine Bilder")).toBeVisible();
    await jonas.keyboard.press("Escape");
    await expect(card(jonas, "Unser Zeichen")).toContainText("Noch kein Bild");

    await jonas.getByRole("link", { name: "Präsentieren" }).click();
    await expect(jonas.getByText("Zum Blättern tippen oder Pfeiltasten drücken.")).toBeVisible();
    await jonas.keyboard.press("ArrowRight");
    await expect(jonas.getByRole("heading", { level: 2, name: "Erwartungen aufschreiben" })).toBeVisible();
    await jonas.keyboard.press("Escape");
    await expect(card(jonas, "Kasse für Muster")).toBeVisible();
  });

  test("cards wait for one another, on a critical path, and are dragged to other days", async () => {
    await beginPlan(jonas, "Der Reihe nach");
    const added = async (kind: string, title: string) => {
      await jonas.getByRole("button", { name: "Karte hinzufügen" }).click();
      await jonas.getByRole("menuitem", { name: kind, exact: true }).click();
      await expect(inspector(jonas).getByLabel("Titel")).toBeFocused();
      await jonas.keyboard.type(title);
    };
    for (const title of ["Konto eröffnen", "Logo zeichnen", "Namen prüfen"]) {
      await added("Aufgabe", title);
      await expect(card(jonas, title)).toBeInViewport();
    }
    const places = await jonas.locator(".react-flow__node").evaluateAll((nodes) =>
      nodes.map((node) => {
        const { left, top, right, bottom } = node.getBoundingClientRect();
        return { left, top, right, bottom };
      }),
    );
    const covered = places.filter((a, nth) =>
      places.some(
        (b, other) =>
          other !== nth && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
      ),
    );
    expect(covered).toEqual([]);

    // A task of the timeline begins today; what it waits for is chosen in its panel, but never in a circle.
    await view(jonas, "Zeitstrahl");
    await expect(jonas.getByText(/^Kritischer Weg: /)).toBeVisible();
    await added("Aufgabe", "Flyer drucken");
    const waitFor = (title: string) =>
      inspector(jonas).getByRole("combobox", { name: "Wartet auf" }).selectOption({ label: title });
    await waitFor("Ja oder Nein");
    const flyer = jonas.getByRole("button", { name: /^Flyer drucken / });
    await expect(flyer).toHaveAccessibleName(/Beginnt, bevor „Ja oder Nein“ fertig ist/);
    await jonas.getByRole("button", { name: /^Ja oder Nein / }).click();
    await waitFor("Flyer drucken");
    await expect(inspector(jonas).getByRole("alert")).toContainText("wartet schon auf „Ja oder Nein“");
    await inspector(jonas).getByRole("button", { name: "Schließen" }).click();

    const before = await flyer.textContent();
    const box = await jonas.locator("li", { has: flyer }).locator("[data-bar]").boundingBox();
    if (!box) throw new Error("no bar");
    await jonas.mouse.move(box.x + 4, box.y + box.height / 2);
    await jonas.mouse.down();
    await jonas.mouse.move(box.x + 150, box.y + box.height / 2, { steps: 5 });
    await jonas.mouse.up();
    await expect(flyer).not.toHaveText(before ?? "");
    await expect(inspector(jonas)).toBeHidden();
    const dragged = await flyer.textContent();
    await flyer.focus();
    await flyer.press("ArrowRight");
    await expect(flyer).not.toHaveText(dragged ?? "");
    await expect(flyer).toBeFocused();
    await flyer.press("Control+z");
    await expect(flyer).toHaveText(dragged ?? "");
    await jonas.getByRole("button", { name: "Rückgängig" }).click();
    await expect(flyer).toHaveText(before ?? "");

    await view(jonas, "Liste");
    await expect(jonas.getByText("wartet auf: Ja oder Nein", { exact: true })).toHaveCount(2);
    await jonas.getByRole("checkbox", { name: "Flyer drucken: erledigt" }).check();
    await expect(jonas.getByRole("button", { name: /^Flyer drucken.*Erledigt$/ })).toBeVisible();
  });

  test("without a pointer: a card is moved, connected, doubled, deleted, and all of it undone", {
    tag: "@long",
  }, async () => {
    await beginPlan(jonas, "Nur mit Tasten");
    const chosen = card(jonas, "Ja oder Nein");
    await chosen.focus();
    await jonas.keyboard.press("Space");
    const before = await chosen.boundingBox();
    for (let nth = 0; nth < 5; nth += 1) await jonas.keyboard.press("ArrowDown");
    await expect.poll(async () => (await chosen.boundingBox())?.y).toBeGreaterThan(before?.y ?? 0);
    await jonas.keyboard.press("c");
    const connecting = jonas.getByRole("dialog", { name: "Verbinden" });
    await connecting.getByLabel("Verbinden mit").selectOption({ label: "Wenn wir uns streiten" });
    await connecting.getByRole("button", { name: "Verbinden" }).click();
    await expect(jonas.getByLabel("Ja oder Nein führt zu Wenn wir uns streiten")).toHaveCount(1);
    await chosen.focus();
    await jonas.keyboard.press("Control+d");
    await expect(card(jonas, "Ja oder Nein")).toHaveCount(2);
    await jonas.keyboard.press("Delete");
    await expect(card(jonas, "Ja oder Nein")).toHaveCount(1);
    await jonas.getByRole("button", { name: "Rückgängig" }).click();
    await expect(card(jonas, "Ja oder Nein")).toHaveCount(2);
  });

  test("in the list several cards are chosen by keys, sent to a team and deleted, which is undone", {
    tag: "@long",
  }, async () => {
    await beginPlan(jonas, "In der Liste");
    await view(jonas, "Liste");
    const row = (title: string) => jonas.getByRole("button", { name: `${title} auswählen` });
    const every = jonas.getByRole("listitem").getByRole("button", { name: /auswählen$/ });
    const select = jonas.getByRole("button", { name: "Auswählen", exact: true });
    await expect(jonas.getByRole("button", { name: "Löschen", exact: true })).toHaveCount(0);
    // By a name of its own: others send the same template's tasks to this team.
    await jonas.getByRole("button", { name: /^Aufgaben verteilen/ }).click();
    await inspector(jonas).getByLabel("Titel").fill("Wer was macht");
    await select.press("Enter");
    const all = await every.count();
    expect(all).toBeGreaterThan(5);
    await row("Wer was macht").press("Space");
    await row("Ein Probeprojekt").press("Space");
    await expect(jonas.getByRole("status").filter({ hasText: "Ausgewählt: 2" })).toBeVisible();

    await jonas.getByRole("button", { name: "Aufgaben an ein Team senden" }).press("Enter");
    const sending = jonas.getByRole("dialog", { name: "Aufgaben an ein Team senden" });
    await expect(sending.getByRole("listitem")).toHaveCount(2);
    // Keys that are pressed in the dialog are none of the list's.
    await jonas.keyboard.press("Delete");
    await expect(sending.getByRole("listitem")).toHaveCount(2);
    await sending.getByRole("button", { name: "Senden" }).click();
    await expect(jonas.getByText("Gesendet.")).toBeVisible();
    await expect(sending).toBeHidden();

    await row("Ein Probeprojekt").press("Delete");
    await expect(jonas.getByText("Gelöschte Karten: 2")).toBeVisible();
    await expect(jonas.getByRole("button", { name: /^Ein Probeprojekt/ })).toHaveCount(0);
    await expect(inspector(jonas)).toBeHidden();
    await expect(select).toBeFocused();
    await select.press("Control+z");
    await expect(jonas.getByRole("button", { name: /^Ein Probeprojekt/ })).toHaveCount(1);
    await select.press("Control+a");
    await expect(jonas.getByText(`Ausgewählt: ${all}`)).toBeVisible();
    await jonas.keyboard.press("Escape");
    await expect(jonas.getByText(/^Ausgewählt/)).toHaveCount(0);
  });

  test("two write in one card: both texts stay in order, and a card deleted meanwhile stays to be brought back", {
    tag: "@long",
  }, async ({ browser }) => {
    await beginPlan(jonas, "Zwei Zeiger");
    const second = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 1440, height: 900 } });
    await signInAsSample(second, "premium");
    await second.goto(jonas.url());
    const address = jonas.url();
    for (const page of [jonas, second]) await card(page, "Gemeinsame Kasse").click();
    const textIn = (page: Page) => inspector(page).getByLabel("Text");
    await textIn(jonas).fill("Mitte");
    await expect(textIn(second)).toHaveValue("Mitte");
    await textIn(jonas).press("ControlOrMeta+Home");
    await textIn(second).press("ControlOrMeta+End");
    const before = "Das steht vorn, ganz vorn. ";
    const behind = " Und das steht hinten, ganz hinten.";
    await Promise.all([
      textIn(jonas).pressSequentially(before, { delay: 25 }),
      textIn(second).pressSequentially(behind, { delay: 30 }),
    ]);
    for (const page of [jonas, second]) await expect(textIn(page)).toHaveValue(`${before}Mitte${behind}`);

    await second.keyboard.type(" Noch");
    await inspector(jonas).getByRole("button", { name: "Löschen" }).click();
    await expect(inspector(second).getByRole("alert")).toContainText("hat diese Karte gerade gelöscht");
    await expect(textIn(second)).toBeFocused();
    await second.keyboard.type(" etwas, ganz gut.");
    await inspector(second).getByRole("button", { name: "Karte zurückholen" }).click();
    await expect(inspector(second).getByRole("alert")).toHaveCount(0);
    expect(second.url()).toBe(address);
    await card(jonas, "Gemeinsame Kasse").click();
    await expect(textIn(jonas)).toHaveValue(`${before}Mitte${behind} Noch etwas, ganz gut.`);
    await second.context().close();
  });

  test("two write one plan: each sees the other's change, and tasks go to their team", async () => {
    await beginPlan(jonas, "Zu zweit");
    const address = jonas.url();
    await jonas.getByRole("button", { name: "Teilen" }).click();
    const sharing = jonas.getByRole("dialog", { name: "Dokument teilen" });
    await sharing.getByRole("button", { name: "Einladen" }).click();
    const finding = jonas.getByRole("dialog").last();
    await finding.getByLabel("Name suchen").fill("Lena");
    await finding.getByRole("listitem").filter({ hasText: "Lena" }).getByRole("button").first().click();
    await expect(jonas.getByText("Lena ist jetzt dabei.")).toBeVisible();
    await jonas.keyboard.press("Escape");
    await jonas.keyboard.press("Escape");

    await lena.goto(address);
    await expect(card(lena, "Ein Probeprojekt")).toBeVisible();
    // What others share is open to everybody; changing it takes premium.
    await expect(lena.getByRole("link", { name: "Bearbeiten mit Premium" })).toBeVisible();
    await view(lena, "Liste");
    await expect(lena.getByRole("button", { name: /^Ein Probeprojekt/ })).toBeVisible();
    await expect(lena.getByRole("checkbox")).toHaveCount(0);
    await view(lena, "Tafel");
    await card(jonas, "Ein Probeprojekt").click();
    await inspector(jonas).getByLabel("Titel").fill("Zwei Wochen Probe");
    await expect(card(lena, "Zwei Wochen Probe")).toBeVisible();
    await card(lena, "Zwei Wochen Probe").click();
    await lena
      .getByRole("complementary", { name: "Karte ansehen" })
      .getByRole("button", { name: "Kommentieren" })
      .click();
    await lena.getByLabel("Kommentar", { exact: true }).fill("Reichen zwei Wochen?");
    await lena.getByRole("button", { name: "Senden" }).click();
    await expect(card(jonas, "Zwei Wochen Probe")).toContainText("Offene Kommentare: 1");

    await inspector(jonas).getByRole("button", { name: "An ein Team senden" }).click();
    const sending = jonas.getByRole("dialog", { name: "Aufgabe an ein Team senden" });
    await sending.getByRole("button", { name: "Senden" }).click();
    await expect(jonas.getByText("Gesendet.")).toBeVisible();
    await jonas.getByRole("link", { name: "Aufgabe beim Team ansehen" }).click();
    await expect(jonas.getByText("Zwei Wochen Probe").first()).toBeVisible();

    // Several at once; the answer to the second one is lost, although its task was made.
    await jonas.goto(address);
    await card(jonas, "Zwei Wochen Probe").focus();
    await jonas.keyboard.press("Control+a");
    await jonas.getByRole("button", { name: "Aufgaben an ein Team senden" }).click();
    const all = jonas.getByRole("dialog", { name: "Aufgaben an ein Team senden" });
    const task = (title: string) => all.getByRole("listitem").filter({ hasText: title });
    await expect(task("Zwei Wochen Probe")).toContainText("Beim Team");
    const others = await all.getByRole("listitem").filter({ hasText: "Noch nicht gesendet" }).count();
    expect(others).toBeGreaterThan(2);
    let sent = 0;
    await jonas.route("**/api/teams/*/tasks", async (route) => {
      sent += 1;
      const response = await route.fetch();
      await (sent === 2 ? route.abort() : route.fulfill({ response }));
    });
    await all.getByRole("button", { name: "Senden" }).click();
    await expect(all.getByRole("alert")).toContainText(`Beim Team: 2 von ${others + 1}.`);
    expect(sent).toBe(2);
    await all.getByRole("button", { name: "Senden" }).click();
    await expect(jonas.getByText("Gesendet.")).toBeVisible();
    await card(jonas, "Aufgaben verteilen").click();
    await jonas.getByRole("link", { name: "Aufgabe beim Team ansehen" }).click();
    await jonas.getByRole("dialog").getByRole("button", { name: "Schließen" }).click();
    for (const title of ["Erwartungen aufschreiben", "Aufgaben verteilen", "Vereinbarung unterschreiben"])
      await expect(jonas.getByRole("listitem").filter({ hasText: title })).toHaveCount(1);
  });
});
