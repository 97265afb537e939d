import { expect } from "@playwright/test";
import { newPerson, test, urlOf } from "./people.ts";
import { freshName, joinAs } from "./steps/accounts.ts";
import { messageIn, openChat, send } from "./steps/chats.ts";
import { dealWith, openMatchChat, setUpMatching } from "./steps/matching.ts";

/**
 * The product's main job, as two people walk it: sign-up, wizard, set-up, Deal on each other, match dialog, and both write to
 * each other live. With SECOND_URL each is served by another process.
 */
test("two people sign up, find each other and write", async ({ browser }) => {
  test.setTimeout(180_000);
  const anna = await newPerson(browser, urlOf("BASE_URL"), { viewport: { width: 1280, height: 800 } });
  const berta = await newPerson(browser, urlOf("SECOND_URL"), { viewport: { width: 390, height: 844 } });
  const annasName = freshName("Anna");
  const bertasName = freshName("Berta");
  await Promise.all([
    joinAs(anna, {
      username: annasName,
      models: ["Print-on-Demand"],
      skills: ["Grafikdesign"],
      idea: "Kalender mit schlecht gelaunten Dackeln.",
    }),
    joinAs(berta, {
      username: bertasName,
      models: ["Print-on-Demand", "Reselling"],
      skills: ["Videoschnitt"],
      bio: "Ich schneide Videos.",
    }),
  ]);
  await anna
    .getByRole("main")
    .getByRole("link", { name: /Übersicht/ })
    .click();
  await expect(anna.getByRole("heading", { level: 1 })).toContainText(annasName);

  await Promise.all([setUpMatching(anna), setUpMatching(berta)]);
  // The member who was ready first found an empty deck, which reloads from time to time.
  await Promise.all([anna.goto("/dashboard/matching"), berta.goto("/dashboard/matching")]);
  await dealWith(anna, bertasName);
  await dealWith(berta, annasName);
  await expect(berta.getByRole("dialog", { name: "Das ist ein Match!" })).toBeVisible();

  // Anna gets a notification on any page, and opens the chat.
  await anna.reload();
  const chatId = await openMatchChat(berta);
  // An opener is put into the composer, to be changed: it is not sent.
  const openers = berta.getByRole("region", { name: "Drei Sätze für den Anfang" }).getByRole("button");
  await expect(openers).toHaveCount(3);
  await openers.first().click();
  await expect(berta.getByPlaceholder("Nachricht schreiben")).toHaveValue(
    (await openers.first().textContent()) ?? "",
  );
  await expect(berta.getByRole("log").locator("[data-message]")).toHaveCount(0);
  await send(berta, "Hallo! Dein Dackel hängt schon bei mir im Büro.");
  await expect(anna.getByRole("navigation").first().getByText("1", { exact: true })).toBeVisible();
  await openChat(anna, bertasName);
  expect(anna.url()).toContain(chatId);
  await expect(messageIn(anna, "Dein Dackel hängt schon")).toBeVisible();
  await expect(berta.getByRole("img", { name: "Gelesen" }).first()).toBeVisible();

  for (const [from, to, text] of [
    [anna, berta, "Dann machen wir einen Kalender draus. Zwölf Monate schlechte Laune?"],
    [berta, anna, "Ich schneide das Video dazu. Donnerstag?"],
    [anna, berta, "Donnerstag. Siehe https://example.test/kalender"],
  ] as const) {
    await send(from, text);
    await expect(messageIn(to, text.slice(0, 30))).toHaveCount(1);
  }
  await anna.reload();
  await expect(messageIn(anna, "Donnerstag.")).toBeVisible();
  await expect(anna.getByRole("log").locator("[data-message]")).toHaveCount(4);
});
