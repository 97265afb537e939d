import { expect } from "@playwright/test";
import { solveCaptcha } from "../apps/server/src/testing/captcha.ts";
import { mailsOf, newPerson, test, urlOf, waitForNextPaint } from "./people.ts";
import { LITTLE_WORK, startServer } from "./servers.ts";
import {
  answerWizard,
  atStep,
  confirmationLink,
  fillLogin,
  freshCredentials,
  freshName,
  joinAs,
  joinByCall,
  nextStep,
  openLogin,
  sendLogin,
  signIn,
  signUp,
} from "./steps/accounts.ts";

test("signing up, leaving the wizard on one device and going on with it on another", async ({ browser }) => {
  const credentials = freshCredentials();
  const username = freshName("Lea");
  const first = await newPerson(browser, urlOf("BASE_URL"));
  await signUp(first, credentials);
  await atStep(first, 0);
  await nextStep(first, 0);
  await first.getByLabel("Username").fill(username);
  await first.getByLabel("Alter").fill("31");
  await nextStep(first, 1);

  const second = await newPerson(browser, urlOf("BASE_URL"), { viewport: { width: 390, height: 844 } });
  await second.goto("/register");
  await second.waitForURL(/\/login/);
  await expect(second.getByText("Dein Profil richtest du ein, sobald du angemeldet bist.")).toBeVisible();
  await fillLogin(second, credentials);
  await sendLogin(second);
  await second.waitForURL(/\/register/);
  await atStep(second, 2);
  await second.getByRole("button", { name: "Zurück" }).click();
  await expect(second.getByLabel("Username")).toHaveValue(username);
  await expect(second.getByLabel("Alter")).toHaveValue("31");
});

test("on a phone the wizard's buttons are above the question whether the visit may be measured", async ({
  browser,
}) => {
  const viewport = { width: 390, height: 844 };
  const page = await newPerson(browser, urlOf("BASE_URL"), { viewport, asked: true });
  await signUp(page, freshCredentials());
  await atStep(page, 0);
  await page.evaluate(() => scrollTo(0, 0));
  const next = await page.getByRole("button", { name: "Weiter", exact: true }).boundingBox();
  const question = await page.getByRole("region", { name: "Messung deines Besuchs" }).boundingBox();
  expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);
});

test("a guest who opened a page of the dashboard stands on it after signing up", async ({ browser }) => {
  const page = await newPerson(browser, urlOf("BASE_URL"));
  await page.goto("/dashboard/jobs/mine?tab=sent");
  await page.waitForURL(/\/login/);
  const tab = page.getByRole("tab", { name: "Registrieren" });
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await fillLogin(page, freshCredentials());
  await sendLogin(page);
  await page.waitForURL(/\/register/);
  await answerWizard(page, { username: freshName() });
  await page.waitForURL(/\/dashboard\/jobs\/mine\?tab=sent$/);
});

test("the mailed link confirms the address; the reminder goes away", async ({ browser }) => {
  const page = await newPerson(browser, urlOf("BASE_URL"));
  // A slow line: the session knows of the finished wizard before the start page is there. The greeting comes all the same.
  const finished = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('"step":null') ?? false,
    {
      timeout: 0,
    },
  );
  await page.route("**/assets/start-page*", async (route) => {
    await finished;
    await waitForNextPaint(page);
    await route.continue();
  });
  const { email } = await joinAs(page);
  await expect(page.getByRole("heading", { level: 1, name: /^Willkommen/ })).toBeVisible();
  await waitForNextPaint(page);
  expect(new URL(page.url()).pathname).toBe("/");
  await page.goto("/dashboard");
  const reminder = page.getByRole("button", { name: "Noch einmal senden" });
  await expect(reminder).toBeVisible();
  await page.goto(await confirmationLink(mailsOf("BASE_URL"), email));
  await expect(page.getByRole("heading", { name: /bestätigt/i })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(reminder).toBeHidden();
});

test("a mailed link opened without a session asks for the password", { tag: "@long" }, async ({
  browser,
}) => {
  const page = await newPerson(browser, urlOf("BASE_URL"));
  const { email, password } = await joinByCall(page, urlOf("BASE_URL"));
  const link = await confirmationLink(mailsOf("BASE_URL"), email);
  const elsewhere = await newPerson(browser, urlOf("BASE_URL"));
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole("heading", { name: "Fast fertig" })).toBeVisible();
  await elsewhere.getByLabel("Passwort", { exact: true }).fill("falsch und falsch");
  await elsewhere.getByRole("button", { name: "Bestätigen" }).click();
  await expect(elsewhere.getByText("Das Passwort stimmt nicht.")).toBeVisible();
  await elsewhere.getByRole("link", { name: "Stattdessen anmelden" }).click();
  await fillLogin(elsewhere, { email, password });
  await sendLogin(elsewhere);
  await expect(elsewhere.getByRole("heading", { name: "Deine Adresse ist bestätigt" })).toBeVisible();
});

