import { randomBytes } from "node:crypto";
import { DOCUMENT_FORMAT } from "@kompagnon/contract/documents/rules.ts";
import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";

const card = (page: Page, title: string) => page.locator(".react-flow__node").filter({ hasText: title });
const inspector = (page: Page) => page.getByRole("complementary", { name: "Karte bearbeiten" });
const saved = (page: Page) => page.getByText("Gespeichert", { exact: true });

/** A plan of a template, which is what there is to write in together. */
async function beginPlan(page: Page, name: string): Promise<string> {
  await page.goto("/dashboard/resources/plan/new");
  await page.getByRole("button", { name: "Zu zweit anfangen" }).click();
  const naming = page.getByRole("dialog", { name: "Zu zweit anfangen" });
  await naming.getByLabel("Name des Plans").fill(name);
  await naming.getByRole("button", { name: "Plan anlegen" }).click();
  await expect(card(page, "Ein Probeprojekt")).toBeVisible();
  return page.url();
}

async function retitle(page: Page, from: string, to: string): Promise<void> {
  await card(page, from).click();
  await inspector(page).getByLabel("Titel").fill(to);
  await expect(card(page, to)).toBeVisible();
}

async function openSharing(page: Page, tab: "Personen" | "Links") {
  await page.getByRole("button", { name: "Teilen", exact: true }).click();
  const sharing = page.getByRole("dialog", { name: "Dokument teilen" });
  await sharing.getByRole("tab", { name: tab }).click();
  return sharing;
}

async function invite(page: Page, name: string, role: string): Promise<void> {
  const sharing = await openSharing(page, "Personen");
  await sharing.getByLabel("Rolle", { exact: true }).selectOption({ label: role });
  await sharing.getByRole("button", { name: "Jemanden einladen" }).click();
  const finding = page.getByRole("dialog", { name: "Jemanden einladen" });
  await finding.getByLabel("Name suchen").fill(name);
  await finding.getByRole("listitem").filter({ hasText: name }).getByRole("button").first().click();
  await expect(finding.getByText("Schon dabei")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(finding).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(sharing).toBeHidden();
}

const idIn = (address: string): string => /[0-9a-f-]{36}/.exec(new URL(address).pathname)?.[0] ?? "";

/** What the server says of a document. */
async function documentState(page: Page, id: string): Promise<{ epoch: number; format: number; n: number }> {
  const answer = await page.request.get(`${urlOf("SAMPLE_URL")}/api/documents/${id}`);
  expect(answer.ok()).toBe(true);
  const { epoch, format, n } = await answer.json();
  return { epoch, format, n };
}

/** Goes on with a document as the browser of a newer version would: by a key of its own, in a format that this one does not know. */
async function goOnInNewerFormat(page: Page, id: string): Promise<void> {
  const url = urlOf("SAMPLE_URL");
  const { epoch, n } = await documentState(page, id);
  const sealed = randomBytes(400);
  const description = Buffer.from(
    JSON.stringify({
      epoch: epoch + 1,
      format: DOCUMENT_FORMAT + 1,
      key: randomBytes(32).toString("base64"),
      snapshot: { covers: n, session: randomBytes(16).toString("hex"), comments_bytes: null },
    }),
  );
  // The description behind its length, then the state.
  const length = Buffer.alloc(4);
  length.writeUInt32BE(description.length);
  const buffer = Buffer.concat([length, description, sealed]);
  const answer = await page.request.post(`${url}/api/documents/${id}/epochs`, {
    headers: { origin: url },
    multipart: { file: { name: "state", mimeType: "application/octet-stream", buffer } },
  });
  expect(answer.status()).toBe(201);
}

/** What a page asks the server to change of a document, and what of it was taken; a ticket for a connection is no change. */
function changesAsked(page: Page, id: string): { asked: string[]; taken: string[] } {
  const changes: { asked: string[]; taken: string[] } = { asked: [], taken: [] };
  page.on("response", (answer) => {
    const method = answer.request().method();
    const { pathname } = new URL(answer.url());
    const other = method === "GET" || pathname.endsWith("/live-ticket");
    if (other || !pathname.startsWith(`/api/documents/${id}`)) return;
    changes.asked.push(`${method} ${pathname}`);
    if (answer.ok()) changes.taken.push(`${method} ${pathname}`);
  });
  return changes;
}

/** How many changes of documents wait on a page's device for being sent. */
const waiting = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith("documents-"));
    return new Promise<number>((resolve, reject) => {
      const request = indexedDB.open(found?.name ?? "");
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const count = request.result.transaction("parts").objectStore("parts").count();
        count.onsuccess = () => {
          request.result.close();
          resolve(count.result);
        };
      };
    });
  });

