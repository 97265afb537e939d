import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";
import { startIdentityProvider } from "../apps/server/src/testing/identity-provider.ts";
import { mailsOf, newPerson, test, urlOf } from "./people.ts";
import { startServer } from "./servers.ts";
import {
  fillLogin,
  freshCredentials,
  freshName,
  joinByCall,
  openLogin,
  sendLogin,
  signIn,
} from "./steps/accounts.ts";
import { mailedLink } from "./steps/mail.ts";

const COMMAND = path.resolve(import.meta.dirname, "../apps/server/src/admin.ts");

/** Runs the operator's command next to the process that owns the data folder; answers what it prints. */
async function operate(dataDir: string, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...words], {
    env: { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir, SAMPLE_DATA: "off" },
  });
  return stdout;
}

const tabpanel = (page: Page) => page.getByRole("tabpanel");

test("a forgotten password: the mail, a new password, and the old one no longer opens", async ({
  browser,
}) => {
  const signedIn = await newPerson(browser, urlOf("BASE_URL"));
  const { email, password } = await joinByCall(signedIn, urlOf("BASE_URL"));
  const page = await newPerson(browser, urlOf("BASE_URL"));
  await openLogin(page);
  await page.getByLabel("E-Mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Passwort vergessen?" }).click();
  await expect(page.getByLabel("E-Mail")).toHaveValue(email);
  await page.getByRole("button", { name: "Link senden" }).click();
  await expect(page.getByText("Der Link ist 10 Minuten gültig.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Noch einmal in 1?\d\d? Sekunden/ })).toBeDisabled();
  await page.reload();
  await page.getByRole("button", { name: "Passwort vergessen?" }).click();
  await expect(page.getByRole("button", { name: /Noch einmal in/ })).toBeDisabled();

  await page.goto(await mailedLink(mailsOf("BASE_URL"), email, "/password-reset?token="));
  await page.getByLabel("Neues Passwort", { exact: true }).fill("kurz");
  await page.getByRole("button", { name: "Passwort festlegen" }).click();
  await expect(page.getByText("Das Passwort muss mindestens 8 Zeichen lang sein.")).toBeVisible();
  const next = "ein langer Spaziergang 4";
  await page.getByLabel("Neues Passwort", { exact: true }).fill(next);
  await page.getByLabel("Neues Passwort wiederholen").fill(`${next}!`);
  await page.getByRole("button", { name: "Passwort festlegen" }).click();
  await expect(page.getByText("Die Passwörter stimmen nicht überein.")).toBeVisible();
  await page.getByLabel("Neues Passwort wiederholen").fill(next);
  const link = page.url();
  await page.getByRole("button", { name: "Passwort festlegen" }).click();
  await expect(page.getByRole("heading", { name: "Dein Passwort ist neu" })).toBeVisible();
  await page.waitForURL(/\/login/);

  await signedIn.goto("/dashboard");
  await signedIn.waitForURL(/\/login/);
  await fillLogin(page, { email, password });
  await sendLogin(page);
  await expect(page.getByText("Falsche E-Mail oder falsches Passwort.")).toBeVisible();
  await fillLogin(page, { email, password: next });
  await sendLogin(page);
  await page.waitForURL(/\/dashboard/);

  const again = await newPerson(browser, urlOf("BASE_URL"));
  await again.goto(link);
  await expect(again.getByRole("heading", { name: "Ungültiger Link" })).toBeVisible();
  await expect(again.getByText("Ungültiger oder abgelaufener Reset-Link")).toBeVisible();
  await again.getByRole("link", { name: "Zurück zur Anmeldung" }).click();
  await again.waitForURL(/\/login/);
});

test("signing up with an identity provider leads to the wizard, the next time to the dashboard", async ({
  browser,
}) => {
  const provider = await startIdentityProvider();
  const server = await startServer({ ...provider.env, SAMPLE_DATA: "off", CAPTCHA_PROVIDER: "none" });
  try {
    const page = await newPerson(browser, server.url);
    await page.goto("/login");
    await page.getByRole("button", { name: "Mit Google anmelden" }).click();
    const google = page.getByRole("button", { name: "Weiter mit Google" });
    await google.click();
    await expect(page.getByText("Kein Google-Credential erhalten.")).toBeVisible();
    provider.person = { sub: freshName("sub"), email: freshCredentials().email };
    await google.click();
    await page.waitForURL(/\/register/);
    await expect(page.getByText("Schritt 1 von 9")).toBeVisible();

    const second = await newPerson(browser, server.url);
    await second.goto("/login");
    await second.getByRole("button", { name: "Mit Google anmelden" }).click();
    await second.getByRole("button", { name: "Weiter mit Google" }).click();
    // The wizard is not finished yet.
    await second.waitForURL(/\/register/);

    const third = await newPerson(browser, server.url);
    await third.route("**/gsi/client", (route) => route.abort());
    await third.goto("/login");
    await third.getByRole("button", { name: "Mit Google anmelden" }).click();
    await expect(third.getByText("Google Login ist derzeit nicht verfügbar.")).toBeVisible();
  } finally {
    await server.stop();
    await provider.stop();
  }
});

/** The archive and the erasure that a ban does not take, as its own page offers them. */
async function keepRights(page: Page, password: string): Promise<void> {
  await page.getByRole("button", { name: "Daten herunterladen" }).click();
  await page.getByLabel("Dein Passwort").fill(password);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Daten herunterladen" }).click();
  expect((await saved).suggestedFilename()).toBe("kompagnon-export.zip");
  await page.getByRole("button", { name: "Konto löschen" }).click();
  await page.getByLabel("Dein Passwort").fill("ganz falsch geraten");
  await page.getByRole("button", { name: "Konto löschen" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Passwort" })).toBeVisible();
  await page.getByLabel("Dein Passwort").fill(password);
  await page.getByRole("button", { name: "Konto löschen" }).click();
  await expect(page.getByText(/Dein Konto wird am .+ gelöscht\./)).toBeVisible();
  await page.getByRole("button", { name: "Konto behalten" }).click();
  await expect(page.getByText(/Dein Konto wird am/)).toHaveCount(0);
}

test("a ban reaches two devices that are online, shows its text in red, and takes one appeal", async ({
  browser,
}) => {
  const first = await newPerson(browser, urlOf("BASE_URL"));
  const credentials = await joinByCall(first, urlOf("BASE_URL"));
  const online = (page: Page) => page.waitForResponse((answer) => answer.url().includes("/api/rt/stream"));
  await Promise.all([online(first), first.goto("/dashboard")]);
  const second = await newPerson(browser, urlOf("BASE_URL"), { viewport: { width: 390, height: 844 } });
  await Promise.all([online(second), signIn(second, credentials)]);
  const dataDir = path.dirname(mailsOf("BASE_URL"));
  await operate(dataDir, "ban", credentials.email, "--reason", "Werbung in Chats");
  for (const page of [first, second]) {
    await page.waitForURL(/\/login/, { timeout: 5_000 });
    const text = page.getByText(
      "Dein Account wurde von einem Administrator gebannt. Grund: Werbung in Chats",
    );
    await expect(text).toBeVisible();
  }
  await second.getByRole("button", { name: "Einspruch einlegen" }).click();
  await second
    .getByLabel("Dein Einspruch")
    .fill("Das war keine Werbung, sondern meine Antwort auf eine Frage.");
  await second.getByRole("button", { name: "Einspruch senden" }).click();
  await expect(second.getByText("Dein Einspruch ist da.")).toBeVisible();
  await keepRights(second, credentials.password);

  // The request for erasure has signed this device out; after signing in, the member sees its status.
  await fillLogin(first, credentials);
  await sendLogin(first);
  await expect(first.getByText(/gebannt/).first()).toBeVisible();
  await expect(first.getByText("Dein Einspruch ist da.")).toBeVisible();

  const [line = ""] = (await operate(dataDir, "appeals"))
    .split("\n")
    .filter((one) => one.includes(credentials.email));
  await operate(dataDir, "decide", line.split(" ")[0] ?? "", "accept");
  await first.reload();
  await fillLogin(first, credentials);
  await sendLogin(first);
  await first.waitForURL(/\/dashboard/);
});

test("a passkey opens the door without address or password", async ({ browser }) => {
  const page = await newPerson(browser, urlOf("BASE_URL"));
  const credentials = await joinByCall(page, urlOf("BASE_URL"));
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto("/dashboard/settings?tab=security");
  await page.getByRole("button", { name: "Passkey hinzufügen" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name des Passkeys").fill("Mein Laptop");
  await dialog.getByLabel("Aktuelles Passwort", { exact: true }).fill(credentials.password);
  await dialog.getByRole("button", { name: "Weiter im Browser" }).click();
  await expect(page.getByText("Mein Laptop")).toBeVisible();
  await page.context().clearCookies();
  await page.goto("/login");
  await tabpanel(page).getByRole("button", { name: "Mit Passkey anmelden" }).click();
  await page.waitForURL(/\/dashboard/);
});

test("what was drawn ahead of time comes to life in the language one has chosen, on a slow processor too", {
  tag: "@long",
}, async ({ browser }) => {
  const page = await newPerson(browser, urlOf("BASE_URL"));
  await page.addInitScript(() => localStorage.setItem("language", "ar"));
  const tools = await page.context().newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  // The last one is for members: guests see the sign-in page instead.
  for (const address of ["/login", "/password-reset", "/dashboard/chats"]) {
    await page.goto(address);
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await expect(page.locator("html")).not.toHaveAttribute("data-hushed");
  }
});
