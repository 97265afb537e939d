import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { messageIn, send } from "./steps/chats.ts";
import { deleteGroup, foundByForm, groupNamed, openGeneral } from "./steps/groups.ts";

let round = 0;
const fresh = (text: string) => `${text} ${Date.now()}-${round++}`;

test.describe("groups of the sample community", () => {
  /** Premium: no limit of groups. */
  let jonas: Page;
  /** Free, in one group. */
  let lena: Page;
  const founded: string[] = [];

  test.beforeEach(async ({ browser }) => {
    const size = { viewport: { width: 1440, height: 900 } };
    jonas = await newPerson(browser, urlOf("SAMPLE_URL"), size);
    lena = await newPerson(browser, urlOf("SAMPLE_URL"), size);
    await Promise.all([signInAsSample(jonas, "premium"), signInAsSample(lena, "member")]);
  });
  test.afterEach(async () => {
    for (const name of founded.splice(0)) await deleteGroup(jonas, name);
    await Promise.all([jonas.context().close(), lena.context().close()]);
  });

  test("a group with questions: apply, be accepted, write with a mention", async () => {
    const name = fresh("Lampenladen");
    await foundByForm(jonas, { name, type: "Bewerbung", questions: ["Was verkaufst du?", "Seit wann?"] });
    founded.push(name);
    const { id } = await groupNamed(jonas, name);

    await lena.goto(`/dashboard/groups/profile/${id}`);
    await expect(lena.getByRole("heading", { level: 1, name })).toBeVisible();
    await lena.getByRole("button", { name: "Bewerben" }).click();
    const dialog = lena.getByRole("dialog", { name: `Bewerbung bei ${name}` });
    await dialog.getByLabel("Was verkaufst du?").fill("Lampen aus Flaschen");
    await dialog.getByLabel("Seit wann?").fill("?!");
    await dialog.getByRole("button", { name: "Bewerbung abschicken" }).click();
    await expect(
      dialog.getByText("Bitte beantworte alle Fragen (mindestens ein Buchstabe oder eine Zahl)."),
    ).toBeVisible();
    // Nothing typed is lost, also when the dialog was closed in between.
    await dialog.getByRole("button", { name: "Abbrechen" }).click();
    await lena.getByRole("button", { name: "Bewerben" }).click();
    await expect(dialog.getByLabel("Was verkaufst du?")).toHaveValue("Lampen aus Flaschen");

    await jonas.goto(`/dashboard/groups/profile/${id}/settings?tab=applications`);
    await expect(jonas.getByRole("heading", { name: "Keine offenen Bewerbungen" })).toBeVisible();
    await dialog.getByLabel("Seit wann?").fill("2024");
    await dialog.getByRole("button", { name: "Bewerbung abschicken" }).click();
    await expect(lena.getByText("Bewerbung eingereicht")).toBeVisible();
    await expect(lena.getByText("Bewerbung läuft")).toBeVisible();

    const card = jonas.getByRole("listitem", { name: "Lena" });
    await expect(card.getByText("Lampen aus Flaschen")).toBeVisible();
    await card.getByRole("button", { name: "Annehmen" }).click();
    await expect(jonas.getByText("Lena ist jetzt dabei.")).toBeVisible();
    await expect(lena.getByRole("heading", { name: "Worüber hier gesprochen wird" })).toBeVisible();
    await expect(
      lena.getByRole("region", { name: "Leitung" }).getByRole("link", { name: "Jonas" }),
    ).toBeVisible();
    await lena.getByRole("link", { name: "Öffnen" }).click();
    // Going into a group leads into its channel; its list is one step back.
    await expect(lena.getByRole("heading", { level: 1, name: "Allgemein" })).toBeVisible();
    await Promise.all([openGeneral(lena, id), openGeneral(jonas, id)]);

    const greeting = fresh("Schön, dass du da bist.");
    await send(jonas, greeting);
    await expect(messageIn(lena, greeting)).toHaveCount(1);
    // Several messages of a person in a row show their name once.
    const more = fresh("Fühl dich wie zu Hause.");
    await send(jonas, more);
    const block = lena.getByRole("group", { name: "Jonas" });
    await expect(block.getByRole("article", { name: /^Jonas, / })).toHaveText([greeting, more]);
    await expect(block.getByText("Jonas", { exact: true })).toHaveCount(1);
    const answer = fresh("Danke! Wer macht hier noch Lampen?");
    await send(lena, answer);
    await expect(messageIn(jonas, answer)).toHaveCount(1);

    // A mention during the visit of another page is shown next to the channel.
    await lena.goto(`/dashboard/groups?group=${id}`);
    await expect(lena.getByRole("heading", { level: 2, name })).toBeVisible();
    const field = jonas.getByPlaceholder("Nachricht schreiben");
    await field.pressSequentially("Frag mal @Len");
    await jonas.getByRole("option", { name: "Lena" }).click();
    await field.pressSequentially("danach.");
    await field.press("Enter");
    const channel = lena.getByRole("region", { name: "Kanäle" }).getByRole("link", { name: /1 Erwähnung/ });
    await channel.click();
    await expect(messageIn(lena, "Frag mal @Lena danach.")).toBeVisible();
    await expect(
      lena.getByRole("navigation", { name: "Kanäle" }).getByRole("link", { name: /Erwähnung/ }),
    ).toHaveCount(0);
  });

  test("a private group: by code only, and a removed member leaves its page at once", {
    tag: "@long",
  }, async ({ browser }) => {
    const name = fresh("Hinterzimmer");
    await foundByForm(jonas, { name, type: "Privat" });
    founded.push(name);
    const { id } = await groupNamed(jonas, name);
    await lena.goto(`/dashboard/groups/profile/${id}`);
    await expect(lena.getByRole("heading", { name: "Gruppe nicht gefunden" })).toBeVisible();

    await jonas.goto(`/dashboard/groups/profile/${id}/settings?tab=invites`);
    await jonas.getByRole("button", { name: "Code erstellen" }).click();
    const code = await jonas.getByRole("listitem").locator("bdi").first().innerText();
    await lena.goto(`/dashboard/invite/${code}`);
    await expect(lena.getByText("Beitritt erfolgreich! Öffne die Gruppe…")).toBeVisible();
    await expect(lena).toHaveURL(new RegExp(`/dashboard/groups\\?group=${id}$`));
    await lena.goto(`/dashboard/invite?code=${code}`);
    await expect(lena.getByText("Du bist bereits Mitglied. Öffne die Gruppe…")).toBeVisible();

    await openGeneral(lena, id);
    await jonas.goto(`/dashboard/groups/profile/${id}/settings?tab=members`);
    await jonas.getByRole("button", { name: "Mehr zu Lena" }).click();
    await jonas.getByRole("menuitem", { name: "Entfernen" }).click();
    await jonas.getByRole("alertdialog").getByRole("button", { name: "Entfernen" }).click();
    await expect(lena).toHaveURL(/\/dashboard\/groups$/);
    await expect(lena.getByText(`Du bist nicht mehr in ${name}: Jemand hat dich entfernt.`)).toBeVisible();
    await lena.goBack();
    await expect(lena).toHaveURL(/\/dashboard(\/groups.*)?$/);
    await expect(lena.getByPlaceholder("Nachricht schreiben")).toHaveCount(0);

    // Paula is in two groups already, as many as the free version allows.
    const paula = await newPerson(browser, urlOf("SAMPLE_URL"));
    await signInAsSample(paula, "supporter");
    await paula.goto(`/dashboard/invite/${code}`);
    const limit = paula.getByRole("dialog", { name: "Zwei Gruppen sind hier das Maximum" });
    await expect(limit).toBeVisible();
    await limit.getByRole("link", { name: "Zu meinen Gruppen" }).click();
    await expect(paula.getByRole("heading", { level: 1, name: "Gruppen" })).toBeVisible();
    await paula.context().close();
  });

  test("the limit shows when joining, too, and links without a code or access say why", {
    tag: "@long",
  }, async ({ browser }) => {
    const name = fresh("Offene Bühne");
    await foundByForm(jonas, { name, type: "Öffentlich" });
    founded.push(name);
    const { id } = await groupNamed(jonas, name);
    const paula = await newPerson(browser, urlOf("SAMPLE_URL"));
    await signInAsSample(paula, "supporter");
    await paula.goto("/dashboard/groups/discover");
    await paula.getByLabel("Gruppen durchsuchen").fill(name);
    const card = paula.getByRole("listitem", { name });
    // What suits her comes first; the words that she looked for stay with another order.
    const sorting = paula.getByRole("combobox", { name: "Sortieren nach" });
    await expect(sorting.locator("option:checked")).toHaveText("Passend für dich");
    await sorting.selectOption({ label: "Zuletzt aktiv" });
    await paula.waitForURL(/sort=active/);
    await expect(paula.getByRole("listitem").filter({ hasText: name })).toHaveCount(1);
    await card.getByRole("button", { name: "Beitreten" }).click();
    await expect(paula.getByRole("dialog", { name: "Zwei Gruppen sind hier das Maximum" })).toBeVisible();
    await paula.goto("/dashboard/invite");
    await expect(paula.getByText("Ungültiger Einladungslink: Kein Code gefunden.")).toBeVisible();
    await paula.goto("/dashboard/invite?/GIBTESNICHT");
    await expect(paula.getByText("Einladung konnte nicht eingelöst werden.")).toBeVisible();

    const channels = (await (await jonas.request.get(`/api/groups/${id}/channels`)).json()) as {
      items: { id: string }[];
    }; // the contract types it
    await paula.goto(`/dashboard/groups/${id}/${channels.items[0]?.id}`);
    await expect(paula).toHaveURL(/\/dashboard$/);
    await expect(
      paula.getByText("Diesen Kanal gibt es nicht, oder du gehörst nicht zu seiner Gruppe."),
    ).toBeVisible();
    await paula.goto(`/dashboard/group/${id}`);
    await expect(paula).toHaveURL(new RegExp(`/dashboard/groups/profile/${id}$`));
    await paula.goto(`/dashboard/groups/${id}`);
    await expect(paula).toHaveURL(new RegExp(`/dashboard/groups/profile/${id}$`));
    await paula.context().close();
  });
});
