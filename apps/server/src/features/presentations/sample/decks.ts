/** An object of a sample slide; places in the units of a slide, which is 1600 wide and 900 high. */
export type SampleObject = {
  kind: "text" | "shape" | "icon" | "table" | "chart" | "line";
  at: readonly [x: number, y: number, w: number, h: number];
  text?: string;
  cells?: readonly (readonly string[])[];
  [name: string]: unknown;
};
/** A slide of a sample deck; its objects by names that comments can stand at. */
type SampleSlide = {
  ground?: "surface" | "tint" | "accent";
  notes?: string;
  objects: Readonly<Record<string, SampleObject>>;
};
/** A deck of the sample community; people by their place among those of the sample, the first of them owns it. */
export type SampleDeck = {
  key: string;
  title: string;
  daysOld: number;
  theme: "paper" | "night" | "coral" | "sky" | "sun" | "plum";
  people: readonly number[];
  slides: readonly SampleSlide[];
  /** What was said about an object: at which, and who said what. */
  said: readonly (readonly [object: string, ...lines: (readonly [person: number, text: string])[]])[];
};

const title = (text: string): SampleObject => ({
  kind: "text",
  role: "title",
  at: [100, 84, 1400, 132],
  size: 60,
  valign: "bottom",
  text,
});
const bar: SampleObject = { kind: "shape", shape: "round", fill: "accent", at: [100, 236, 96, 10] };
const circle = (fill: string, x: number, y: number, side: number): SampleObject => ({
  kind: "shape",
  shape: "ellipse",
  fill,
  at: [x, y, side, side],
});
const cover = (name: string, line: string, foot: string): SampleSlide => ({
  objects: {
    far: circle("tint", 1010, -250, 860),
    near: circle("accent", 1290, 470, 380),
    dot: circle("second", 1130, 640, 130),
    bar: { ...bar, at: [100, 176, 132, 14] },
    title: { ...title(name), at: [100, 220, 1010, 330], size: 88 },
    line: { kind: "text", at: [100, 580, 900, 120], size: 38, colour: "soft", text: line },
    foot: { kind: "text", at: [100, 790, 900, 40], size: 24, colour: "soft", text: foot },
  },
});
const end = (text: string, line: string): SampleSlide => ({
  ground: "accent",
  objects: {
    title: { ...title(text), at: [100, 240, 1200, 290], size: 72, colour: "on_accent" },
    line: { kind: "text", at: [100, 570, 1000, 140], size: 32, colour: "on_accent", text: line },
  },
});
/** Three cards, each a sign, a heading and a few words. */
function cards(
  heading: string,
  three: readonly (readonly [icon: string, head: string, text: string])[],
): SampleSlide {
  const objects: Record<string, SampleObject> = { title: title(heading) };
  for (const [nth, [icon, head, text]] of three.entries()) {
    const x = 100 + nth * 480;
    objects[`card${nth}`] = { kind: "shape", shape: "round", fill: "surface", at: [x, 270, 440, 540] };
    objects[`ring${nth}`] = circle("tint", x + 40, 314, 112);
    objects[`icon${nth}`] = { kind: "icon", icon, colour: "accent", at: [x + 68, 342, 56, 56] };
    objects[`head${nth}`] = {
      kind: "text",
      bold: true,
      size: 38,
      valign: "bottom",
      at: [x + 40, 460, 360, 100],
      text: head,
    };
    objects[`text${nth}`] = { kind: "text", size: 28, colour: "soft", at: [x + 40, 580, 360, 210], text };
  }
  return { objects };
}

