import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";

const PASSWORD = "kompagnon-probe";
const FIRST = "Ofen Ziege Mond Kabel";
const SECOND = "Tinte Wolke Sattel Birne";
const THIRD = "Falke Regal Minze Tunnel";

const section = (page: Page) => page.getByRole("region", { name: "Passphrase für verschlüsselte Dokumente" });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Reads the displayed code, continues, and types the requested group. */
async function keepCode(page: Page): Promise<string> {
  const list = page.getByRole("list", { name: "Dein Wiederherstellungscode" });
  await expect(list.getByRole("listitem")).toHaveCount(8);
  const groups = await list.getByRole("listitem").allTextContents();
  await page.getByRole("button", { name: "Sicher aufbewahrt" }).click();
  const asked = page.getByLabel(/^Zur Probe: Wie lautet die \d\. Vierergruppe/);
  await asked.fill("????");
  await page.getByRole("button", { name: "Fertig" }).click();
  await expect(page.getByText("Das stimmt nicht. Sieh noch einmal nach.")).toBeVisible();
  const label = (await page.getByText(/^Zur Probe: Wie lautet die/).textContent()) ?? "";
  await asked.fill((groups[Number(/\d/.exec(label)?.[0]) - 1] ?? "").toLowerCase());
  await page.getByRole("button", { name: "Fertig" }).click();
  return groups.join("-");
}

test("a passphrase is set up, locked, unlocked, changed and recovered, and nothing secret leaves the browser", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 1280, height: 900 } });
  await signInAsSample(page, `person${8 + test.info().retry}`);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  const policies: string[] = [];
  page.on("response", async (answer) => {
    if (/stretch-worker/.test(answer.url())) policies.push(answer.headers()["content-security-policy"] ?? "");
  });
  await page.goto("/dashboard/settings?tab=security");

  // Set up.
  await section(page).getByRole("button", { name: "Passphrase einrichten" }).click();
  const making = dialog(page, "Deine Passphrase");
  await making.getByLabel("Passphrase", { exact: true }).fill("zu kurz");
  await expect(making.getByText("Noch zu kurz")).toBeVisible();
  await expect(making.getByRole("button", { name: "Weiter" })).toBeDisabled();
  await making.getByLabel("Passphrase", { exact: true }).fill(FIRST);
  await expect(making.getByText("Sehr gut: schwer zu erraten")).toBeVisible();
  await making.getByRole("button", { name: "Weiter" }).click();
  const code = await keepCode(page);
  await expect(section(page).getByText("Auf diesem Gerät offen, bis du dich abmeldest.")).toBeVisible();

  // The worker's file alone may run WebAssembly; the page itself refuses it.
  expect(policies.length).toBeGreaterThan(0);
  for (const policy of policies) expect(policy).toContain("'wasm-unsafe-eval'");
  const refused = await page.evaluate(async () => {
    const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
    return WebAssembly.compile(empty).then(
      () => "compiled",
      (failure: Error) => failure.name,
    );
  });
  expect(refused).toBe("CompileError");

  // Locked and unlocked.
  await section(page).getByRole("button", { name: "Jetzt sperren" }).click();
  await expect(section(page).getByText("Auf diesem Gerät gesperrt.")).toBeVisible();
  await page.reload();
  await expect(section(page).getByText("Auf diesem Gerät gesperrt.")).toBeVisible();
  await section(page).getByRole("button", { name: "Öffnen" }).click();
  const opening = dialog(page, "Mit deiner Passphrase öffnen");
  await opening.getByLabel("Passphrase", { exact: true }).fill(SECOND);
  await opening.getByRole("button", { name: "Öffnen" }).click();
  await expect(opening.getByText("Das ist nicht deine Passphrase.")).toBeVisible();
  await opening.getByLabel("Passphrase", { exact: true }).fill(FIRST);
  await opening.getByRole("button", { name: "Öffnen" }).click();
  await expect(section(page).getByText("Auf diesem Gerät offen, bis du dich abmeldest.")).toBeVisible();
  await page.reload();
  await expect(section(page).getByText("Auf diesem Gerät offen, bis du dich abmeldest.")).toBeVisible();
  const kept = await page.evaluate(
    () =>
      new Promise<boolean[]>((resolve, reject) => {
        const request = indexedDB.open("identities");
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction("unlocked").objectStore("unlocked").getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result.flatMap(({ agree, sign }) => [agree.extractable, sign.extractable]));
          };
        };
      }),
  );
  expect(kept).toEqual([false, false]);
  await page.context().close();
  for (const secret of [FIRST, SECOND, code, code.replaceAll("-", "")])
    for (const one of sent) expect(one.includes(secret)).toBe(false);
});

