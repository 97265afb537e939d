import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { chatWith, messageIn, openChat, picture, rowOf, send } from "./steps/chats.ts";

/** Two members of the sample community who have a chat with one another. */
const LENA = { role: "member", name: "Lena" };
const JONAS = { role: "premium", name: "Jonas" };

/** What the sidebar says is unread, in the chats unless told otherwise; 0 without a badge. */
const badge = async (page: Page, name = /^Chats/): Promise<number> => {
  const link = page.getByRole("navigation").getByRole("link", { name });
  return Number((await link.locator("span[aria-hidden=true]").allTextContents())[0] ?? 0);
};

const titleCount = async (page: Page): Promise<number> =>
  Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);

const unreadOf = async (page: Page): Promise<number> => {
  const counts = (await (await page.request.get("/api/chats/unread")).json()) as Record<string, number>; // the contract types it
  return Object.values(counts).reduce((sum, one) => sum + one, 0);
};

let round = 0;
const words = (text: string) => `${text} (${Date.now()}-${round++})`;

test.describe("chats of the sample community", () => {
  let lena: Page;
  let jonas: Page;
  test.beforeEach(async ({ browser }) => {
    const size = { viewport: { width: 1280, height: 800 } };
    lena = await newPerson(browser, urlOf("SAMPLE_URL"), size);
    jonas = await newPerson(browser, urlOf("SAMPLE_URL"), size);
    await Promise.all([signInAsSample(lena, LENA.role), signInAsSample(jonas, JONAS.role)]);
  });
  test.afterEach(async () => {
    await Promise.all([lena.context().close(), jonas.context().close()]);
  });

  test("both see messages, typing and read marks live", async () => {
    await Promise.all([openChat(lena, JONAS.name), openChat(jonas, LENA.name)]);

    // Typing is not stored: the other side may not be listening yet, and members go on typing.
    await expect(async () => {
      await lena.getByPlaceholder("Nachricht schreiben").pressSequentially("Hal");
      await expect(jonas.getByText("Lena schreibt …")).toBeVisible({ timeout: 2_000 });
    }).toPass();
    const question = words("Hast du die Muster schon gesehen?");
    await send(lena, question);
    await expect(messageIn(jonas, question)).toHaveCount(1);
    await expect(jonas.getByText("Lena schreibt …")).toBeHidden();

    const answer = words("Ja, das mit dem Dackel zuerst.");
    await send(jonas, answer);
    await expect(messageIn(lena, answer)).toHaveCount(1);
    await expect(messageIn(lena, question)).toHaveCount(1);
    // Both are looking, so each has read the other's.
    await expect(
      lena.getByRole("group", { name: "Du" }).last().getByRole("img", { name: "Gelesen" }),
    ).toBeVisible();
    await expect(
      jonas.getByRole("group", { name: "Du" }).last().getByRole("img", { name: "Gelesen" }),
    ).toBeVisible();
  });

  test("on a phone a conversation has the screen to itself, and one step leads back to the list", {
    tag: "@long",
  }, async () => {
    await lena.setViewportSize({ width: 390, height: 844 });
    await openChat(lena, JONAS.name);
    const bar = lena.getByRole("banner");
    const tabs = lena.getByRole("link", { name: "Übersicht" });
    await expect(lena.getByPlaceholder("Nachricht schreiben")).toBeInViewport({ ratio: 1 });
    for (const one of [bar, tabs]) await expect(one).toBeHidden();
    const frame = await lena.getByRole("region", { name: "Offener Chat" }).boundingBox();
    expect(frame).toMatchObject({ y: 0, height: 844 });
    // What has no room in the header is in its menu.
    await lena.getByRole("button", { name: "Mehr zu diesem Chat" }).click();
    await expect(lena.getByRole("menuitem", { name: "Probeprojekt" })).toBeVisible();
    await lena.getByRole("menuitem", { name: "In diesem Chat suchen" }).click();
    await expect(lena.getByRole("region", { name: "In diesem Chat suchen" })).toBeVisible();
    await lena.keyboard.press("Escape");
    await lena.getByRole("button", { name: "Zurück zu den Chats" }).click();
    for (const one of [bar, tabs]) await expect(one).toBeVisible();
    await expect(lena.getByRole("region", { name: "Deine Chats" })).toBeVisible();
  });

  test("what is written offline is sent once and in order when the connection is back", async () => {
    await Promise.all([openChat(lena, JONAS.name), openChat(jonas, LENA.name)]);
    await expect(lena.getByRole("log").locator("[data-message]").last()).toBeVisible();
    await lena.context().setOffline(true);
    const written = ["Im Zug, Tunnel.", "Der Tunnel ist lang.", "Ende des Tunnels."].map(words);
    for (const text of written) await send(lena, text);
    await expect(lena.getByText("Wartet auf Verbindung")).toBeVisible();
    for (const text of written) await expect(messageIn(jonas, text)).toHaveCount(0);

    await lena.context().setOffline(false);
    for (const text of written) await expect(messageIn(jonas, text)).toHaveCount(1, { timeout: 30_000 });
    await expect(lena.getByText("Wartet auf Verbindung")).toBeHidden();
    for (const page of [lena, jonas]) {
      await page.reload();
      await expect(messageIn(page, written[2] ?? "")).toBeVisible();
      const shown = await page.getByRole("log").locator("[data-message]").allTextContents();
      expect(shown.filter((text) => written.includes(text))).toEqual(written);
    }
  });

  test("reading in one tab clears the counts of another", { tag: "@long" }, async () => {
    await lena.goto("/dashboard");
    await openChat(jonas, LENA.name);
    await expect(lena.getByRole("heading", { level: 1 })).toBeVisible();
    const { unread_count: old } = await chatWith(lena, JONAS.name);
    const others = (await unreadOf(lena)) - old;
    await expect.poll(() => badge(lena)).toBe(others + old);
    const news = words("Das Angebot ist da.");
    await send(jonas, news);
    await expect.poll(() => badge(lena)).toBe(others + old + 1);
    // The title counts what is new in groups as well.
    const rest = () => badge(lena, /^Gruppen/);
    await expect.poll(async () => (await titleCount(lena)) - (await rest())).toBe(others + old + 1);

    const tab = await lena.context().newPage();
    await openChat(tab, JONAS.name);
    await expect(messageIn(tab, news)).toBeVisible();
    await expect.poll(() => badge(lena)).toBe(others);
    await expect.poll(async () => (await titleCount(lena)) - (await rest())).toBe(others);
    expect((await chatWith(lena, JONAS.name)).unread_count).toBe(0);
  });

  test("pictures and files are shown before and after they are sent, and seen by the other", async () => {
    await Promise.all([openChat(lena, JONAS.name), openChat(jonas, LENA.name)]);
    const text = words("Zwei Anhänge");
    await lena.locator("input[type=file]").setInputFiles([
      { name: "muster.png", mimeType: "image/png", buffer: await picture(lena) },
      { name: "angebot.txt", mimeType: "text/plain", buffer: Buffer.from("Hundert Becher") },
    ]);
    const tray = lena.getByRole("list", { name: "Anhänge" });
    await expect(tray.getByRole("listitem")).toHaveCount(2);
    await expect(tray.getByRole("progressbar")).toHaveCount(0);
    await send(lena, text);
    await expect(tray).toHaveCount(0);

    const there = rowOf(jonas, text);
    await expect(there.getByRole("link", { name: /angebot\.txt/ })).toBeVisible();
    await there.getByRole("button", { name: /groß zeigen/ }).click();
    const large = jonas.getByRole("dialog").getByRole("img");
    await expect(large).toBeVisible();
    expect(
      await large.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(600);
    await jonas.keyboard.press("Escape");
    await expect(jonas.getByRole("dialog")).toHaveCount(0);
    const download = jonas.waitForEvent("download");
    await there.getByRole("link", { name: /angebot\.txt/ }).click();
    expect((await download).suggestedFilename()).toBe("angebot.txt");
  });

  test("answers, changes, reactions and deletions are seen live by the other", async () => {
    await Promise.all([openChat(lena, JONAS.name), openChat(jonas, LENA.name)]);
    const question = words("Passt dir Dienstag?");
    await send(lena, question);
    const asked = rowOf(jonas, question);
    await asked.hover();
    await asked.getByRole("button", { name: "Antworten" }).click();
    const answer = words("Ja, gern");
    await send(jonas, answer);
    await expect(rowOf(lena, answer).getByRole("button", { name: /Passt dir Dienstag/ })).toBeVisible();

    // ArrowUp in the empty field changes one's last message.
    const field = jonas.getByPlaceholder("Nachricht schreiben");
    await field.press("ArrowUp");
    await expect(field).toHaveValue(answer);
    const changed = words("Ja, um neun");
    await field.fill(changed);
    await field.press("Enter");
    await expect(messageIn(lena, changed)).toContainText("bearbeitet");
    await expect(messageIn(lena, answer)).toHaveCount(0);

    const seen = rowOf(lena, changed);
    await seen.hover();
    await seen.getByRole("button", { name: "Mehr zu dieser Nachricht" }).click();
    await lena.getByRole("menuitem", { name: "🎉" }).click();
    const reaction = rowOf(jonas, changed).getByRole("button", { name: /🎉/ });
    await expect(reaction).toHaveAttribute("aria-pressed", "false");
    await reaction.click();
    await expect(seen.getByRole("button", { name: "🎉, 2 Reaktionen" })).toBeVisible();

    await rowOf(jonas, changed).hover();
    await rowOf(jonas, changed).getByRole("button", { name: "Mehr zu dieser Nachricht" }).click();
    await jonas.getByRole("menuitem", { name: "Löschen" }).click();
    await jonas.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
    await expect(messageIn(lena, changed)).toHaveCount(0);
    await expect(messageIn(lena, "Nachricht gelöscht").last()).toBeVisible();
  });

  test("a search leads far back, and one finds the way to the end again", { tag: "@long" }, async () => {
    const chat = await chatWith(lena, JONAS.name);
    const needle = words("Nadel im Heuhaufen");
    const post = (text: string) =>
      lena.request.post(`/api/chats/${chat.id}/messages`, {
        headers: { origin: urlOf("SAMPLE_URL") },
        data: { client_id: crypto.randomUUID(), text },
      });
    await post(needle);
    for (let number = 0; number < 160; number++) await post(`Halm ${number}`);
    const last = words("Letzter Halm");
    await post(last);

    await openChat(jonas, LENA.name);
    await expect(messageIn(jonas, needle)).toHaveCount(0);
    await jonas.getByRole("button", { name: "In diesem Chat suchen" }).click();
    await jonas.getByPlaceholder("Wörter suchen").fill(needle.toUpperCase());
    await jonas
      .getByRole("region", { name: "In diesem Chat suchen" })
      .getByRole("button", { name: /Nadel/ })
      .click();
    await expect(messageIn(jonas, needle)).toBeInViewport();
    await expect(messageIn(jonas, last)).toHaveCount(0);
    await jonas.keyboard.press("Escape");
    await jonas.getByRole("button", { name: "Zum Ende" }).click();
    await expect(messageIn(jonas, last)).toBeInViewport();
  });

  test("another member's chat is not found", { tag: "@long" }, async () => {
    const foreign = await chatWith(jonas, "Tarek");
    await lena.goto(`/dashboard/chats?chat=${foreign.id}`);
    await expect(lena.getByRole("heading", { name: "Diesen Chat gibt es nicht" })).toBeVisible();
    await expect(lena.getByPlaceholder("Nachricht schreiben")).toHaveCount(0);
    await lena.getByRole("link", { name: "Zurück zu den Chats" }).click();
    await expect(lena.getByRole("heading", { name: "Such dir einen Chat aus" })).toBeVisible();
  });
});
