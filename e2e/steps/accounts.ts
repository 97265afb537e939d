import { expect, type Page } from "@playwright/test";
import { solveCaptcha } from "../../apps/server/src/testing/captcha.ts";
import { mailedLink } from "./mail.ts";

/** Who signs in or up. */
export type Credentials = { email: string; password: string };
/** What a new member answers in the wizard; German labels, as on the tiles. */
export type Person = {
  username: string;
  age?: number;
  models?: readonly string[];
  skills?: readonly string[];
  goal?: string;
  bio?: string;
  idea?: string;
  jobs?: boolean;
  newsletter?: boolean;
};

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** An unused username: letters only, at most 20. */
export const freshName = (prefix = "Mira"): string =>
  `${prefix}${Array.from({ length: 9 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join("")}`.slice(
    0,
    20,
  );
/** Unused credentials. */
export const freshCredentials = (): Credentials => ({
  email: `${freshName("m").toLowerCase()}@example.test`,
  password: "ein ruhiger Nachmittag",
});

/** Opens one side of the login. */
export async function openLogin(page: Page, side: "Anmelden" | "Registrieren" = "Anmelden"): Promise<void> {
  await page.goto("/login");
  const tab = page.getByRole("tab", { name: side });
  await tab.click();
  // A click before hydration takes effect with it; the content of the form depends on it.
  await expect(tab).toHaveAttribute("aria-selected", "true");
}

/** Waits until the proof of work is solved. */
const waitForCaptcha = (page: Page): Promise<void> =>
  expect(page.getByRole("status", { name: "Sicherheitsprüfung" })).toHaveText(
    "Sicherheitsprüfung bestanden",
    {
      timeout: 30_000,
    },
  );

/** Types e-mail and password; on the sign-up side also the second password and the terms. */
export async function fillLogin(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel("E-Mail", { exact: true }).fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  const again = page.getByLabel("Passwort wiederholen");
  if (!(await again.isVisible())) return;
  await again.fill(password);
  await page.getByRole("checkbox").check();
}

/** Sends the open form once the proof of work is solved. */
export async function sendLogin(page: Page): Promise<void> {
  await waitForCaptcha(page);
  await page
    .getByRole("tabpanel")
    .getByRole("button", { name: /^(Anmelden|Konto anlegen)$/ })
    .click();
}

/** Signs an existing member in through the form and waits for the dashboard. */
export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await openLogin(page, "Anmelden");
  await fillLogin(page, credentials);
  await sendLogin(page);
  await page.waitForURL(/\/dashboard/);
}

/** Creates an account through the form and waits for the wizard. */
export async function signUp(page: Page, credentials: Credentials): Promise<void> {
  await openLogin(page, "Registrieren");
  await fillLogin(page, credentials);
  await sendLogin(page);
  await page.waitForURL(/\/register/);
}

/** Waits until the wizard shows a step, counted from 0. */
export const atStep = (page: Page, step: number): Promise<void> =>
  expect(page.getByText(`Schritt ${step + 1} von 9`)).toBeVisible();

/** Presses Weiter and waits for the next step. `from` counts from 0. */
export async function nextStep(page: Page, from: number): Promise<void> {
  await page.getByRole("button", { name: "Weiter", exact: true }).click();
  await atStep(page, from + 1);
}

const choose = async (page: Page, labels: readonly string[]): Promise<void> => {
  for (const label of labels) await page.getByRole("checkbox", { name: label, exact: true }).check();
};

/** Answers the wizard from step 0 on, up to its last button. */
export async function answerWizard(page: Page, person: Person): Promise<void> {
  await atStep(page, 0);
  await page.getByRole("radio", { name: "Deutsch" }).check();
  await nextStep(page, 0);
  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Alter").fill(String(person.age ?? 27));
  await nextStep(page, 1);
  await choose(page, person.models ?? ["Digitale Produkte"]);
  await nextStep(page, 2);
  await choose(page, person.skills ?? ["Videoschnitt"]);
  await nextStep(page, 3);
  await page.getByRole("radio", { name: person.goal ?? "Nebeneinkommen", exact: true }).check();
  await nextStep(page, 4);
  await page.getByLabel("Über mich").fill(person.bio ?? "");
  await nextStep(page, 5);
  await page.getByLabel("Geschäftsidee").fill(person.idea ?? "");
  await nextStep(page, 6);
  await page
    .getByRole("button", { name: person.jobs ? "Ja, das interessiert mich" : "Nein, gerade nicht" })
    .click();
  await atStep(page, 8);
  await page.getByRole("button", { name: person.newsletter ? "Ja, gern" : "Nein, danke" }).click();
}

/** Walks the wizard from step 0 to the greeting on the start page. */
async function walkWizard(page: Page, person: Person): Promise<void> {
  await answerWizard(page, person);
  await expect(
    page.getByRole("heading", { level: 1, name: `Willkommen, ${person.username}.` }),
  ).toBeVisible();
}

/** A new member, signed in and through the wizard, on the start page that greets them. */
export async function joinAs(
  page: Page,
  person: Partial<Person> = {},
): Promise<Credentials & { username: string }> {
  const credentials = freshCredentials();
  const username = person.username ?? freshName();
  await signUp(page, credentials);
  await walkWizard(page, { ...person, username });
  return { ...credentials, username };
}

/** A new member of the community at this address with a complete profile, signed in, without walking through the forms. */
export async function joinByCall(
  page: Page,
  url: string,
): Promise<Credentials & { username: string; id: string }> {
  const headers = { origin: url };
  const credentials = freshCredentials();
  const username = freshName("Tina");
  const asked = await page.request.get(`${url}/api/auth/captcha`);
  const { challenge } = (await asked.json()) as { challenge: Record<string, unknown> | null }; // the contract's captcha
  const joined = await page.request.post(`${url}/api/auth/sign-up`, {
    headers,
    data: {
      ...credentials,
      accepted_terms: true,
      language: "de",
      ...(challenge && { captcha_token: await solveCaptcha(challenge) }),
    },
  });
  expect(joined.ok()).toBe(true);
  const { id } = (await joined.json()) as { id: string }; // the contract's session user
  const named = await page.request.patch(`${url}/api/profiles/${id}`, {
    headers,
    data: { username, age: 31 },
  });
  expect(named.ok()).toBe(true);
  const record = await page.request.put(`${url}/api/profiles/${id}/onboarding`, {
    headers,
    data: { business_models: ["smma"], skills: ["copywriting"], goals: ["side-income"], step: null },
  });
  expect(record.ok()).toBe(true);
  return { ...credentials, username, id };
}

/** The confirmation link mailed to an address. */
export const confirmationLink = (outbox: string, email: string): Promise<string> =>
  mailedLink(outbox, email, "/confirm-email#token=");
