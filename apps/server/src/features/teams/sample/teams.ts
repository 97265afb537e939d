import type { TaskPriority, TaskStatus, TeamOriginKind } from "@kompagnon/contract/teams/rules.ts";

/** A task of the sample community; people by their place in PEOPLE. */
export type SampleTask = {
  title: string;
  description?: string;
  status: TaskStatus;
  priority?: TaskPriority;
  /** Days from now; past ones are overdue. */
  dueIn?: number;
  by: number;
  /** Whose it is, and what they said when they had done their part; `""` without words, null not yet. */
  people?: readonly (readonly [person: number, note: string | null])[];
  /** The comments on it: author and text. */
  said?: readonly (readonly [person: number, text: string])[];
};

/** A team of the sample community. The first of `people` leads it. */
export type SampleTeam = {
  key: string;
  name: string;
  goal: string;
  origin: TeamOriginKind;
  /** The conversation it came from, by its number. */
  conversation?: number;
  daysOld: number;
  people: readonly number[];
  /** Who was invited and has not answered. */
  invited: readonly number[];
  tasks: readonly SampleTask[];
  /** What they wrote in their conversation. */
  talk: readonly (readonly [person: number, text: string])[];
};

/** Teams with tasks in every status, due and overdue, and an invitation that waits. */
export const TEAMS: readonly SampleTeam[] = [
  {
    key: "kinderbuch",
    name: "Oma Frieda und der Mond",
    goal: "Das Kinderbuch bis zum Herbst drucken: 200 Stück, davon 50 vorbestellt.",
    origin: "none",
    daysOld: 24,
    people: [0, 1, 2],
    invited: [],
    tasks: [
      {
        title: "Seite mit Warteliste online stellen",
        description: "Zwei Bilder, ein Satz, ein Feld. Mehr nicht.",
        status: "done",
        priority: "high",
        by: 1,
        people: [
          [1, "Läuft seit Dienstag, 31 Anmeldungen."],
          [0, "Bilder sind drin."],
        ],
        said: [
          [0, "Der Knopf könnte freundlicher klingen."],
          [1, "„Ich will eins!“ statt „Absenden“?"],
          [0, "Genau so."],
        ],
      },
      {
        title: "Angebote von drei Druckereien einholen",
        description: "200 Stück, Hardcover, 32 Seiten. Einmal mit Recyclingpapier.",
        status: "in_progress",
        priority: "urgent",
        dueIn: -2,
        by: 0,
        people: [[0, null]],
        said: [
          [0, "Zwei sind da: 8,40 und 9,10 Euro. Die dritte antwortet nicht."],
          [2, "Ruf an. Druckereien mögen Telefone."],
        ],
      },
      {
        title: "Texte gegenlesen",
        status: "review",
        dueIn: 1,
        by: 0,
        people: [
          [2, "Drei Stellen markiert, sonst wunderbar."],
          [0, null],
        ],
      },
      {
        title: "Preis festlegen",
        description: "Zwischen 26 und 29 Euro. Was zahlt die Buchhandlung?",
        status: "open",
        dueIn: 6,
        by: 1,
        people: [
          [0, null],
          [1, null],
        ],
      },
      { title: "Foto von Oma", status: "open", priority: "low", by: 2 },
      {
        title: "ISBN beantragen",
        status: "blocked",
        dueIn: 12,
        by: 0,
        people: [[0, null]],
        said: [[0, "Geht erst, wenn der Verlagsname feststeht."]],
      },
      { title: "Hörbuch aufnehmen", status: "cancelled", by: 1, said: [[1, "Zweite Auflage. Versprochen."]] },
    ],
    talk: [
      [0, "31 Anmeldungen. Ich glaube, ich muss mich setzen."],
      [1, "Setzen, dann Druckereien anrufen."],
      [2, "Ich lese heute Abend weiter."],
    ],
  },
  {
    key: "nistkasten",
    name: "Nistkasten mit Kamera",
    goal: "Zehn Kästen bauen und an Leute verkaufen, die Vögel mögen.",
    origin: "match",
    conversation: 4,
    daysOld: 9,
    people: [1, 10],
    invited: [0],
    tasks: [
      {
        title: "Kamera aussuchen",
        status: "in_progress",
        dueIn: 3,
        by: 10,
        people: [[10, null]],
        said: [[1, "Nachtsicht wäre schön, WLAN ist Pflicht."]],
      },
      { title: "Kosten pro Kasten rechnen", status: "open", dueIn: 8, by: 1, people: [[1, null]] },
      { title: "Ersten Kasten schrauben", status: "open", priority: "high", by: 10, people: [[10, null]] },
    ],
    talk: [[10, "Die erste Kamera ist bestellt."]],
  },
  {
    key: "schichtplan",
    name: "Schichtplan fürs Café",
    goal: "Drei Cafés planen ihre Woche per Sprachnachricht.",
    origin: "admin",
    daysOld: 40,
    people: [3, 1],
    invited: [],
    tasks: [
      { title: "Kevins Freiheit reparieren", status: "done", by: 3, people: [[3, "Er hat jetzt frei."]] },
      { title: "Preisseite schreiben", status: "open", dueIn: 0.6, by: 3, people: [[1, null]] },
    ],
    talk: [],
  },
];
