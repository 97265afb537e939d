import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { picture } from "./steps/chats.ts";
import { deletePost, foreignSite, openComposer, postWith, publish } from "./steps/feed.ts";
import { joinSample } from "./steps/settings.ts";

let round = 0;
const fresh = (text: string) => `${text} ${Date.now()}-${round++}`;

test.describe("the feed of the sample community", () => {
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

  test("a post with a picture: comment, answer, like, repost, save, find it again", async () => {
    const text = fresh("Mein Regal ist fertig #regalbau");
    const form = await openComposer(jonas);
    await form.getByLabel("Dein Beitrag").fill(text);
    const image = { name: "regal.png", mimeType: "image/png", buffer: await picture(jonas) };
    await jonas.locator('input[type="file"]').setInputFiles(image);
    await form.getByLabel("Was ist zu sehen?").fill("Ein Regal aus Eiche");
    await form.getByRole("button", { name: "Veröffentlichen" }).click();
    const mine = postWith(jonas, text);
    await expect(mine).toBeVisible();
    await mine.getByRole("button", { name: "Bild 1 von 1 groß zeigen: Ein Regal aus Eiche" }).click();
    await expect(jonas.getByRole("dialog").getByRole("img", { name: "Ein Regal aus Eiche" })).toBeVisible();
    await jonas.keyboard.press("Escape");

    await lena.goto("/dashboard/feed");
    const seen = postWith(lena, text);
    await seen.getByRole("button", { name: "Gefällt mir" }).click();
    await expect(seen.getByRole("button", { name: "Gefällt mir (1)" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await seen.getByRole("button", { name: "Weitersagen" }).click();
    await lena.getByRole("menuitem", { name: "Weitersagen", exact: true }).click();
    await expect(seen.getByRole("button", { name: "Weitergesagt (1)" })).toBeVisible();
    await seen.getByRole("button", { name: "Merken" }).click();
    await expect(seen.getByRole("button", { name: "Gemerkt" })).toBeVisible();

    // What was done in the list holds on the post's own page, and the way back leads to the same place.
    await seen.getByRole("link", { name: "Kommentieren" }).click();
    await expect(lena.getByRole("button", { name: "Gefällt mir (1)" })).toBeVisible();
    const comment = fresh("Schön geworden!");
    await lena.getByRole("textbox", { name: "Kommentar schreiben" }).fill(comment);
    await lena.getByRole("button", { name: "Senden" }).click();
    await expect(lena.getByRole("listitem").filter({ hasText: comment })).toBeVisible();
    await lena.getByRole("button", { name: "Zurück" }).click();
    await expect(seen.getByRole("link", { name: "Kommentieren (1)" })).toBeVisible();

    await mine.getByRole("link", { name: /Kommentieren/ }).click();
    await jonas.getByRole("button", { name: "Antworten" }).click();
    const answer = fresh("Danke dir.");
    await jonas.getByRole("textbox", { name: "Antwort an Lena" }).fill(answer);
    await jonas
      .getByRole("form", { name: "Antwort an Lena" })
      .getByRole("button", { name: "Senden" })
      .click();
    await expect(jonas.getByRole("listitem").filter({ hasText: answer }).last()).toBeVisible();
    // A link to the reply opens the comment above it.
    const answerId = await jonas
      .locator("[data-comment]")
      .filter({ hasText: answer })
      .getAttribute("data-comment");
    const address = new URL(jonas.url());
    await lena.goto(`${address.pathname}?comment=${answerId}`);
    await expect(lena.locator("[data-comment]").filter({ hasText: answer })).toBeInViewport();
    await expect(lena.getByRole("button", { name: "Antworten ausblenden" })).toBeVisible();

    await lena.goto("/dashboard/saved");
    await expect(postWith(lena, text)).toBeVisible();
    await lena.getByRole("tab", { name: "Gefällt mir" }).click();
    await expect(postWith(lena, text)).toBeVisible();
    await lena.goto("/dashboard/feed/search?q=%23regalbau");
    await expect(postWith(lena, text)).toBeVisible();

    await jonas.goto("/dashboard/feed/myposts");
    await deletePost(jonas, text);
    await expect(postWith(jonas, text)).toHaveCount(0);
    await lena.goto(address.pathname);
    await expect(lena.getByRole("heading", { name: "Diesen Beitrag gibt es nicht" })).toBeVisible();
  });

  test("a draft with its offer survives a reload", { tag: "@long" }, async () => {
    const text = fresh("Halb fertig");
    const form = await openComposer(jonas);
    await form.getByLabel("Dein Beitrag").fill(text);
    await form.getByRole("button", { name: "Menschen suchen" }).click();
    await form.getByLabel("Rolle 1").fill("Fotografie");
    const image = { name: "halb.png", mimeType: "image/png", buffer: await picture(jonas) };
    await jonas.locator('input[type="file"]').setInputFiles(image);
    await expect(form.getByRole("button", { name: "halb.png entfernen" })).toBeVisible();
    await jonas.reload();
    await expect(form.getByLabel("Dein Beitrag")).toHaveValue(text);
    await expect(form.getByLabel("Rolle 1")).toHaveValue("Fotografie");
    await expect(form.getByRole("list", { name: "Bilder und Video" }).getByRole("img")).toHaveCount(0);
    await expect(form.getByRole("button", { name: "Bild 1 entfernen" })).toBeVisible();
    await form.getByRole("button", { name: "Veröffentlichen" }).click();
    const mine = postWith(jonas, text);
    await expect(mine.getByText("Sucht 1 Person")).toBeVisible();
    await expect(mine.getByRole("button", { name: /groß zeigen/ })).toBeVisible();
    await deletePost(jonas, text);
  });

  test("new posts wait behind a button", async () => {
    const live = lena.waitForResponse("**/api/rt/stream**");
    await lena.goto("/dashboard/feed");
    await expect(lena.getByRole("heading", { level: 1, name: "Beiträge" })).toBeVisible();
    await live;
    const text = fresh("Gerade eben passiert");
    await publish(jonas, text);
    await expect(lena.getByRole("button", { name: /neuer? Beitr/ })).toBeVisible({ timeout: 20_000 });
    await expect(postWith(lena, text)).toHaveCount(0);
    await lena.getByRole("button", { name: /neuer? Beitr/ }).click();
    await expect(postWith(lena, text)).toBeVisible();
    await expect(lena.getByRole("button", { name: /neuer? Beitr/ })).toHaveCount(0);

    // Reporting is answered, and said to be done once.
    await postWith(lena, text).getByRole("button", { name: "Mehr zu diesem Beitrag" }).click();
    await lena.getByRole("menuitem", { name: "Melden" }).click();
    const dialog = lena.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Spam oder Werbung" }).check();
    await dialog.getByRole("button", { name: "Melden" }).click();
    await expect(lena.getByText("Danke. Deine Meldung ist angekommen.")).toBeVisible();
    await deletePost(jonas, text);
  });

  test("the feed in one's own order: chosen by keyboard, kept, explained, and told of news", {
    tag: "@long",
  }, async () => {
    const live = lena.waitForResponse("**/api/rt/stream**");
    await lena.goto("/dashboard/feed");
    const current = lena.getByRole("navigation", { name: "Welche Beiträge?" }).locator("[aria-current=page]");
    await expect(current).toHaveText("Alle");
    await live;
    await current.focus();
    await lena.keyboard.press("Tab");
    await lena.keyboard.press("Enter");
    await lena.waitForURL(/filter=for_you/);
    await expect(current).toHaveText("Für dich");
    await expect(lena.getByRole("article").first()).toBeVisible();
    const summary = lena.getByText("Sortiert nach dem, was zu dir passt. Was zählt?");
    await expect(lena.getByText("Wem du folgst und mit wem du ein Match hast.")).toBeHidden();
    await summary.press("Enter");
    await expect(lena.getByText("Wem du folgst und mit wem du ein Match hast.")).toBeVisible();

    const text = fresh("Für alle, nicht nur für dich");
    await publish(jonas, text);
    await lena.getByRole("button", { name: /neuer? Beitr/ }).click({ timeout: 20_000 });
    const amongFirst = () =>
      lena
        .getByRole("article")
        .evaluateAll((all, words) => all.slice(0, 5).some((one) => one.textContent?.includes(words)), text);
    await expect.poll(amongFirst).toBe(true);

    // It stays chosen, also for one's own next post, until another is.
    await jonas.goto("/dashboard/feed?filter=for_you");
    await lena.goto("/dashboard/feed");
    await expect(current).toHaveText("Für dich");
    await lena.getByRole("link", { name: "Alle", exact: true }).click();
    await expect(current).toHaveText("Alle");
    await expect(lena.getByRole("article").first()).toContainText(text);
    const own = fresh("Und noch einer");
    await publish(jonas, own);
    await deletePost(jonas, own);
    await deletePost(jonas, text);
  });

  test("an embedded post on another site reports its height and links here", { tag: "@long" }, async ({
    browser,
  }) => {
    const text = fresh("Zeigt mich überall");
    const form = await openComposer(jonas);
    await form.getByLabel("Dein Beitrag").fill(text);
    await form.getByLabel("Andere Seiten dürfen den Beitrag zeigen").check();
    await form.getByRole("button", { name: "Veröffentlichen" }).click();
    await postWith(jonas, text).getByRole("button", { name: "Teilen" }).click();
    await jonas.getByRole("menuitem", { name: "Einbetten …" }).click();
    const dialog = jonas.getByRole("dialog", { name: "Beitrag einbetten" });
    await dialog.getByRole("radio", { name: "Klassisch" }).check();
    await dialog.getByRole("radio", { name: "Dunkel" }).check();
    await expect(dialog.frameLocator("iframe").getByText(text)).toBeVisible();
    const code = await dialog.getByLabel("Code").inputValue();
    expect(code).toContain("style=classic&amp;theme=dark");

    const site = await foreignSite(code);
    const guest = await newPerson(browser, site.url);
    await guest.goto(site.url);
    const frame = guest.frameLocator("iframe");
    await expect(frame.getByText(text)).toBeVisible();
    // The height that it was given first is not the one it asked for.
    await expect(guest.locator("iframe")).not.toHaveCSS("height", "360px");
    const opened = guest.waitForEvent("popup");
    await frame.getByRole("link").last().click();
    await expect(await opened).toHaveURL(/\/login/);
    await guest.context().close();
    await site.stop();

    await jonas.keyboard.press("Escape");
    await deletePost(jonas, text);
  });
});

test("a member with English as their language begins with posts in English, and their choice is remembered", {
  tag: "@long",
}, async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { locale: "en-GB" });
  const { id } = await joinSample(page);
  const url = urlOf("SAMPLE_URL");
  await page.request.patch(`${url}/api/profiles/${id}`, {
    headers: { origin: url },
    data: { language: "en" },
  });
  await page.goto("/dashboard/feed");
  await expect(page.locator("[aria-current=page]").filter({ hasText: "My language" })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByText("Google update took 38% of my traffic").first()).toBeVisible();
  await page.getByRole("link", { name: "All", exact: true }).click();
  await page.waitForURL(/filter=all/);
  await page.goto("/dashboard/feed");
  await expect(page.locator("[aria-current=page]").filter({ hasText: /^All$/ })).toBeVisible();

  // The footer of public pages has a link to sign out.
  await page.goto("/en/imprint");
  await page.getByRole("contentinfo").getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("contentinfo").getByRole("button", { name: "Sign out" })).toBeHidden();
  expect((await page.request.get("/api/me")).status()).toBe(401);
});
