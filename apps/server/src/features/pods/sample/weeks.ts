import type { PodCheer, PodOutcome } from "@kompagnon/contract/pods/rules.ts";

/** A week of one of a circle: goal, how it went and a line; `null` where the week is not looked back on yet. */
type SampleWeek = readonly [
  goal: string,
  outcome: PodOutcome | null,
  line: string | null,
  cheer?: readonly [by: number, cheer: PodCheer],
];
/** Weeks by how many weeks ago they were (0 is the one that is now), for each member by their place in the circle. */
export type SampleWeeks = Readonly<Record<number, Readonly<Record<number, SampleWeek>>>>;

/** Four who were brought together; the first of them is a premium account. */
export const FOUR: SampleWeeks = {
  0: {
    1: ["Landingpage fertig texten und drei Leuten vorlesen", null, null, [2, "onward"]],
    2: ["Zwei Probevideos schneiden, eins davon hochladen", null, null],
  },
  1: {
    0: [
      "Newsletter Nummer 4 bis Mittwoch raus",
      "done",
      "Raus, 41 % haben ihn geöffnet. Betreffzeile war eine Frage.",
      [1, "strong"],
    ],
    1: [
      "Fünf Läden anrufen und nach ihrer größten Sorge fragen",
      "partly",
      "Drei erreicht, zwei wollen einen Termin.",
      [0, "bravo"],
    ],
    2: ["Musik für drei Clips lizenzieren", "done", "Hat 38 € gekostet statt 90, verhandeln lohnt sich."],
  },
  2: {
    0: [
      "Preise auf der Seite endlich hochsetzen",
      "not",
      "Getraut habe ich mich nicht. Nächste Woche mit euch im Rücken.",
      [2, "together"],
    ],
    1: [
      "Angebot für den ersten Kunden schreiben",
      "done",
      "Abgeschickt am Donnerstag um 23:50 Uhr.",
      [0, "rest"],
    ],
    2: ["Ein Thema für den Kanal festlegen", "done", "Küchengeräte. Ja, wirklich."],
    3: ["Buchhaltung für Oktober", "done", "Vier Stunden, danach Pizza.", [1, "bravo"]],
  },
  3: {
    0: [
      "Zwei Gespräche mit Leuten von der Warteliste",
      "done",
      "Beide sagen: zu viele Schritte bei der Anmeldung.",
    ],
    1: ["Impressum und Datenschutz", "partly", "Impressum steht, der Rest macht mich müde."],
    3: ["Rechnungsvorlage bauen", "done", "Sieht sogar nach Firma aus.", [0, "strong"]],
  },
};

/** A pair that has been at it for a while. */
export const PAIR: SampleWeeks = {
  0: { 1: ["Zehn Bestellungen packen, bevor die Post zumacht", null, null, [0, "onward"]] },
  1: {
    0: [
      "Drei neue Motive zeichnen",
      "partly",
      "Zwei sind gut, das dritte ist ein sehr trauriger Fuchs.",
      [1, "bravo"],
    ],
    1: ["Versandkosten für Österreich klären", "done", "7,49 €, damit kann ich leben."],
  },
  2: {
    0: ["Fotos bei Tageslicht machen", "done", "Sonntag zwischen zwei Regenschauern."],
    1: ["Shop-Texte kürzen", "not", "Kind krank. Nächste Woche wieder.", [0, "together"]],
  },
  3: {
    0: ["Einen Markt für den Advent anmelden", "done", "Platz 14, neben dem Glühwein!", [1, "strong"]],
    1: ["Verpackung testen", "done", "Drei Würfe vom Balkon überlebt."],
  },
};

/** A pair that came to its end. */
export const ENDED: SampleWeeks = {
  6: {
    0: ["Podcast-Intro aufnehmen", "done", "Beim elften Versuch."],
    1: ["Gästeliste mit fünf Namen", "done", "Sechs sind es geworden.", [0, "bravo"]],
  },
  7: {
    0: ["Mikrofon kaufen", "done", "Gebraucht, 60 €."],
    1: ["Namen festlegen", "partly", "Noch zwei zur Wahl."],
  },
};
