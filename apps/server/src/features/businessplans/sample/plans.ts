import {
  EMPTY_CHAPTERS,
  EMPTY_NUMBERS,
  type Family,
  type PlanChapters,
  type PlanLanguage,
  type PlanNumbers,
} from "@kompagnon/contract/businessplans/rules.ts";

/** A plan of the sample community; `owner` as the community counts its people. */
export type SamplePlan = {
  owner: number;
  title: string;
  family: Family;
  language: PlanLanguage;
  chapters: PlanChapters;
  numbers: PlanNumbers;
  hoursAgo: number;
};

const POSTERS: SamplePlan = {
  owner: 1,
  title: "Posterwerk",
  family: "goods",
  language: "de",
  hoursAgo: 5,
  chapters: {
    summary:
      "Posterwerk verkauft Poster deutscher Mittelstädte, auf Bestellung gedruckt. Wir starten mit zwölf Städten und brauchen 6.000 € für Entwürfe, Werbung und die ersten Monate.",
    founders:
      "Jonas Brandt gestaltet seit acht Jahren Plakate und hat 2024 einen Shop für Postkarten aufgebaut. Er arbeitet zwei Tage in der Woche weiter in einer Agentur.",
    offer:
      "Poster in drei Größen, gedruckt auf Recyclingpapier, in fünf Tagen geliefert. Neu ist die Auswahl: Städte, die sonst niemand druckt.",
    customers: "Menschen zwischen 25 und 45, die weggezogen sind und ein Stück Heimat verschenken wollen.",
    market:
      "Große Anbieter drucken Metropolen. In den Verkaufszahlen von Marktplätzen sehen wir Nachfrage nach kleineren Städten, aber kaum Angebot.",
    marketing:
      "Kurze Videos über jede Stadt, Läden vor Ort auf Kommission, im November und Dezember bezahlte Anzeigen.",
    organisation: "Jonas gestaltet und verkauft. Druck und Versand übernimmt ein Dienstleister in Leipzig.",
    legal:
      "Einzelunternehmen mit Gewerbeanmeldung, im ersten Jahr Kleinunternehmer. Verpackungen sind bei LUCID angemeldet.",
    platforms: "Eigener Shop und ein Marktplatz. Beide sind an die Druckerei angeschlossen.",
    risks:
      "Chance: Firmen bestellen Geschenke. Risiko: Die Werbung wird teurer. Dann verkaufen wir mehr über Läden.",
    schedule: "März: zwölf Entwürfe. April: Shop. Mai: erste 50 Bestellungen. November: zwanzig Städte.",
    finance: "Das eigene Geld und ein kleines Darlehen der Familie reichen, bis der Shop sich trägt.",
  },
  numbers: {
    revenue: [
      { name: "Poster A3", price_cents: 2_490, quantity: 90, growth_percent: 40, from_month: 2 },
      { name: "Poster A2", price_cents: 3_490, quantity: 35, growth_percent: 30, from_month: 3 },
    ],
    fixed: [
      { name: "Shop und Werkzeuge", cents: 8_900 },
      { name: "Werbung", cents: 45_000 },
      { name: "Versicherung und Buchhaltung", cents: 9_500 },
    ],
    variable_percent: 48,
    drawings_cents: 60_000,
    start_cents: 300_000,
    investments: [{ name: "Kamera und Probedrucke", cents: 140_000, month: 1 }],
    funding: [{ name: "Darlehen der Familie", cents: 300_000, month: 1 }],
  },
};

/** One that is finished, one that has just begun, and one in English. */
export const PLANS: readonly SamplePlan[] = [
  POSTERS,
  {
    owner: 1,
    title: "",
    family: "services",
    language: "de",
    hoursAgo: 30,
    chapters: EMPTY_CHAPTERS,
    numbers: EMPTY_NUMBERS,
  },
  {
    owner: 0,
    title: "Field Notes",
    family: "content",
    language: "en",
    hoursAgo: 52,
    chapters: {
      ...EMPTY_CHAPTERS,
      summary: "A newsletter and course for people who start growing vegetables on balconies.",
      offer: "A weekly letter, free, and a course of eight evenings for 79 euros.",
    },
    numbers: {
      ...EMPTY_NUMBERS,
      revenue: [{ name: "Course", price_cents: 7_900, quantity: 12, growth_percent: 50, from_month: 4 }],
      fixed: [{ name: "Newsletter tool", cents: 4_900 }],
      variable_percent: 6,
      start_cents: 80_000,
    },
  },
];
