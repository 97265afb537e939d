import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { chatWith, messageIn, openChat } from "./steps/chats.ts";

const SECRET = `Mein Geheimwort ${Date.now().toString(36)}`;

/** Collects the API's responses while the page is open. */
function heard(page: Page): () => string {
  const bodies: string[] = [];
  page.on("response", async (answer) => {
    if (!answer.url().includes("/api/") || answer.url().includes("/rt/stream")) return;
    bodies.push(await answer.text().catch(() => ""));
  });
  return () => bodies.join("\n");
}

/** Answers the four questions of the first part. */
async function answerAims(page: Page, size: string, success: string): Promise<void> {
  await page.getByRole("radio", { name: size }).check({ force: true });
  await page.getByRole("checkbox", { name: "Frei entscheiden" }).check({ force: true });
  await page.getByRole("radio", { name: "Zwei Jahre" }).check({ force: true });
  const own = page.getByLabel(/Woran merkst du in einem Jahr/);
  await own.fill(success);
  await own.blur();
  await expect(page.getByRole("status").filter({ hasText: /^Gespeichert$/ })).toHaveCount(4);
}

test("the way of two: questions answered alone, uncovered together, talked over, a trial project, an end", async ({
  browser,
}) => {
  const lena = await newPerson(browser, urlOf("SAMPLE_URL"));
  const jonas = await newPerson(browser, urlOf("SAMPLE_URL"));
  await Promise.all([signInAsSample(lena, "member"), signInAsSample(jonas, "premium")]);
  const told = heard(jonas);
  await openChat(lena, "Jonas");
  await lena.getByRole("link", { name: "Euer Weg" }).click();
  await expect(lena.getByRole("heading", { name: "Beantworte „Ziele“" })).toBeVisible();
  await lena.getByRole("link", { name: "Fragen ansehen" }).click();
  const { id } = await chatWith(lena, "Jonas");
  await jonas.goto(`/dashboard/path/${id}`);
  await expect(jonas.getByRole("heading", { name: "Euer Weg" })).toBeVisible();

  // She answers alone; her answers are kept after a reload, and he gets no notification.
  await answerAims(lena, "Etwas, von dem wir gut leben", SECRET);
  await lena.reload();
  await expect(lena.getByLabel(/Woran merkst du in einem Jahr/)).toHaveValue(SECRET);
  await lena.getByRole("button", { name: "Fertig mit diesem Teil" }).click();
  await expect(lena.getByText(/Deine Antworten werden aufgedeckt, sobald Jonas/)).toBeVisible();
  await expect(jonas.getByText("Lena ist fertig, jetzt du")).toBeVisible();
  // It is his turn: home says so, with her name, and leads there.
  await jonas.goto("/dashboard");
  const next = jonas.getByRole("region", { name: "Dein Weg mit Lena" });
  await expect(next.getByText("Beantworte die nächsten Fragen")).toBeVisible();
  await next.getByRole("link", { name: "Weiter auf eurem Weg" }).click();
  await expect(jonas).toHaveURL(new RegExp(`/dashboard/path/${id}$`));
  await jonas.getByRole("link", { name: /^Ziele/ }).click();
  await answerAims(jonas, "Etwas Großes, das wir eines Tages verkaufen", "Wenn es ohne mich läuft.");
  expect(told()).toContain("aim_size");
  expect(told()).not.toContain(SECRET);
  expect(told()).not.toContain('"living"');

  // Both are done: both read, the heaviest difference first.
  await jonas.getByRole("button", { name: "Fertig mit diesem Teil" }).click();
  for (const page of [lena, jonas]) {
    await expect(page.getByRole("heading", { name: "Hier liegt ihr auseinander" })).toBeVisible();
    await expect(page.getByText(SECRET).first()).toBeVisible();
  }
  const difference = (page: Page) => page.locator("#aim_size");
  await expect(difference(lena)).toContainText("So könnt ihr anfangen");
  const agreed = "Erst gut leben, in zwei Jahren noch einmal reden.";
  await difference(lena)
    .getByLabel(/Was habt ihr vereinbart/)
    .fill(agreed);
  await difference(lena).getByRole("button", { name: "Aufschreiben" }).click();
  await expect(difference(jonas).getByText(agreed)).toBeVisible();
  await difference(jonas).getByRole("button", { name: "Stimmt für mich" }).click();
  await expect(difference(lena).getByText("Von euch beiden bestätigt")).toBeVisible();

  // A trial project, looked back on by both.
  const call = async (page: Page, method: "post" | "put", path: string, data: object = {}) => {
    const answer = await page.request[method](`${urlOf("SAMPLE_URL")}${path}`, {
      headers: { origin: urlOf("SAMPLE_URL") },
      data,
    });
    expect(answer.ok(), path).toBe(true);
    return answer.json();
  };
  const trial = await call(lena, "post", `/api/chats/${id}/trials`, {
    goal: "Fünfzig auf der Liste",
    weeks: 2,
  });
  await call(jonas, "post", `/api/trials/${trial.id}/accept`);
  await call(jonas, "post", `/api/trials/${trial.id}/end`);
  await lena.goto(`/dashboard/path/${id}`);
  for (const page of [lena, jonas])
    await call(page, "put", `/api/trials/${trial.id}/debrief`, { verdict: "together", good: "", hard: "" });
  await expect(lena.getByText("Abgeschlossen: Fünfzig auf der Liste")).toBeVisible();

  // Jonas would like a team: one press, said kindly, and on to founding it.
  await jonas.goto(`/dashboard/path/${id}`);
  await jonas
    .getByRole("region", { name: "Wie soll es weitergehen?" })
    .getByRole("button", { name: "Team gründen" })
    .click();
  await expect(jonas).toHaveURL(/\/dashboard\/teampanel\?from=trial:/);
  await expect(lena.getByText("Jonas möchte mit dir ein Team gründen.").first()).toBeVisible();

  // Lena decides otherwise, where the trial project is, and may take it up again.
  await lena.goto(`/dashboard/chats?chat=${id}`);
  await expect(messageIn(lena, "ein Team gründen")).toBeVisible();
  await lena.goto(`/dashboard/chats?chat=${id}&trial=1`);
  const sheet = lena.getByRole("dialog", { name: "Probeprojekt" });
  await sheet.getByRole("button", { name: "Als Bekannte weitermachen" }).click();
  await lena.getByRole("alertdialog").getByRole("button", { name: "Als Bekannte weitermachen" }).click();
  await jonas.goto(`/dashboard/path/${id}`);
  await expect(jonas.getByText(/Lena möchte, dass ihr als Bekannte weitermacht/)).toBeVisible();
  await expect(jonas.getByRole("button", { name: "Weg wieder aufnehmen" })).toHaveCount(0);
  await lena.goto(`/dashboard/path/${id}`);
  await lena.getByRole("button", { name: "Weg wieder aufnehmen" }).click();
  await expect(jonas.getByText("Dein nächster Schritt")).toBeVisible();
});