test("a member whose session ends elsewhere sees why, and returns to the same page after signing in", {
  tag: "@long",
}, async ({ browser }) => {
  const page = await newPerson(browser, urlOf("BASE_URL"));
  const credentials = await joinByCall(page, urlOf("BASE_URL"));
  const online = page.waitForResponse((answer) => answer.url().includes("/api/rt/stream"));
  await Promise.all([online, page.goto("/dashboard/chats")]);
  const other = await newPerson(browser, urlOf("BASE_URL"));
  await signIn(other, credentials);
  const ended = await other.request.delete("/api/auth/sessions", { headers: { origin: urlOf("BASE_URL") } });
  expect((await ended.json()).ended).toBe(1);
  await page.waitForURL(/\/login/);
  await expect(page.getByText("Du bist nicht mehr angemeldet.")).toBeVisible();
  await fillLogin(page, credentials);
  await sendLogin(page);
  await page.waitForURL(/\/dashboard\/chats/);
});

test("a kept address wins after signing in; signing out leads back to the login", { tag: "@long" }, async ({
  browser,
}) => {
  const page = await newPerson(browser, urlOf("BASE_URL"));
  const credentials = await joinByCall(page, urlOf("BASE_URL"));
  const again = await newPerson(browser, urlOf("BASE_URL"));
  await again.goto("/dashboard/chats");
  await again.waitForURL(/\/login/);
  await fillLogin(again, credentials);
  await sendLogin(again);
  await again.waitForURL(/\/dashboard\/chats/);
  await again.getByRole("button", { name: "Abmelden" }).click();
  await again.waitForURL(/\/login/);
  await again.goto("/dashboard");
  await again.waitForURL(/\/login/);
});

test("five wrong passwords lock signing in to that account alone, also after a reload", async ({
  browser,
}) => {
  const server = await startServer({ SAMPLE_DATA: "off", ...LITTLE_WORK });
  const page = await newPerson(browser, server.url);
  const credentials = freshCredentials();
  await openLogin(page);
  for (let attempt = 1; attempt <= 5; attempt++) {
    await fillLogin(page, { ...credentials, password: `falsch ${attempt} falsch` });
    await sendLogin(page);
    await expect(
      page
        .getByText(
          attempt < 5 ? "Falsche E-Mail oder falsches Passwort." : /5 Minuten|Zu viele Anmeldeversuche/,
        )
        .first(),
    ).toBeVisible();
  }
  const locked = page.getByText(/Zu viele Anmeldeversuche/).first();
  const send = page.getByRole("tabpanel").getByRole("button", { name: "Anmelden", exact: true });
  await page.reload();
  await fillLogin(page, credentials);
  await expect(locked).toBeVisible();
  await expect(send).toBeDisabled();
  // Another account, the other side and the way to a new password stay open.
  await fillLogin(page, freshCredentials());
  await expect(locked).toBeHidden();
  await sendLogin(page);
  await expect(page.getByText("Falsche E-Mail oder falsches Passwort.")).toBeVisible();
  await fillLogin(page, credentials);
  await expect(locked).toBeVisible();
  await page.getByRole("tab", { name: "Registrieren" }).click();
  await expect(locked).toBeHidden();
  await page.getByRole("tab", { name: "Anmelden" }).click();
  await expect(locked).toBeVisible();
  await page.getByRole("button", { name: "Passwort vergessen?" }).click();
  await expect(page.getByLabel("E-Mail")).toHaveValue(credentials.email);
  await page.getByRole("button", { name: "Link senden" }).click();
  await expect(page.getByText("Der Link ist 10 Minuten gültig.")).toBeVisible();
  await server.stop();
});

test("while strangers guess at an account, a new device does more work by itself and gets in", {
  tag: "@long",
}, async ({ browser }) => {
  const server = await startServer({ SAMPLE_DATA: "off", TRUST_PROXY: "loopback", CAPTCHA_WORK: "100" });
  try {
    const member = await newPerson(browser, server.url);
    const credentials = await joinByCall(member, server.url);
    const signedOut = await newPerson(browser, server.url);
    await signedOut.goto("/login");
    for (let n = 0; n < 30; n++) {
      // As the form does it, from another address each time.
      const answer = await signedOut.request.post("/api/auth/captcha", {
        data: { email: credentials.email },
        headers: { origin: server.url },
      });
      const { challenge } = await answer.json();
      const refused = await signedOut.request.post("/api/auth/sign-in", {
        data: { email: credentials.email, password: "geraten", captcha_token: await solveCaptcha(challenge) },
        headers: { origin: server.url, "x-forwarded-for": `198.51.100.${n + 1}` },
      });
      expect(refused.status()).toBe(401);
    }
    const page = await newPerson(browser, server.url);
    const harder = page.waitForResponse(
      (answer) => answer.url().endsWith("/api/auth/sign-in") && answer.status() === 400,
    );
    await signIn(page, credentials);
    expect((await (await harder).json()).error).toBe("captcha_harder");
  } finally {
    await server.stop();
  }
});