test.describe("documents written together", () => {
  const pages: Page[] = [];
  test.afterEach(async () => {
    await Promise.all(pages.splice(0).map((page) => page.context().close()));
  });
  test.beforeEach(({ browser }) => {
    open = async (account) => {
      const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 1440, height: 900 } });
      pages.push(page);
      if (account) await signInAsSample(page, account);
      return page;
    };
  });
  let open: (account?: "premium" | "member") => Promise<Page>;

  test("two browsers go on without a connection, come back, and have the same", async () => {
    const first = await open("premium");
    const address = await beginPlan(first, "Getrennt und wieder zusammen");
    await expect(saved(first)).toBeVisible();
    const phone = await open("premium");
    await phone.goto(address);
    await expect(card(phone, "Ein Probeprojekt")).toBeVisible();

    await first.context().setOffline(true);
    await retitle(first, "Ein Probeprojekt", "Am Schreibtisch");
    await expect(first.getByText(/warte[nt] auf die Verbindung/)).toBeVisible();
    await retitle(phone, "Gemeinsame Kasse", "Am Telefon");
    await expect(saved(phone)).toBeVisible();
    await expect(card(first, "Am Telefon")).toBeHidden();
    await first.context().setOffline(false);
    await expect(card(first, "Am Telefon")).toBeVisible({ timeout: 30_000 });
    await expect(card(phone, "Am Schreibtisch")).toBeVisible({ timeout: 30_000 });
    await expect(saved(first)).toBeVisible();

    const fresh = await open("premium");
    await fresh.goto(address);
    await expect(card(fresh, "Am Schreibtisch")).toBeVisible();
    await expect(card(fresh, "Am Telefon")).toBeVisible();
  });

  test("what was written without a connection goes out although its tab was closed", {
    tag: "@long",
  }, async () => {
    const first = await open("premium");
    const address = await beginPlan(first, "Liegen geblieben");
    await expect(saved(first)).toBeVisible();
    await first.context().setOffline(true);
    await retitle(first, "Ein Probeprojekt", "Nicht verloren");
    await first.getByText(/warte[nt] auf die Verbindung/).click();
    await expect(first.getByText("Du kannst die Seite schließen.")).toBeVisible();
    const { promise: left, resolve } = Promise.withResolvers<void>();
    first.once("close", () => resolve());
    await first.close({ runBeforeUnload: true }); // it asks nothing: all of it is kept
    await left;

    const context = pages[0]?.context();
    await context?.setOffline(false);
    const again = await context?.newPage();
    await again?.goto("/dashboard"); // the document itself stays closed
    const phone = await open("premium");
    await phone.goto(address);
    await expect(card(phone, "Nicht verloren")).toBeVisible({ timeout: 30_000 });
  });

  test("a removed member sees nothing new, and a link ends when it is taken back", {
    tag: "@long",
  }, async () => {
    const jonas = await open("premium");
    const address = await beginPlan(jonas, "Nur für uns");
    await invite(jonas, "Lena", "Darf kommentieren");
    const lena = await open("member");
    await lena.goto(address);
    await expect(card(lena, "Ein Probeprojekt")).toBeVisible();
    await expect(jonas.getByRole("button", { name: "2 Personen sind hier" })).toBeVisible();

    const links = await openSharing(jonas, "Links");
    await links.getByRole("button", { name: "Link erstellen" }).click();
    const link = await links.getByLabel("Adresse des Links").inputValue();
    const guest = await open();
    await guest.goto(link);
    await expect(card(guest, "Ein Probeprojekt")).toBeVisible();
    await expect(guest.getByText("Jonas zeigt dir dieses Dokument.")).toBeVisible();

    await links.getByRole("tab", { name: "Personen" }).click();
    await links.getByRole("button", { name: "Mehr zu Lena" }).click();
    await jonas.getByRole("menuitem", { name: "Entfernen" }).click();
    await jonas.getByRole("alertdialog").getByRole("button", { name: "Entfernen" }).click();
    await expect(lena.getByRole("heading", { name: "Dieses Dokument gibt es hier nicht" })).toBeVisible();
    await expect(card(lena, "Ein Probeprojekt")).toBeHidden();
    await jonas.keyboard.press("Escape");
    await expect(links).toBeHidden();

    // Written with the new key, and readable for everyone who has access.
    await retitle(jonas, "Ein Probeprojekt", "Nach Lena");
    await expect(card(guest, "Nach Lena")).toBeVisible();
    await lena.reload();
    await expect(lena.getByRole("heading", { name: "Dieses Dokument gibt es hier nicht" })).toBeVisible();

    await (await openSharing(jonas, "Links")).getByRole("button", { name: "Zurückziehen" }).click();
    await expect(guest.getByRole("heading", { name: "Dieser Link gilt nicht mehr" })).toBeVisible();
    await guest.reload();
    await expect(guest.getByRole("heading", { name: "Dieser Link gilt nicht mehr" })).toBeVisible();
  });

  test("a comment mentions a member, is answered and resolved; a version restores an earlier state", {
    tag: "@long",
  }, async () => {
    const jonas = await open("premium");
    const address = await beginPlan(jonas, "Besprochen");
    await invite(jonas, "Lena", "Darf kommentieren");
    const lena = await open("member");
    await lena.goto(address);
    await lena.getByRole("button", { name: "Kommentare", exact: true }).click();
    const writing = lena.getByLabel("Kommentar", { exact: true });
    await writing.fill("Passt das so, @Jo");
    await lena.getByRole("option", { name: "Jonas" }).click();
    await lena.getByRole("button", { name: "Senden" }).click();
    await jonas.getByRole("button", { name: "Kommentare, 1 offen" }).click();
    const panel = jonas.getByRole("complementary", { name: "Kommentare" });
    await expect(panel.getByText("Passt das so, @Jonas")).toBeVisible();
    await panel.getByRole("button", { name: "Antworten" }).click();
    await panel.getByLabel("Antwort", { exact: true }).fill("Ja, so passt es.");
    await panel.getByRole("button", { name: "Antworten" }).click();
    await expect(lena.getByText("Ja, so passt es.")).toBeVisible();
    await panel.getByRole("button", { name: "Erledigt", exact: true }).click();
    await expect(panel.getByText("Noch keine Kommentare")).toBeVisible();
    await panel.getByRole("button", { name: "Schließen" }).click();
    await expect(panel).toBeHidden();

    await jonas.getByRole("button", { name: "Versionen" }).click();
    const versions = jonas.getByRole("dialog", { name: "Frühere Versionen" });
    await versions.getByLabel("Jetzigen Stand benennen").fill("Erster Wurf");
    await versions.getByRole("button", { name: "Speichern" }).click();
    await expect(versions.getByRole("listitem").filter({ hasText: "Erster Wurf" })).toBeVisible();
    await jonas.keyboard.press("Escape");
    await expect(versions).toBeHidden();
    await retitle(jonas, "Ein Probeprojekt", "Ganz anders");
    await lena.keyboard.press("Escape");
    await expect(card(lena, "Ganz anders")).toBeVisible();
    await jonas.getByRole("button", { name: "Versionen" }).click();
    await versions.getByRole("button", { name: "Ansehen" }).last().click();
    await jonas.getByRole("button", { name: "Diesen Stand zurückholen" }).click();
    await jonas.getByRole("alertdialog").getByRole("button", { name: "Diesen Stand zurückholen" }).click();
    await expect(card(lena, "Ein Probeprojekt")).toBeVisible();
    await expect(card(lena, "Ganz anders")).toBeHidden();
  });

  test("a page that is too old for a document says so, to its people and to guests, and writes nothing", {
    tag: "@long",
  }, async () => {
    const outdated = (page: Page) => page.getByRole("heading", { name: "Diese Seite ist veraltet" });
    const first = await open("premium");
    const address = await beginPlan(first, "Anderswo schon weiter");
    const id = idIn(address);
    await expect(saved(first)).toBeVisible();
    const links = await openSharing(first, "Links");
    await links.getByRole("button", { name: "Link erstellen" }).click();
    const link = await links.getByLabel("Adresse des Links").inputValue();
    await first.keyboard.press("Escape");
    await expect(links).toBeHidden();

    // A member writes offline, while the document continues with a newer version.
    await first.context().setOffline(true);
    await retitle(first, "Ein Probeprojekt", "Im Zug geschrieben");
    await first.getByText(/warte[nt] auf die Verbindung/).click();
    await expect(first.getByText("Du kannst die Seite schließen.")).toBeVisible();
    const phone = await open("premium");
    await phone.setViewportSize({ width: 390, height: 844 });
    await goOnInNewerFormat(phone, id);
    const before = await documentState(phone, id);
    expect(before).toMatchObject({ epoch: 2, format: DOCUMENT_FORMAT + 1 });

    // A page that is opened now tries no key, and neither does a guest's.
    const onPhone = changesAsked(phone, id);
    await phone.goto(address);
    await expect(outdated(phone)).toBeVisible();
    await expect(card(phone, "Ein Probeprojekt")).toHaveCount(0);
    const guest = await open();
    await guest.goto(link);
    await expect(outdated(guest)).toBeVisible();

    // The one that was open finds out once it is back; what was written in it stays on the device.
    const atFirst = changesAsked(first, id);
    await first.context().setOffline(false);
    await expect(outdated(first)).toBeVisible({ timeout: 30_000 });
    await expect(card(first, "Im Zug geschrieben")).toHaveCount(0);
    expect(await waiting(first)).toBeGreaterThan(0);

    const loaded = phone.waitForEvent("load");
    await phone.getByRole("button", { name: "Neu laden" }).click();
    await loaded;
    await expect(outdated(phone)).toBeVisible();
    expect(onPhone.asked).toEqual([]);
    expect(atFirst.taken).toEqual([]);
    expect(await documentState(phone, id)).toEqual(before);
    expect(await waiting(first)).toBeGreaterThan(0);
  });
});
