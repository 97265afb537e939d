import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { findings } from "./steps/axe.ts";
import { drawnPicture } from "./steps/settings.ts";
import { unreachableControls } from "./steps/unreachable-controls.ts";

const stage = (page: Page) => page.getByRole("region", { name: "Folie, zum Bearbeiten" });
const object = (page: Page, name: string | RegExp) => page.locator("[data-object]").filter({ hasText: name });
const saved = (page: Page) =>
  expect(page.getByText("Gespeichert", { exact: true })).toBeVisible({ timeout: 30_000 });
const slides = (page: Page) => page.getByRole("navigation", { name: "Folien" }).locator("[data-slide]");

/** Opens what is locked, in a dialog or at a page's door, with the passphrase of the sample community. */
async function unlock(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Mit deiner Passphrase öffnen" })).toBeVisible();
  await page.getByLabel("Passphrase", { exact: true }).fill("kompagnon-probe");
  await page.getByRole("button", { name: "Öffnen", exact: true }).click();
}

/** A new deck of a template; its address is where one is then. */
async function beginDeck(page: Page, name: string, template = "Das sind wir"): Promise<void> {
  await page.goto("/dashboard/resources");
  await page.getByRole("link", { name: "Präsentationen" }).last().click();
  await page.getByRole("link", { name: "Neue Präsentation" }).first().click();
  await page.getByRole("button", { name: template }).click();
  const naming = page.getByRole("dialog", { name: template });
  await naming.getByLabel("Name der Präsentation").fill(name);
  await naming.getByRole("button", { name: "Präsentation anlegen" }).click();
  await unlock(page);
  await expect(page).toHaveURL(/\/edit$/);
  await expect(stage(page)).toBeVisible();
}

/** Opens the first deck of the sample community. */
async function openDeck(page: Page): Promise<void> {
  const answer = await page.request.get(`${urlOf("SAMPLE_URL")}/api/documents?kind=presentation`);
  const { items } = (await answer.json()) as { items: { id: string }[] }; // the contract's list of documents
  await page.goto(`/dashboard/resources/presentations/${items[0]?.id}/edit`);
  await unlock(page);
  await expect(stage(page)).toBeVisible();
}

/** Puts other words into an object. */
async function rewrite(page: Page, name: string | RegExp, words: string): Promise<void> {
  await object(page, name).dblclick();
  const writing = page.locator(".deck-writing");
  await expect(writing).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(words);
  await page.keyboard.press("Escape");
  await expect(writing).toHaveCount(0);
}

/** Where the stage and the slide on it are, and where words are on the slide. */
const placesIn = (page: Page) =>
  stage(page).evaluate((on) => {
    const slide = on.querySelector(".deck-slide")?.getBoundingClientRect() ?? new DOMRect();
    const words = [...on.querySelectorAll(".deck-text > *")].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x - slide.x, y - slide.y, width, height].map(Math.round);
    });
    return { stage: { x: on.getBoundingClientRect().x }, slide: { x: slide.x }, words };
  });

