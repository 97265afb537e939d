import { expect } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";

test("business plan: a member writes it, calculates three years, goes offline and comes back, and exports it", async ({
  browser,
}) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 1440, height: 900 } });
  await signInAsSample(page, "member");
  await page.goto("/dashboard/resources");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Businessplan" }).click();
  await main.getByRole("button", { name: "Neu beginnen" }).first().click();
  await main.getByLabel("Name des Vorhabens").fill("Röstwerk قهوة");
  await main.getByRole("radio", { name: "Waren verkaufen" }).check();
  await main.getByRole("button", { name: "Los geht’s" }).click();

  await expect(main.getByText("Wir verkaufen bedruckte Becher")).toBeVisible();
  await main.getByRole("textbox", { name: "Zusammenfassung" }).fill("Wir rösten Kaffee für Büros.");
  await expect(main.getByText("Gespeichert", { exact: true })).toBeVisible();

  await page.context().setOffline(true);
  await main.getByRole("button", { name: "Weiter" }).click();
  await main.getByRole("textbox", { name: "Gründerpersonen" }).fill("Zwei, die rösten können.");
  await expect(main.getByText("Nicht gespeichert")).toBeVisible();
  await page.context().setOffline(false);
  await expect(main.getByText("Gespeichert", { exact: true })).toBeVisible();

  await main.getByRole("button", { name: "Zahlen", exact: true }).click();
  await main.getByRole("button", { name: "Was du verkaufst: Zeile hinzufügen" }).click();
  const line = main.getByRole("group", { name: "Was du verkaufst, Zeile 1" });
  await line.getByLabel("Bezeichnung").fill("Kaffee");
  await line.getByLabel("Preis in Euro").fill("12,50");
  await line.getByLabel("Menge im Monat").fill("400");
  await line.getByLabel("Ab Monat (1–36)").fill("3");
  await main.getByRole("button", { name: "Fixe Kosten im Monat: Zeile hinzufügen" }).click();
  await main
    .getByRole("group", { name: "Fixe Kosten im Monat, Zeile 1" })
    .getByLabel("Betrag in Euro")
    .fill("900");
  const variable = main.getByLabel("Variable Kosten in Prozent vom Umsatz");
  await variable.fill("150");
  await variable.blur();
  await expect(main.getByText("Möglich ist 0 bis 100.")).toBeVisible();
  await variable.fill("42,5");
  await variable.blur();
  await expect(variable).toHaveValue("42,5");
  await expect(main.getByText("ab Monat 3")).toBeVisible();
  // Two months of 900 € before anything comes in.
  await expect(main.getByText("Es fehlen höchstens").locator("..")).toContainText(/1\.800,00\s€/);
  // 5,000 € a month from the third one on.
  await expect(main.getByText(/^Ab Monat 8 gilt die Kleinunternehmerregelung nicht mehr/)).toBeVisible();
  await main.getByRole("radio", { name: "Voranmeldung jedes Quartal" }).check();
  await main.getByRole("button", { name: "Darlehen: Zeile hinzufügen" }).click();
  const loan = main.getByRole("group", { name: "Darlehen, Zeile 1" });
  await loan.getByLabel("Betrag in Euro").fill("3000");
  await loan.getByLabel("Zins im Jahr in Prozent").fill("6");
  await expect(main.getByText("Das Geld reicht")).toBeVisible();
  await expect(main.getByText("Gespeichert", { exact: true })).toBeVisible();

  // What is typed without a network outlives the page.
  await main.getByRole("button", { name: "Markt und Wettbewerb" }).click();
  await page.context().setOffline(true);
  await main.getByRole("textbox", { name: "Markt und Wettbewerb" }).fill("Drei Röster im Ort.");
  await expect(main.getByText("Nicht gespeichert")).toBeVisible();
  const { url, text } = await page.evaluate(() => ({
    url: location.href,
    text: Object.entries(localStorage).find(([name]) => name.startsWith("businessplans.draft."))?.[1],
  }));
  expect(text).toContain("Drei Röster im Ort.");
  await page.goto("about:blank");
  await page.context().setOffline(false);
  await page.goto(url);
  await main.getByRole("button", { name: "Markt und Wettbewerb" }).click();
  await expect(main.getByRole("textbox", { name: "Markt und Wettbewerb" })).toHaveValue(
    "Drei Röster im Ort.",
  );
  await expect(main.getByText("Gespeichert", { exact: true })).toBeVisible();
  await page.reload();
  await main.getByRole("button", { name: "Markt und Wettbewerb" }).click();
  await expect(main.getByRole("textbox", { name: "Markt und Wettbewerb" })).toHaveValue(
    "Drei Röster im Ort.",
  );

  await main.getByRole("button", { name: "Ergebnis", exact: true }).click();
  await expect(main.getByRole("table")).toHaveCount(4);
  await main.locator("details summary").click();
  await main.getByLabel("Wer den Plan vorlegt").fill("Röstwerk GbR");
  for (const [button, ending] of [
    ["Als PDF", "pdf"],
    ["Für Word (DOCX)", "docx"],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      main.getByRole("button", { name: button }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`));
  }

  await page.getByRole("link", { name: "Zu deinen Businessplänen" }).click();
  await main.getByRole("button", { name: "Kopieren" }).first().click();
  await expect(main.getByRole("link", { name: "Röstwerk قهوة (Kopie)" })).toBeVisible();
  await main.getByRole("button", { name: "Löschen" }).first().click();
  await page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog"))
    .getByRole("button", { name: "Löschen" })
    .click();
  await expect(main.getByRole("link", { name: "Röstwerk قهوة (Kopie)" })).toHaveCount(0);
  await page.context().close();
});
