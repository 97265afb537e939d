/** A card of a sample plan; days from now, euros, people by their place among those of the sample. */
export type SampleCard = {
  key: string;
  kind: "goal" | "task" | "milestone" | "budget" | "risk" | "note";
  title: string;
  text?: string;
  /** Its column and line on the board. */
  at: readonly [column: number, line: number];
  status?: "active" | "done";
  start?: number;
  due?: number;
  owner?: number;
  planned?: number;
  spent?: number;
  risk?: readonly [probability: number, impact: number];
  colour?: "pine" | "coral" | "sun" | "sky" | "plum";
};
/** A plan of the sample community. The first of `people` owns it. */
export type SamplePlan = {
  key: string;
  title: string;
  daysOld: number;
  people: readonly number[];
  cards: readonly SampleCard[];
  ways: readonly (readonly [from: string, to: string, kind?: "before" | "blocks" | "belongs"])[];
  /** What was said about a card: at which, and who said what. */
  said: readonly (readonly [card: string, ...lines: (readonly [person: number, text: string])[]])[];
};

const BOOK: SamplePlan = {
  key: "kinderbuch",
  title: "Oma Frieda und der Mond: bis zum Druck",
  daysOld: 20,
  people: [1, 0, 2],
  cards: [
    { key: "goal", kind: "goal", title: "200 gedruckte Bücher, 50 davon vorbestellt", at: [4, 0.5], due: 96 },
    {
      key: "list",
      kind: "task",
      title: "Warteliste online stellen",
      at: [0, 0],
      status: "done",
      owner: 1,
      text: "Zwei Bilder, ein Satz, ein Feld.",
      start: -18,
      due: -11,
    },
    {
      key: "draw",
      kind: "task",
      title: "Letzte sechs Doppelseiten zeichnen",
      at: [1, 0],
      owner: 0,
      text: "Seite 14 bis 25. Der Mond bleibt auf jeder zu sehen.",
      status: "active",
      start: -6,
      due: 24,
    },
    {
      key: "offers",
      kind: "task",
      title: "Drei Druckereien anfragen",
      at: [1, 1],
      owner: 2,
      start: -2,
      due: 8,
      text: "Hardcover, 32 Seiten, 200 Stück, FSC-Papier. Muster mitschicken lassen.",
    },
    { key: "proof", kind: "milestone", title: "Andruck freigegeben", at: [2, 0.5], due: 45, owner: 0 },
    { key: "orders", kind: "task", title: "Vorbestellung öffnen", at: [3, 0], start: 46, due: 74, owner: 1 },
    { key: "print", kind: "budget", title: "Druck und Bindung", at: [2, 2], planned: 1850, spent: 0 },
    { key: "post", kind: "budget", title: "Kartons und Porto", at: [3, 2], planned: 420, spent: 64.9 },
    {
      key: "late",
      kind: "risk",
      title: "Die Bilder werden später fertig",
      at: [0, 1],
      risk: [3, 3],
      colour: "sun",
      text: "Dann zuerst die Vorbestellung mit zwölf Probeseiten.",
    },
    { key: "name", kind: "note", title: "Widmung", at: [4, 1.6], text: "Für alle, die nachts noch lesen." },
  ],
  ways: [
    ["list", "draw"],
    ["draw", "proof", "before"],
    ["offers", "proof", "before"],
    ["proof", "orders", "before"],
    ["orders", "goal", "before"],
    ["late", "draw", "blocks"],
    ["print", "proof", "belongs"],
    ["post", "orders", "belongs"],
  ],
  said: [
    [
      "offers",
      [2, "Die aus Erfurt antworten innerhalb von zwei Tagen, nehmen aber erst ab 250 Stück."],
      [0, "250 wären mir zu viele. Fragst du, was 200 mit Aufpreis kosten?"],
    ],
    ["late", [1, "Seite 19 ist die schwierigste, oder? Dann nehmen wir die nicht als Probe."]],
  ],
};

const CANDLES: SamplePlan = {
  key: "kerzen",
  title: "Kerzen aus Resten: der erste Markt",
  daysOld: 9,
  people: [1, 0],
  cards: [
    {
      key: "goal",
      kind: "goal",
      title: "60 Kerzen an einem Samstag verkaufen",
      at: [3, 0],
      due: 26,
      colour: "pine",
    },
    {
      key: "stall",
      kind: "task",
      title: "Standplatz buchen",
      at: [0, 0],
      status: "done",
      start: -8,
      due: -5,
    },
    {
      key: "pour",
      kind: "task",
      title: "80 Kerzen gießen",
      at: [1, 0],
      status: "active",
      start: -3,
      due: 18,
      owner: 1,
      text: "Je 20 in vier Farben. Docht zwei Nummern größer als beim letzten Mal.",
    },
    { key: "labels", kind: "task", title: "Etiketten drucken", at: [1, 1], start: 6, due: 14, owner: 0 },
    { key: "day", kind: "milestone", title: "Markttag", at: [2, 0], due: 26 },
    { key: "fee", kind: "budget", title: "Standgebühr", at: [0, 1], planned: 85, spent: 85 },
    { key: "wax", kind: "budget", title: "Wachs, Dochte, Gläser", at: [0, 2], planned: 160, spent: 183.4 },
    { key: "rain", kind: "risk", title: "Es regnet den ganzen Tag", at: [2, 1], risk: [3, 4] },
  ],
  ways: [
    ["stall", "pour", "before"],
    ["pour", "day", "before"],
    ["labels", "day", "before"],
    ["day", "goal", "before"],
    ["rain", "day", "blocks"],
    ["wax", "pour", "belongs"],
    ["fee", "stall", "belongs"],
  ],
  said: [["wax", [0, "Die Gläser waren teurer. Beim Altglas in der Südstadt gibt es dieselben umsonst."]]],
};

const NEWSLETTER: SamplePlan = {
  key: "newsletter",
  title: "Newsletter über Geld: die ersten 500",
  daysOld: 31,
  people: [1],
  cards: [
    { key: "goal", kind: "goal", title: "500 Leserinnen und Leser", at: [3, 0.5], due: 120 },
    {
      key: "issue",
      kind: "task",
      title: "Acht Ausgaben vorschreiben",
      at: [0, 0],
      status: "active",
      start: -20,
      due: 15,
    },
    { key: "guests", kind: "task", title: "Fünf Gastbeiträge anbieten", at: [1, 1], start: 5, due: 50 },
    {
      key: "page",
      kind: "task",
      title: "Anmeldeseite mit einer Leseprobe",
      at: [1, 0],
      status: "done",
      start: -25,
      due: -14,
    },
    { key: "hundred", kind: "milestone", title: "Die ersten 100", at: [2, 0.5], due: 40 },
    { key: "tool", kind: "budget", title: "Versanddienst, ein Jahr", at: [0, 1], planned: 108, spent: 108 },
    {
      key: "law",
      kind: "note",
      title: "Immer mit Bestätigung",
      at: [2, 1.6],
      colour: "coral",
      text: "Ohne Klick in der Bestätigungsmail kommt niemand auf die Liste.",
    },
  ],
  ways: [
    ["issue", "page"],
    ["page", "hundred"],
    ["guests", "hundred"],
    ["hundred", "goal"],
    ["tool", "issue", "belongs"],
  ],
  said: [],
};

/** Plans of one person, of two, and of a team. */
export const PLANS: readonly SamplePlan[] = [BOOK, CANDLES, NEWSLETTER];
