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
  author: string;
  family: Family;
  language: PlanLanguage;
  chapters: PlanChapters;
  numbers: PlanNumbers;
  hoursAgo: number;
};

const POSTERS: SamplePlan = {
  owner: 1,
  title: "Posterwerk",
  author: "Jonas Brandt",
  family: "goods",
  language: "de",
  hoursAgo: 5,
  chapters: {
    summary:
      "Posterwerk verkauft Poster deutscher Mittelstädte, auf Bestellung gedruckt. Wir starten im März mit zwölf Städten und brauchen 8.000 € für Entwürfe, Werbung und die ersten Monate.",
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
      "Einzelunternehmen mit Gewerbeanmeldung. Der Umsatz liegt schon im ersten Jahr über der Grenze für Kleinunternehmer, deshalb von Anfang an mit Umsatzsteuer. Verpackungen sind bei LUCID angemeldet.",
    platforms: "Eigener Shop und ein Marktplatz. Beide sind an die Druckerei angeschlossen.",
    risks:
      "Chance: Firmen bestellen Geschenke. Risiko: Die Werbung wird teurer. Dann verkaufen wir mehr über Läden.",
    schedule: "März: zwölf Entwürfe. April: Shop. Mai: erste 50 Bestellungen. November: zwanzig Städte.",
    finance:
      "3.000 € eigenes Geld und 5.000 € als Darlehen der Bank reichen, bis der Shop sich trägt. Ein Jahr zahlen wir nur Zinsen, danach tilgen wir in vier Jahren.",
  },
  numbers: {
    ...EMPTY_NUMBERS,
    revenue: [
      {
        name: "Poster A3",
        price_cents: 2_092,
        quantity: 110,
        growth_percent: 25,
        from_month: 2,
        vat_percent: 19,
      },
      {
        name: "Poster A2",
        price_cents: 2_932,
        quantity: 45,
        growth_percent: 20,
        from_month: 3,
        vat_percent: 19,
      },
    ],
    fixed: [
      { name: "Shop und Werkzeuge", cents: 8_900, vat_percent: 19 },
      { name: "Werbung", cents: 45_000, vat_percent: 19 },
      { name: "Versicherung und Buchhaltung", cents: 9_500, vat_percent: 0 },
    ],
    variable_percent: 46.5,
    drawings_cents: 60_000,
    start_cents: 300_000,
    floor_cents: 100_000,
    investments: [{ name: "Kamera und Probedrucke", cents: 140_000, month: 1, vat_percent: 19 }],
    loans: [
      {
        name: "Darlehen der Bank",
        cents: 500_000,
        interest_percent: 6.25,
        payout_month: 1,
        term_months: 60,
        interest_only_months: 12,
      },
    ],
    first_month: 3,
    seasons: [70, 80, 85, 90, 90, 90, 85, 85, 95, 110, 150, 170],
    ramp_months: 4,
    ramp_percent: 40,
    vat: "quarterly",
  },
};

/** One that is finished, one that has just begun, and one in English. */
export const PLANS: readonly SamplePlan[] = [
  POSTERS,
  {
    owner: 1,
    title: "",
    author: "",
    family: "services",
    language: "de",
    hoursAgo: 30,
    chapters: EMPTY_CHAPTERS,
    numbers: EMPTY_NUMBERS,
  },
  {
    owner: 0,
    title: "Field Notes",
    author: "",
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
      revenue: [
        {
          name: "Course",
          price_cents: 7_900,
          quantity: 12,
          growth_percent: 50,
          from_month: 4,
          vat_percent: 19,
        },
      ],
      fixed: [{ name: "Newsletter tool", cents: 4_900, vat_percent: 19 }],
      variable_percent: 6,
      start_cents: 80_000,
    },
  },
];