const BOOK: SampleDeck = {
  key: "kinderbuch",
  title: "Oma Frieda und der Mond",
  daysOld: 12,
  theme: "night",
  people: [1, 0, 2],
  slides: [
    {
      ...cover(
        "Oma Frieda und der Mond",
        "Ein Bilderbuch für alle, die nachts noch lesen.",
        "Für Buchläden und Bibliotheken",
      ),
      notes: "Buch hochhalten. Erste Doppelseite zeigen und kurz warten.",
    },
    {
      ...cards("Warum dieses Buch?", [
        ["book", "Zum Vorlesen", "32 Seiten, sieben Minuten: genau eine Gutenachtgeschichte."],
        ["heart", "Von Hand gemalt", "Jede Seite in Aquarell, der Mond ist auf jeder zu finden."],
        ["leaf", "In der Nähe gedruckt", "Papier mit FSC-Siegel, fester Einband, Fadenheftung."],
      ]),
      notes: "Die drei Punkte nur nennen, dann blättern lassen.",
    },
    {
      objects: {
        title: title("Wer schon wartet"),
        card: { kind: "shape", shape: "round", fill: "surface", at: [100, 270, 900, 540] },
        chart: {
          kind: "chart",
          chart: "bar",
          alt: "Vorbestellungen je Woche",
          at: [140, 310, 820, 460],
          points: [
            ["Woche 1", 8],
            ["Woche 2", 17],
            ["Woche 3", 29],
            ["Woche 4", 50],
          ],
        },
        bar: { ...bar, at: [1060, 280, 96, 10] },
        text: {
          kind: "text",
          at: [1060, 320, 440, 470],
          size: 32,
          text: "50 Vorbestellungen in vier Wochen, ohne Werbung. Die meisten kommen aus zwei Kitas in Erfurt.",
        },
      },
    },
    {
      objects: {
        title: title("So können Sie bestellen"),
        table: {
          kind: "table",
          at: [100, 280, 1400, 384],
          size: 28,
          rows: 4,
          columns: 3,
          cells: [
            ["Menge", "Preis je Buch", "Lieferung"],
            ["1 bis 9", "16,90 €", "zwei Wochen"],
            ["ab 10", "12,50 €", "zwei Wochen, ohne Porto"],
            ["ab 50", "11,00 €", "nach Absprache"],
          ],
        },
      },
    },
    end(
      "Lesen Sie eine Nacht zur Probe.",
      "Wir schicken Ihnen ein Buch, Sie schicken es zurück oder behalten es.",
    ),
  ],
  said: [
    ["chart", [0, "Woche 4 sind inzwischen 53."], [1, "Danke, ich ändere es vor dem Termin."]],
    ["table", [2, "Bei 50 Stück rechnet sich 11,00 € nur mit Abholung."]],
  ],
};

const CANDLES: SampleDeck = {
  key: "kerzen",
  title: "Kerzen aus Resten: für den Stand",
  daysOld: 5,
  theme: "coral",
  people: [1, 0],
  slides: [
    cover(
      "Licht aus dem, was übrig war",
      "Kerzen aus Wachsresten, gegossen in alten Gläsern.",
      "Markt am Samstag",
    ),
    {
      objects: {
        back: circle("tint", -260, 420, 760),
        title: title("Gerettet seit dem Frühjahr"),
        number: {
          kind: "text",
          at: [100, 260, 1400, 300],
          size: 200,
          colour: "accent",
          valign: "middle",
          text: "64 kg",
        },
        text: {
          kind: "text",
          at: [100, 600, 1200, 190],
          size: 44,
          colour: "soft",
          text: "Wachs aus Kirchen, Gaststätten und von Nachbarn.",
        },
      },
    },
    cards("Vier Farben, ein Glas", [
      ["sparkles", "Honig", "Warm und leicht süß, brennt 22 Stunden."],
      ["leaf", "Fichte", "Duftet nach Wald, ohne Zusätze."],
      ["heart", "Rost", "Dunkelrot, die beliebteste im Herbst."],
    ]),
  ],
  said: [["number", [0, "Mit der Lieferung von gestern sind es 71 kg."]]],
};

const NEWSLETTER: SampleDeck = {
  key: "newsletter",
  title: "Newsletter über Geld: Mediadaten",
  daysOld: 22,
  theme: "sky",
  people: [1],
  slides: [
    cover(
      "Ein Brief über Geld, jeden Sonntag",
      "Für Leute, die zum ersten Mal etwas zurücklegen.",
      "Mediadaten",
    ),
    {
      objects: {
        title: title("Wer liest"),
        bar,
        text: {
          kind: "text",
          at: [100, 290, 1400, 520],
          size: 38,
          text: "Die meisten sind zwischen 25 und 34.\nZwei Drittel öffnen jede Ausgabe.\nJede siebte Person antwortet uns.",
        },
      },
    },
    end("Lust auf eine Ausgabe mit uns?", "Wir nehmen eine Anzeige im Monat, nie mehr."),
  ],
  said: [],
};

/** Decks of three people, of two, and of one. */
export const DECKS: readonly SampleDeck[] = [BOOK, CANDLES, NEWSLETTER];