test.describe("presentations", () => {
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

  test("an object at the edge of its slide is brought into view without moving the slide", async () => {
    await openDeck(jonas);
    const before = await placesIn(jonas);
    await stage(jonas)
      .locator("[data-object]")
      .evaluateAll((objects) => {
        for (const one of objects) one.scrollIntoView({ block: "center", inline: "center" });
      });
    expect(await placesIn(jonas)).toEqual(before);
  });

  test("in a low window the slide keeps half the height, also while its look is changed", {
    tag: "@long",
  }, async () => {
    const size = { width: 568, height: 320 };
    await jonas.setViewportSize(size);
    await openDeck(jonas);
    const heightOfSlide = async () => (await stage(jonas).boundingBox())?.height ?? 0;
    await expect.poll(heightOfSlide).toBeGreaterThan(size.height / 2);
    expect(await unreachableControls(jonas, { hasStage: true })).toEqual([]);
    await jonas.getByRole("button", { name: "Eigenschaften" }).click();
    await expect(jonas.getByRole("complementary", { name: "Eigenschaften" })).toBeVisible();
    await expect(stage(jonas)).toBeInViewport({ ratio: 1 });
    expect(await unreachableControls(jonas, { hasStage: true })).toEqual([]);
  });

  test("a deck from a template is written, also without a connection, shown, and taken along in a file", async ({
    browser,
  }) => {
    await beginDeck(jonas, "Wir stellen uns vor");
    await rewrite(jonas, "Hallo, wir sind das Team", "Hallo aus Erfurt");
    await saved(jonas);
    await jonas.context().setOffline(true);
    await rewrite(jonas, /Drei Menschen/, "Ohne Netz geschrieben");
    await jonas.context().setOffline(false);
    await saved(jonas);
    // What the server has is what a second page gets, which keeps nothing of the first one's.
    const again = await newPerson(browser, urlOf("SAMPLE_URL"));
    await signInAsSample(again, "premium");
    await again.goto(jonas.url());
    await unlock(again);
    await expect(object(again, "Hallo aus Erfurt")).toBeVisible();
    await expect(object(again, "Ohne Netz geschrieben")).toBeVisible();
    const read = await placesIn(again);
    // A page that is read from the right shows the same slide at its place.
    await again.evaluate(() => {
      document.documentElement.lang = "ar";
      document.documentElement.dir = "rtl";
    });
    const fromRight = await placesIn(again);
    expect(fromRight.slide.x).toBeCloseTo(fromRight.stage.x, 0);
    expect(fromRight.words).toEqual(read.words);
    await again.context().close();

    await jonas.getByRole("button", { name: "Präsentieren" }).click();
    const show = jonas.getByRole("dialog", { name: /^Präsentation/ });
    await expect(show.getByRole("heading", { level: 2, name: "Hallo aus Erfurt" })).toBeVisible();
    await jonas.keyboard.press("ArrowRight");
    await expect(show.getByText("2 von 5")).toBeVisible();
    // Nothing behind the show gets the focus.
    for (let nth = 0; nth < 12; nth += 1) {
      await jonas.keyboard.press("Tab");
      const outside = await jonas.evaluate(() => {
        const at = document.activeElement;
        return at !== document.body && !at?.closest("dialog[open]");
      });
      expect(outside).toBe(false);
    }
    const [presenter] = await Promise.all([
      jonas.context().waitForEvent("page"),
      show.getByRole("button", { name: "Ansicht für Vortragende" }).click(),
    ]);
    await expect(presenter.getByText("Jetzt · 2 von 5")).toBeVisible();
    await presenter.getByRole("button", { name: "Weiter" }).click();
    await expect(show.getByText("3 von 5")).toBeVisible();
    await presenter.close();
    await jonas.keyboard.press("Escape");
    await expect(show).toHaveCount(0);

    await jonas.getByRole("button", { name: "Mehr", exact: true }).click();
    await jonas.getByRole("menuitem", { name: "Als Datei sichern (.kompagnon)" }).click();
    await jonas.getByLabel("Kennwort der Datei").fill("sehr geheim hier");
    const file = jonas.waitForEvent("download");
    await jonas.getByRole("button", { name: "Datei sichern" }).click();
    expect((await file).suggestedFilename()).toBe("Wir stellen uns vor.kompagnon");
    const kept = await (await file).path();

    await jonas.goto("/dashboard/resources/presentations");
    await jonas.getByRole("button", { name: "Datei öffnen" }).click();
    const opening = jonas.getByRole("dialog", { name: "Präsentation aus einer Datei" });
    await opening.locator("input[type=file]").setInputFiles(kept);
    await opening.getByLabel("Kennwort der Datei").fill("ein anderes Wort");
    await opening.getByRole("button", { name: "Präsentation anlegen" }).click();
    await expect(opening.getByText("Das Kennwort stimmt nicht.")).toBeVisible();
    await opening.getByLabel("Kennwort der Datei").fill("sehr geheim hier");
    await opening.getByRole("button", { name: "Präsentation anlegen" }).click();
    await expect(object(jonas, "Hallo aus Erfurt")).toBeVisible();
    await expect(slides(jonas)).toHaveCount(5);
  });

  test("letters are never lost: a new text opens for writing, one click edits, typing on a shape goes into it", async () => {
    await beginDeck(jonas, "Gleich losschreiben", "Leere Präsentation");
    const address = jonas.url();
    const writing = jonas.locator(".deck-writing");
    await jonas.getByRole("button", { name: "Text", exact: true }).click();
    await expect(writing).toBeFocused();
    await jonas.keyboard.type("Guten Tag, es geht gut");
    await jonas.keyboard.press("Escape");
    await expect(object(jonas, "Guten Tag, es geht gut")).toHaveCount(1);
    await stage(jonas).click({ position: { x: 5, y: 5 } });
    await object(jonas, "Guten Tag").click();
    await expect(writing).toBeFocused();
    await jonas.keyboard.type(" – gehen wir");
    await jonas.keyboard.press("Escape");
    // On what has the focus alone: no shortcut leads away, and the first letters are there as well.
    await object(jonas, "Guten Tag").focus();
    await jonas.keyboard.type("! gg gb");
    await expect(writing).toBeFocused();
    await jonas.keyboard.press("Escape");
    await expect(object(jonas, "Guten Tag, es geht gut – gehen wir! gg gb")).toHaveCount(1);
    expect(jonas.url()).toBe(address);
  });

  test("without a pointer: an object is moved, doubled, grouped, deleted, and all of it undone", {
    tag: "@long",
  }, async () => {
    await beginDeck(jonas, "Nur mit Tasten");
    const words = object(jonas, "Hallo, wir sind das Team").first();
    await words.focus();
    await jonas.keyboard.press("Tab");
    await jonas.keyboard.press("Shift+Tab");
    const before = await words.boundingBox();
    for (let nth = 0; nth < 5; nth += 1) await jonas.keyboard.press("ArrowDown");
    await expect.poll(async () => (await words.boundingBox())?.y).toBeGreaterThan(before?.y ?? 0);
    await jonas.keyboard.press("Control+d");
    await expect(object(jonas, "Hallo, wir sind das Team")).toHaveCount(2);
    await jonas.keyboard.press("Delete");
    await expect(object(jonas, "Hallo, wir sind das Team")).toHaveCount(1);
    await jonas.getByRole("button", { name: "Rückgängig" }).click();
    await expect(object(jonas, "Hallo, wir sind das Team")).toHaveCount(2);
    await slides(jonas).first().focus();
    await jonas.keyboard.press("ArrowDown");
    await jonas.keyboard.press("Alt+ArrowDown");
    await expect(slides(jonas).nth(2)).toHaveAttribute("aria-current", "true");
  });

  test("two on one deck: each sees the other's words, comments stand at objects, a link opens it to be read", async ({
    browser,
  }) => {
    await beginDeck(jonas, "Zu zweit vorgestellt");
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
    await unlock(lena);
    // What others share is open to everybody; changing it takes premium.
    await expect(lena.getByRole("link", { name: "Bearbeiten mit Premium" })).toBeVisible();
    await lena.getByRole("button", { name: "Mehr", exact: true }).click();
    await expect(lena.getByRole("menuitem", { name: "Tasten" })).toBeVisible();
    await expect(lena.getByRole("menuitem", { name: "Bilder dieser Präsentation" })).toHaveCount(0);
    await lena.keyboard.press("Escape");
    await rewrite(jonas, "Hallo, wir sind das Team", "Hallo zu zweit");
    await expect(object(lena, "Hallo zu zweit")).toBeVisible();
    const moved = object(lena, "Hallo zu zweit");
    const before = await moved.boundingBox();
    await object(jonas, "Hallo zu zweit").focus();
    await jonas.keyboard.press("ArrowRight");
    await expect.poll(async () => (await moved.boundingBox())?.x).toBeGreaterThan(before?.x ?? 0);

    await lena.getByRole("button", { name: "Mehr zu Folie 1" }).click();
    await lena.getByRole("menuitem", { name: "Folie kommentieren" }).click();
    await lena.getByLabel("Kommentar", { exact: true }).fill("Der Gruß gefällt mir.");
    await lena.getByRole("button", { name: "Senden" }).click();
    await expect(slides(jonas).first().locator("..").getByText("1", { exact: true })).toBeVisible();
    // Its signature names the author.
    await jonas.getByRole("button", { name: "Kommentare, 1 offen" }).click();
    const comment = jonas.getByRole("listitem").filter({ hasText: "Der Gruß gefällt mir." }).last();
    await expect(comment.getByText("Lena", { exact: true })).toBeVisible();
    await expect(comment.getByText(/Ohne passende Unterschrift/)).toHaveCount(0);
    await jonas.keyboard.press("Escape");

    await jonas.getByRole("button", { name: "Teilen" }).click();
    await sharing.getByRole("tab", { name: "Links" }).click();
    await sharing.getByRole("button", { name: "Link erstellen" }).click();
    const link = await sharing.getByLabel("Adresse des Links").inputValue();
    const guest = await newPerson(browser, urlOf("SAMPLE_URL"));
    await guest.goto(link);
    await expect(object(guest, "Hallo zu zweit")).toBeVisible();
    await expect(guest.getByText("Nur lesen")).toBeVisible();
    await guest.context().close();
  });

  test("own colours, a turned object and a PowerPoint file", { tag: "@long" }, async () => {
    await beginDeck(jonas, "Größe & 北京: Teil 1");
    await jonas.getByRole("radio", { name: "Eigene Farben" }).click();
    await jonas.getByRole("group", { name: "Eigene Farben" }).getByLabel("Hintergrund").fill("#f5e6ff");
    const drawn = () =>
      stage(jonas)
        .locator(".deck-slide")
        .evaluate((on) => getComputedStyle(on).backgroundColor);
    await expect.poll(drawn).toBe("rgb(245, 230, 255)");

    const title = object(jonas, "Hallo, wir sind das Team").first();
    const turn = () =>
      title.evaluate((on) => /rotate\((-?\d+)deg\)/.exec((on as HTMLElement).style.transform)?.[1]);
    await title.click();
    await expect(jonas.locator(".deck-writing")).toBeFocused();
    await jonas.keyboard.press("Escape");
    await expect(title).toBeFocused();
    await jonas.keyboard.press("ControlOrMeta+ArrowRight");
    await expect.poll(turn).toBe("15");
    await jonas.getByLabel("Drehung in Grad").fill("-30");
    await expect.poll(turn).toBe("-30");
    // The handle above the middle, pulled to the right of it, turns by a quarter.
    const box = await title.evaluate((on) => {
      const { x, y, width, height } = on.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    await jonas.locator("[data-turn]").hover();
    await jonas.mouse.down();
    await jonas.mouse.move(box.x + 300, box.y - 3, { steps: 4 });
    await jonas.mouse.up();
    await expect.poll(turn).toBe("90");
    await saved(jonas);

    await jonas.getByRole("button", { name: "Mehr", exact: true }).click();
    const [file] = await Promise.all([
      jonas.waitForEvent("download"),
      jonas.getByRole("menuitem", { name: "Als PowerPoint sichern (.pptx)" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("Größe & 北京 Teil 1.pptx");
    await expect(jonas.getByText("Gesichert. Diese Datei ist nicht verschlüsselt.")).toBeVisible();
    expect(await findings(jonas)).toEqual([]);
  });

  test("only members with the passphrase can read titles; a forged author of a change is detected", {
    tag: "@long",
  }, async ({ browser }) => {
    await beginDeck(jonas, "Holunderstrategie");
    await saved(jonas);
    const address = jonas.url();
    await jonas.goto("/dashboard/resources/presentations");
    await expect(jonas.getByRole("link", { name: "Holunderstrategie" })).toBeVisible();

    const again = await newPerson(browser, urlOf("SAMPLE_URL"));
    await signInAsSample(again, "premium");
    await again.goto("/dashboard/resources/presentations");
    await expect(again.getByText("Deine Dokumente sind verschlüsselt, auch die Titel.")).toBeVisible();
    await expect(again.getByText("Holunderstrategie")).toHaveCount(0);
    await again.getByRole("button", { name: "Mit Passphrase öffnen" }).click();
    await unlock(again);
    await expect(again.getByRole("link", { name: "Holunderstrategie" })).toBeVisible();
    await again.getByRole("button", { name: "Mehr zu Holunderstrategie" }).click();
    await again.getByRole("menuitem", { name: "Umbenennen" }).click();
    await again.getByLabel("Titel").fill("Quittenstrategie");
    await again.getByRole("button", { name: "Übernehmen" }).click();
    await expect(again.getByRole("link", { name: "Quittenstrategie" })).toBeVisible();
    await expect(jonas.getByRole("link", { name: "Quittenstrategie" })).toBeVisible();

    // A server that names a false author.
    await again.route(/\/api\/documents\/[^/]+\/parts/, async (route) => {
      const answer = await route.fetch();
      const log = (await answer.json()) as { parts: { author_id: string | null }[] };
      for (const part of log.parts) part.author_id = crypto.randomUUID();
      await route.fulfill({ response: answer, json: log });
    });
    await again.goto(address);
    const notice = again.getByRole("alert", { name: "Nicht alles wurde übernommen" });
    await expect(notice).toContainText("Eine Änderung hat jemand anders unterschrieben.");
    await notice.getByRole("button", { name: "Hinweis schließen" }).click();
    await expect(notice).toHaveCount(0);
    await again.context().close();
  });

  test("the pictures of a deck are listed with their slides, and deleted one by one for everybody", {
    tag: "@long",
  }, async ({ browser }) => {
    await beginDeck(jonas, "Mit Bildern", "Leere Präsentation");
    const shown = (page: Page) => stage(page).locator("[data-object] img");
    const choosing = jonas.locator("header input[type=file]");
    await choosing.setInputFiles(await drawnPicture(jonas));
    await expect(shown(jonas)).toHaveCount(1);
    const picture = stage(jonas).getByRole("group", { name: "Bild", exact: true });
    await picture.click();
    await jonas.getByLabel("Was ist zu sehen?").fill("Unser Zeichen");
    await jonas.getByRole("button", { name: "Mehr zu Folie 1" }).click();
    await jonas.getByRole("menuitem", { name: "Folie duplizieren" }).click();
    await expect(slides(jonas)).toHaveCount(2);
    // One that is on no slide any more still takes room.
    await choosing.setInputFiles(await drawnPicture(jonas));
    await expect(shown(jonas)).toHaveCount(2);
    await picture.click();
    await jonas.keyboard.press("Delete");
    await expect(shown(jonas)).toHaveCount(1);
    await saved(jonas);
    const again = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 1440, height: 900 } });
    await signInAsSample(again, "premium");
    await again.goto(jonas.url());
    await unlock(again);
    await expect(shown(again)).toHaveCount(1);

    await jonas.getByRole("button", { name: "Mehr", exact: true }).click();
    await jonas.getByRole("menuitem", { name: "Bilder dieser Präsentation" }).click();
    const pictures = jonas.getByRole("dialog", { name: "Bilder dieser Präsentation" });
    const row = (words: string) => pictures.getByRole("listitem").filter({ hasText: words });
    await expect(row("Auf Folie: 1, 2")).toContainText("Unser Zeichen");
    await expect(row("Auf keiner Folie").locator("img")).toBeVisible();
    const asked = jonas.getByRole("alertdialog", { name: "Bild löschen?" });
    await row("Auf keiner Folie").getByRole("button", { name: "Bild löschen: Bild" }).click();
    await expect(asked).toContainText("Auch in älteren Versionen fehlt es dann");
    await asked.getByRole("button", { name: "Bild löschen" }).click();
    await expect(pictures.getByRole("listitem")).toHaveCount(1);
    await row("Unser Zeichen").getByRole("button", { name: "Bild löschen: Unser Zeichen" }).click();
    await expect(asked).toContainText("Es ist auf Folien zu sehen (Anzahl: 2).");
    await asked.getByRole("button", { name: "Bild löschen" }).click();
    await expect(pictures.getByText("Noch keine Bilder")).toBeVisible();
    await jonas.keyboard.press("Escape");
    await expect(pictures).toBeHidden();
    // Both slides keep its empty place, here and elsewhere.
    for (const page of [jonas, again]) {
      for (const nth of [0, 1]) {
        await slides(page).nth(nth).click();
        await expect(stage(page).getByRole("group", { name: "Bild: Unser Zeichen" })).toBeVisible();
        await expect(shown(page)).toHaveCount(0);
      }
    }
    await again.context().close();
  });

  test("two write in one text: each person's undo takes back only their own words", { tag: "@long" }, async ({
    browser,
  }) => {
    await beginDeck(jonas, "Zu zweit zurück");
    const again = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 1440, height: 900 } });
    await signInAsSample(again, "premium");
    await again.goto(jonas.url());
    await unlock(again);
    await rewrite(jonas, "Hallo, wir sind das Team", "Von Jonas");
    await expect(object(again, "Von Jonas")).toBeVisible();
    await object(again, "Von Jonas").dblclick();
    await expect(again.locator(".deck-writing")).toBeFocused();
    await again.keyboard.press("End");
    await again.keyboard.type(" und Lena");
    await again.keyboard.press("Escape");
    await expect(object(jonas, "Von Jonas und Lena")).toBeVisible();

    const undoAll = async (page: Page) => {
      const undo = page.getByRole("button", { name: "Rückgängig" });
      for (let nth = 0; nth < 40 && (await undo.isEnabled()); nth += 1) await undo.click();
      await expect(undo).toBeDisabled();
    };
    await undoAll(jonas);
    for (const page of [jonas, again]) {
      await expect(object(page, "Hallo, wir sind das Team")).toContainText("und Lena");
      await expect(object(page, "Jonas")).toHaveCount(0);
    }
    await undoAll(again);
    for (const page of [jonas, again]) {
      await expect(object(page, "Hallo, wir sind das Team")).toBeVisible();
      await expect(object(page, "und Lena")).toHaveCount(0);
    }
    await again.context().close();
  });
});
