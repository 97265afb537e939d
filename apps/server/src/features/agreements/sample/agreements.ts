import {
  type AgreementFields,
  type AgreementKind,
  EMPTY_FIELDS,
  type PaperLanguage,
  type Side,
} from "@kompagnon/contract/agreements/rules.ts";

/** An agreement of the sample community: by whom and with whom (indexes in PEOPLE), and who has signed. */
export type SampleAgreement = {
  owner: number;
  /** Whom it was sent to; nobody so far. */
  other?: number;
  kind: AgreementKind;
  language: PaperLanguage;
  fields: AgreementFields;
  hoursAgo: number;
  signed: readonly Side[];
};

const jonas = { name: "Jonas Brandt", address: "Elbchaussee 41\n22765 Hamburg", represented_by: "" };
const lena = { name: "Lena Vogt", address: "Venloer Straße 212\n50823 Köln", represented_by: "" };

/** Two drafts, one that waits for a signature, one that both have signed. */
export const AGREEMENTS: readonly SampleAgreement[] = [
  {
    owner: 1,
    other: 0,
    kind: "mou",
    language: "de",
    hoursAgo: 190,
    signed: ["a", "b"],
    fields: {
      ...EMPTY_FIELDS,
      a: jonas,
      b: lena,
      place: "Hamburg",
      hours_a: 8,
      hours_b: 10,
      term_months: 12,
      aims: "Wir bringen das personalisierte Kinderbuch, bei dem die Oma mitspielt, bis zum Herbst in einen eigenen Shop. Am Ende stehen 200 verkaufte Bücher und eine ehrliche Zahl, was eines kostet.",
      contribution_a: "Anzeigen, Newsletter, Auswertung; das Werbekonto mit Budget",
      contribution_b: "Entwürfe, Texte, der Prototyp und die 14 Vorbestellungen",
      money_a_cents: 150_000,
      money_b_cents: 50_000,
      shares: "fixed",
      share_a: 45,
      decisions: "by_field",
      leaving: "keep_earned",
      notice_weeks: 6,
      extra: "In den Schulferien arbeitet Lena nur vormittags.",
    },
  },
  {
    owner: 1,
    other: 0,
    kind: "nda_mutual",
    language: "de",
    hoursAgo: 22,
    signed: ["a"],
    fields: {
      ...EMPTY_FIELDS,
      a: jonas,
      b: lena,
      place: "Hamburg",
      penalty: "court",
      purpose:
        "Wir prüfen, ob wir Lenas Kinderbuch auch auf Spanisch und Polnisch anbieten, und sprechen dafür mit zwei Druckereien.",
      information:
        "Einkaufspreise beider Druckereien, Auswertungen der Anzeigen, die Geschichte des zweiten Bandes",
    },
  },
  {
    owner: 1,
    kind: "nda_one_sided",
    language: "en",
    hoursAgo: 5,
    signed: [],
    fields: {
      ...EMPTY_FIELDS,
      a: jonas,
      place: "Hamburg",
      purpose: "Showing a freelance developer how our newsletter funnel is built before asking for a quote.",
    },
  },
  {
    owner: 1,
    kind: "mou",
    language: "de",
    hoursAgo: 70,
    signed: [],
    fields: {
      ...EMPTY_FIELDS,
      a: jonas,
      aims: "Ein Kurs über Anzeigen für kleine Läden, gemeinsam mit Mehmet.",
    },
  },
];
