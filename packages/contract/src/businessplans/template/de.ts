import type { PlanWords } from "./words.ts";

/** German words of a business plan. */
export const DE: PlanWords = {
  title: "Businessplan",
  contents: "Inhalt",
  author: "Vorgelegt von",
  date: "Stand",
  chapters: {
    summary: "Zusammenfassung",
    founders: "Gründerpersonen",
    offer: "Produkt oder Dienstleistung",
    customers: "Zielgruppe und Kundennutzen",
    market: "Markt und Wettbewerb",
    marketing: "Marketing und Vertrieb",
    organisation: "Organisation und Team",
    legal: "Rechtsform und Genehmigungen",
    platforms: "Standort, Technik und Plattformen",
    risks: "Chancen und Risiken",
    schedule: "Zeitplan und Meilensteine",
    finance: "Finanzplan und Kapitalbedarf",
  },
  missing: "Noch nicht geschrieben.",
  overview: "Die Zahlen in Kürze",
  rules: "So ist gerechnet",
  ruleLines: {
    always: [
      "Alle Beträge sind auf den Cent gerechnet, in den Tabellen auf Euro gerundet.",
      "Einnahmen und Ausgaben zählen in dem Monat, in dem sie entstehen.",
      "Gewinn heißt hier: Umsatz ohne variable und fixe Kosten und ohne Zinsen, vor Abschreibungen und Steuern vom Einkommen und Ertrag.",
    ],
    vat: {
      small: "Kleinunternehmer nach § 19 UStG: ohne Umsatzsteuer und ohne Vorsteuerabzug.",
      exempt: "Steuerfreie Umsätze nach § 4 UStG: ohne Umsatzsteuer und ohne Vorsteuerabzug.",
      monthly:
        "Alle Beträge sind netto. Die Umsatzsteuer eines Monats ist nach Abzug der Vorsteuer am 10. des übernächsten Monats fällig (Dauerfristverlängerung).",
      quarterly:
        "Alle Beträge sind netto. Die Umsatzsteuer eines Quartals ist nach Abzug der Vorsteuer am 10. des zweiten Monats danach fällig (Dauerfristverlängerung).",
    },
    loans:
      "Darlehen werden am Monatsanfang ausgezahlt. Zinsen fallen jeden Monat auf die Restschuld an; getilgt wird in gleichen Raten ab der ersten Tilgung bis zum Ende der Laufzeit.",
  },
  years: "Drei Jahre",
  scenarios: "Drei Fälle",
  capital: {
    title: "Kapitalbedarf und Finanzierung",
    investments: (month) => `Investitionen bis Monat ${month}`,
    running: (month) => `Laufende Zahlungen abzüglich Einnahmen bis Monat ${month}`,
    need: "Kapitalbedarf",
    sources: "Finanzierung",
    balance: "Überschuss oder Lücke (−)",
  },
  liquidity: (year) => `Liquidität im ${year}. Jahr, in Euro`,
  seasons: "Umsatz nach Jahreszeit",
  year: (year) => `Jahr ${year}`,
  month: (month) => `Monat ${month}`,
  total: "Summe",
  charts: {
    cash: "Geldbestand am Monatsende",
    sales: "Umsatz und Kosten im Monat",
    months: "Monat",
    euros: "Euro",
    there: "Geldbestand",
    missing: "fehlendes Geld",
    floor: "Mindestliquidität",
    revenue: "Umsatz",
    costs: "Kosten mit Zinsen",
  },
  rows: {
    revenue: "Umsatz",
    variable: "Variable Kosten",
    fixed: "Fixe Kosten",
    interest: "Zinsen",
    profit: "Gewinn",
    vat_out: "Umsatzsteuer aus Verkäufen",
    vat_in: "Vorsteuer",
    vat_paid: "Zahlung ans Finanzamt",
    drawings: "Privatentnahmen",
    investments: "Investitionen",
    funding: "Einlagen und Zuschüsse",
    loans: "Auszahlung von Darlehen",
    repayment: "Tilgung",
    cash: "Geldbestand am Ende",
    debt: "Restschuld am Ende",
  },
  scenario: { cautious: "Vorsichtig", expected: "Erwartet", good: "Gut" },
  scenarioRows: {
    sales: "Absatz",
    costs: "Kosten",
    revenue: (year) => `Umsatz im ${year}. Jahr`,
    profit: (year) => `Gewinn im ${year}. Jahr`,
    lowest: "Niedrigster Geldbestand",
    lowestMonth: "im Monat",
    breakEven: "Kosten gedeckt ab Monat",
    never: "nicht",
  },
  lines: {
    revenue: "Annahmen zum Umsatz",
    fixed: "Fixe Kosten im Monat",
    investments: "Investitionen",
    funding: "Einlagen und Zuschüsse",
    loans: "Darlehen",
  },
  columns: {
    name: "Posten",
    price: "Preis",
    quantity: "Menge im Monat",
    growth: "Wachstum im Jahr",
    from: "Ab Monat",
    amount: "Betrag",
    month: "Monat",
    vat: "USt.",
    interest: "Zins im Jahr",
    payout: "Auszahlung im Monat",
    firstRepayment: "Erste Tilgung im Monat",
    term: "Laufzeit in Monaten",
    calendarMonth: "Kalendermonat",
    percent: "Anteil an einem üblichen Monat",
  },
  breakEven: (month) =>
    month === null
      ? "In drei Jahren decken die Einnahmen die Kosten nicht."
      : `Ab Monat ${month} decken die Einnahmen eines Monats zum ersten Mal die Kosten.`,
  lowest: (at) =>
    at === null
      ? "Kosten sind noch keine geplant. Ob das Geld reicht, lässt sich so nicht sagen."
      : `Am wenigsten Geld ist am Ende von Monat ${at.month} da: ${at.amount}.`,
  enough: "Das Geld reicht in jedem Monat.",
  shortfall: (amount) => `Es fehlen bis zu ${amount}.`,
  belowFloor: (missing, floor) => `Zur Mindestliquidität von ${floor} fehlen bis zu ${missing}.`,
  smallBusinessEnd: ({ month, because }) =>
    `Die Kleinunternehmerregelung (§ 19 UStG) endet mit Monat ${month}: ${
      {
        first_year: "Im ersten Kalenderjahr werden es mehr als 25.000 € Umsatz.",
        year_before: "Im Kalenderjahr davor waren es mehr als 25.000 € Umsatz.",
        this_year: "Im laufenden Kalenderjahr werden es mehr als 100.000 € Umsatz.",
      }[because]
    } Die Umsatzsteuer ist hier nicht eingerechnet.`,
  start: "Eigenes Geld zu Beginn",
  floor: "Mindestliquidität",
  variable: "Variable Kosten vom Umsatz",
  ramp: (months, percent) =>
    `Anlauf: Jedes Angebot beginnt mit ${percent} der Menge und erreicht sie nach ${months} Monaten.`,
  footer: "Planung vor Abschreibungen und Ertragsteuern; keine Rechts- oder Steuerberatung",
};
