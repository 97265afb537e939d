import type { PlanWords } from "./words.ts";

/** German words of a business plan. */
export const DE: PlanWords = {
  title: "Businessplan",
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
  years: "Drei Jahre",
  months: "Monat für Monat",
  overview: "Die Zahlen in Kürze",
  chart: "Geldbestand am Monatsende, 36 Monate",
  year: (year) => `Jahr ${year}`,
  month: (month) => `Monat ${month}`,
  figure: "Betrag",
  rows: {
    revenue: "Umsatz",
    variable: "Variable Kosten",
    fixed: "Fixe Kosten",
    profit: "Gewinn",
    drawings: "Privatentnahmen",
    investments: "Investitionen",
    funding: "Finanzierung",
    cash: "Geldbestand am Ende",
  },
  lines: {
    revenue: "Annahmen zum Umsatz",
    fixed: "Fixe Kosten im Monat",
    investments: "Investitionen",
    funding: "Finanzierung",
  },
  columns: {
    name: "Posten",
    price: "Preis",
    quantity: "Menge im Monat",
    growth: "Wachstum im Jahr",
    from: "Ab Monat",
    amount: "Betrag",
    month: "Monat",
  },
  breakEven: (month) =>
    month === null
      ? "In drei Jahren decken die Einnahmen die Kosten nicht."
      : `Ab Monat ${month} decken die Einnahmen eines Monats zum ersten Mal die Kosten.`,
  shortfall: (amount, month) =>
    amount === null
      ? `Das Geld reicht in jedem Monat; am wenigsten ist in Monat ${month} da.`
      : `Es fehlen bis zu ${amount}, am meisten in Monat ${month}.`,
  start: "Eigenes Geld zu Beginn",
  variable: "Variable Kosten vom Umsatz",
  footer: "Planung ohne Umsatzsteuer und vor Steuern; keine Rechts- oder Steuerberatung",
};
