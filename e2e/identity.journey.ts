import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";

const PASSWORD = "kompagnon-probe";
const FIRST = "Ofen Ziege Mond Kabel";
const SECOND = "Tinte Wolke Sattel Birne";
const THIRD = "Falke Regal Minze Tunnel";

const section = (page: Page) => page.getByRole("region", { name: "Passphrase für verschlossene Dokumente" });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Reads the code that is shown, goes on, and types the group that is asked for. */
async function keepCode(page: Page): Promise<string> {
  const list = page.getByRole("list", { name: "Dein Wiederherstellungscode" });
  await expect(list.getByRole("listitem")).toHaveCount(8);
  const groups = await list.getByRole("listitem").allTextContents();
  await page.getByRole("button", { name: "Ich habe ihn sicher" }).click();
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
  await section(page).getByRole("button", { name: "Jetzt verschließen" }).click();
  await expect(section(page).getByText("Auf diesem Gerät verschlossen.")).toBeVisible();
  await page.reload();
  await expect(section(page).getByText("Auf diesem Gerät verschlossen.")).toBeVisible();
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

test("the passphrase is changed, and forgotten; the recovery code leads back in", async ({ browser }) => {
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

  await section(page).getByRole("button", { name: "Jetzt verschließen" }).click();
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
  await recovering.getByRole("button", { name: "Neue Passphrase setzen" }).click();
  await expect(section(page).getByText("Auf diesem Gerät offen, bis du dich abmeldest.")).toBeVisible();
  await page.context().close();
});
