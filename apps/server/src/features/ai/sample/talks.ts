import type { Assistant } from "@kompagnon/contract/ai/rules.ts";
import type { KeptSuggestion } from "#features/ai/queries.ts";

type SampleMessage = { role: "user" | "assistant"; text?: string; suggestions?: KeptSuggestion[] };
/** A conversation of the sample member; `ago` in ms. */
type SampleTalk = { assistant: Assistant; title: string; ago: number; said: readonly SampleMessage[] };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const slogans = (...all: string[]): KeptSuggestion[] => all.map((text) => ({ text, why: "" }));

/** What Jonas asked about his directory of craftspeople. */
export const SAMPLE_TALKS: readonly SampleTalk[] = [
  {
    assistant: "name",
    title: "Verzeichnis guter Handwerker in Hamburg",
    ago: 3 * DAY,
    said: [
      {
        role: "user",
        text: "Verzeichnis guter Handwerker in Hamburg. Verdient an Anfragen, nicht an Werbung. Soll nach Verlass klingen, nicht nach Start-up.",
      },
      {
        role: "assistant",
        suggestions: [
          { text: "Handschlag", why: "Eine Zusage, die ohne Kleingedrucktes gilt." },
          { text: "Gesellenstück", why: "Die Arbeit, an der man Können erkennt." },
          { text: "Werkbank Nord", why: "Wo gearbeitet wird, und wo." },
          { text: "Lotsenhaus", why: "Hamburg, und jemand, der den Weg kennt." },
          { text: "Meisterfund", why: "Meister, die man sonst lange sucht." },
          { text: "Zimmermann & Co", why: "Klingt wie ein Betrieb, den es lange gibt." },
          { text: "Elbwerk", why: "Der Fluss und die Arbeit." },
          { text: "Richtfest", why: "Der Moment, in dem etwas gelungen ist." },
        ],
      },
    ],
  },
  {
    assistant: "slogan",
    title: "Slogans für Handschlag",
    ago: 2 * DAY,
    said: [
      { role: "user", text: "Slogans für Handschlag, das Verzeichnis guter Handwerker." },
      {
        role: "assistant",
        suggestions: slogans(
          "Handwerk, das wirklich kommt",
          "Gute Leute, gute Arbeit",
          "Der Meister von nebenan",
          "Anrufen, abmachen, fertig werden",
          "Kein Kleingedrucktes, nur Können",
          "Hamburg baut auf Handschlag",
          "Verlass ist kein Zufall",
          "Vom ersten Anruf bis Feierabend",
          "Wer kann, steht hier",
          "Handwerker finden statt suchen",
          "Ein Wort, ein Werk",
          "Weniger warten, besser wohnen",
        ),
      },
    ],
  },
  {
    assistant: "tax",
    title: "Kleinunternehmerregelung im ersten Jahr",
    ago: 26 * HOUR,
    said: [
      {
        role: "user",
        text: "Ich fange nebenher an. Was gilt bei der Kleinunternehmerregelung im ersten Jahr?",
      },
      {
        role: "assistant",
        text: "**Was allgemein gilt**\n\n- Seit 2025 ist Umsatz von Kleinunternehmern bis **25.000 € im Vorjahr** und **100.000 € im laufenden Jahr** von der Umsatzsteuer befreit (§ 19 UStG).\n- Wer neu anfängt, hat kein Vorjahr: Dann zählt die Grenze von 25.000 € schon im ersten Jahr. Wird sie überschritten, endet die Befreiung **mit dem Umsatz, der darüber liegt**.\n- Auf Rechnungen steht keine Umsatzsteuer, dafür ein Hinweis auf die Befreiung (§ 34a UStDV).\n- Vorsteuer bekommst du dann nicht zurück.\n\n**Wo ich unsicher bin**\n\nBei Leistungen an Kunden in anderen EU-Ländern gelten eigene Regeln (§ 19a UStG). Ob sie dich betreffen, hängt davon ab, wo deine Betriebe sitzen.\n\n**Fragen für Steuerberatung oder Finanzamt**\n\n1. Lohnt sich der Verzicht auf die Befreiung, wenn ich am Anfang viel einkaufe?\n2. Zählen Vermittlungsgebühren voll zum Umsatz?\n\nDas ist keine Steuerberatung.",
      },
    ],
  },
  {
    assistant: "marketing",
    title: "Beitrag: Die ersten zehn Betriebe",
    ago: 5 * HOUR,
    said: [
      {
        role: "user",
        text: "Kurzer Beitrag für LinkedIn: Wir haben die ersten zehn Betriebe im Verzeichnis. Trocken, hanseatisch.",
      },
      {
        role: "assistant",
        text: "**Zehn Betriebe. Zehn Handschläge.**\n\nVor drei Wochen war das Verzeichnis eine Tabelle. Heute stehen zehn Hamburger Betriebe drin: zwei Tischler, drei Elektriker, fünf, die ans Telefon gehen.\n\nKeine Sterne, keine Anzeigen. Wer drinsteht, den haben wir besucht.\n\nWen sollen wir als Nächstes besuchen?\n\n---\n\nFehlt noch: Darf ich die Betriebe beim Namen nennen, und soll ein Link darunter?",
      },
    ],
  },
];