test("the passphrase is changed, and forgotten; the recovery code leads back in", { tag: "@long" }, async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 390, height: 844 } });
  await signInAsSample(page, `person${11 + test.info().retry}`);
  await page.goto("/dashboard/settings?tab=security");
  await section(page).getByRole("button", { name: "Passphrase einrichten" }).click();
  const making = dialog(page, "Deine Passphrase");
  await making.getByLabel("Passphrase", { exact: true }).fill(FIRST);
  await making.getByRole("button", { name: "Weiter" }).click();
  const code = await keepCode(page);

  await section(page).getByRole("button", { name: "Passphrase ändern" }).click();
  const changing = dialog(page, "Passphrase ändern");
  await changing.getByLabel("Jetzige Passphrase").fill(FIRST);
  await changing.getByLabel("Neue Passphrase").fill(SECOND);
  await changing.getByLabel("Aktuelles Passwort").fill(PASSWORD);
  await changing.getByRole("button", { name: "Ändern" }).click();
  await expect(page.getByText("Passphrase geändert.")).toBeVisible();

  await section(page).getByRole("button", { name: "Jetzt sperren" }).click();
  await section(page).getByRole("button", { name: "Öffnen" }).click();
  const opening = dialog(page, "Mit deiner Passphrase öffnen");
  await opening.getByLabel("Passphrase", { exact: true }).fill(FIRST);
  await opening.getByRole("button", { name: "Öffnen" }).click();
  await expect(opening.getByText("Das ist nicht deine Passphrase.")).toBeVisible();
  await opening.getByRole("button", { name: "Passphrase vergessen?" }).click();
  const recovering = dialog(page, "Passphrase vergessen");
  await recovering.getByLabel("Wiederherstellungscode").fill(code.toLowerCase());
  await recovering.getByRole("button", { name: "Weiter" }).click();
  await recovering.getByLabel("Neue Passphrase").fill(THIRD);
  await recovering.getByLabel("Aktuelles Passwort").fill(PASSWORD);
  await recovering.getByRole("button", { name: "Neue Passphrase festlegen" }).click();
  await expect(section(page).getByText("Auf diesem Gerät offen, bis du dich abmeldest.")).toBeVisible();
  await page.context().close();
});

test("a passkey opens the keys without the passphrase, and what it derives reaches no one", {
  tag: "@long",
}, async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 390, height: 844 } });
  await signInAsSample(page, `person${20 + test.info().retry}`);
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      ctap2Version: "ctap2_1",
      transport: "internal",
      hasPrf: true,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto("/dashboard/settings?tab=security");
  await section(page).getByRole("button", { name: "Passphrase einrichten" }).click();
  const making = dialog(page, "Deine Passphrase");
  await making.getByLabel("Passphrase", { exact: true }).fill(FIRST);
  await making.getByRole("button", { name: "Weiter" }).click();
  await keepCode(page);

  // Without one there is nothing to choose from.
  await section(page).getByRole("button", { name: "Passkey freischalten" }).click();
  const adding = dialog(page, "Passkey freischalten");
  await expect(adding.getByText("Du hast noch keinen Passkey.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Passkey hinzufügen" }).click();
  const first = page.getByRole("dialog");
  await first.getByLabel("Name des Passkeys").fill("Mein Handy");
  await first.getByLabel("Aktuelles Passwort", { exact: true }).fill(PASSWORD);
  await first.getByRole("button", { name: "Weiter im Browser" }).click();
  await expect(page.getByText("Dein Passkey ist eingerichtet.")).toBeVisible();

  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await page.evaluate(() => {
    const { credentials } = navigator;
    const get = credentials.get.bind(credentials);
    credentials.get = async (options) => {
      const answer = await get(options);
      const secret = (answer as PublicKeyCredential).getClientExtensionResults().prf?.results?.first;
      const bytes = new Uint8Array(secret as ArrayBuffer);
      Object.assign(window, { derived: btoa(String.fromCharCode(...bytes)) });
      return answer;
    };
  });
  await section(page).getByRole("button", { name: "Passkey freischalten" }).click();
  await adding.getByLabel("Jetzige Passphrase").fill(SECOND);
  await adding.getByRole("button", { name: "Weiter" }).click();
  await expect(adding.getByText("Das ist nicht deine Passphrase.")).toBeVisible();
  await adding.getByLabel("Jetzige Passphrase").fill(FIRST);
  await adding.getByRole("button", { name: "Weiter" }).click();
  await adding.getByRole("button", { name: "Passkey wählen" }).click();
  await adding.getByLabel("Aktuelles Passwort").fill(PASSWORD);
  await adding.getByRole("button", { name: "Passkey aktivieren" }).click();
  await expect(section(page).getByText("Mein Handy")).toBeVisible();
  const derived = await page.evaluate(() => String((window as { derived?: string }).derived));
  expect(derived).toHaveLength(44);
  expect(sent.join(" ")).toContain('"passkey_id"');
  expect(sent.join(" ")).not.toContain(derived);

  await section(page).getByRole("button", { name: "Jetzt sperren" }).click();
  await section(page).getByRole("button", { name: "Öffnen", exact: true }).click();
  await dialog(page, "Mit deiner Passphrase öffnen")
    .getByRole("button", { name: "Mit Passkey öffnen" })
    .click();
  await expect(section(page).getByText("Auf diesem Gerät offen, bis du dich abmeldest.")).toBeVisible();

  await section(page).getByRole("button", { name: "Entfernen: Mein Handy" }).click();
  await expect(page.getByText("Der Passkey öffnet deine Dokumente nicht mehr.")).toBeVisible();
  await section(page).getByRole("button", { name: "Jetzt sperren" }).click();
  await section(page).getByRole("button", { name: "Öffnen", exact: true }).click();
  await expect(dialog(page, "Mit deiner Passphrase öffnen")).toBeVisible();
  await expect(page.getByRole("button", { name: "Mit Passkey öffnen", exact: true })).toHaveCount(0);
  await page.context().close();
});
