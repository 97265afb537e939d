import type { PageTexts } from "@kompagnon/messages/features.ts";
import type * as Y from "yjs";
import type { useTranslation } from "#platform/use-translation.ts";
import type { CardKind, EdgeKind } from "../model/kinds.ts";
import { addCards, connect } from "../model/plan-doc.ts";

type Texts = PageTexts["plans/templates"];
/** A template by its name. */
export type TemplateKey = keyof Texts;
type CardKey<K extends TemplateKey> = Texts[K] extends { cards: infer Cards } ? keyof Cards & string : never;

/** A card of a template: its kind, its column and line on the board, and what it says: days from now, euros. */
type Laid = {
  readonly kind: CardKind;
  readonly at: readonly [column: number, line: number];
  readonly days?: readonly [start: number, due: number] | number;
  readonly euros?: number;
  readonly risk?: readonly [probability: number, impact: number];
};
type Way<Key> = readonly [from: Key, to: Key, kind?: EdgeKind];
type Template<Key extends string> = {
  readonly cards: Readonly<Record<Key, Laid>>;
  readonly ways: readonly Way<NoInfer<Key>>[];
};

const task = (column: number, line: number, start: number, due: number): Laid => ({
  kind: "task",
  at: [column, line],
  days: [start, due],
});
const stone = (column: number, line: number, days: number): Laid => ({
  kind: "milestone",
  at: [column, line],
  days,
});
const goal = (column: number, line: number, days: number): Laid => ({
  kind: "goal",
  at: [column, line],
  days,
});
const budget = (column: number, line: number, euros: number): Laid => ({
  kind: "budget",
  at: [column, line],
  euros,
});
const risk = (column: number, line: number, ...rated: [number, number]): Laid => ({
  kind: "risk",
  at: [column, line],
  risk: rated,
});
const note = (column: number, line: number): Laid => ({ kind: "note", at: [column, line] });

/** The templates of boards. The texts of their cards are in the catalogues, under the same names. */
export const TEMPLATES: { readonly [K in TemplateKey]: Template<CardKey<K>> } = {
  shop: {
    cards: {
      range: task(0, 0, 0, 7),
      trade: task(0, 1, 0, 10),
      photos: task(1, 0, 8, 18),
      build: task(1, 1, 11, 24),
      live: stone(2, 0.5, 28),
      goal: goal(3, 0.5, 58),
      start: budget(1, 2, 450),
      ads: budget(2, 2, 300),
      law: risk(0, 2, 3, 4),
      returns: note(3, 2),
    },
    ways: [
      ["range", "photos", "before"],
      ["trade", "build", "before"],
      ["photos", "live", "before"],
      ["build", "live", "before"],
      ["live", "goal", "before"],
      ["law", "live", "blocks"],
      ["start", "build", "belongs"],
      ["ads", "goal", "belongs"],
    ],
  },
  print: {
    cards: {
      niche: task(0, 0.5, 0, 5),
      designs: task(1, 0, 6, 16),
      connect: task(1, 1, 6, 14),
      samples: task(2, 0, 17, 28),
      live: stone(3, 0.5, 32),
      goal: goal(4, 0.5, 60),
      budget: budget(2, 2, 180),
      ads: budget(3, 2, 250),
      rights: risk(1, 2, 2, 5),
    },
    ways: [
      ["niche", "designs", "before"],
      ["niche", "connect", "before"],
      ["designs", "samples", "before"],
      ["samples", "live", "before"],
      ["connect", "live", "before"],
      ["live", "goal", "before"],
      ["rights", "designs", "blocks"],
      ["budget", "samples", "belongs"],
      ["ads", "goal", "belongs"],
    ],
  },
  agency: {
    cards: {
      list: task(0, 0, 0, 3),
      write: task(1, 0, 4, 24),
      talk: task(2, 0, 7, 26),
      offer: task(3, 0, 8, 27),
      signed: stone(4, 0, 20),
      goal: goal(4, 1, 30),
      tools: budget(0, 1, 120),
      depend: risk(1, 1, 4, 4),
      review: note(2, 1),
    },
    ways: [
      ["list", "write", "before"],
      ["write", "talk"],
      ["talk", "offer"],
      ["offer", "signed"],
      ["signed", "goal", "before"],
      ["tools", "list", "belongs"],
    ],
  },
  app: {
    cards: {
      talk: task(0, 0, 0, 10),
      sketch: task(1, 0, 11, 17),
      decide: stone(2, 0, 20),
      build: task(3, 0, 21, 49),
      test: task(4, 0, 50, 60),
      live: stone(5, 0, 64),
      goal: goal(5, 1, 90),
      budget: budget(3, 1, 240),
      much: risk(2, 1, 4, 3),
      not: note(4, 1),
    },
    ways: [
      ["talk", "sketch", "before"],
      ["sketch", "decide", "before"],
      ["decide", "build", "before"],
      ["build", "test", "before"],
      ["test", "live", "before"],
      ["live", "goal", "before"],
      ["much", "build", "blocks"],
      ["budget", "build", "belongs"],
    ],
  },
  course: {
    cards: {
      ask: task(0, 0, 0, 8),
      outline: task(1, 0, 9, 16),
      sell: task(2, 0, 17, 31),
      record: task(3, 0, 24, 52),
      live: stone(4, 0, 56),
      goal: goal(4, 1, 56),
      gear: budget(3, 1, 320),
      ads: budget(2, 1, 400),
      few: risk(1, 1, 3, 4),
    },
    ways: [
      ["ask", "outline", "before"],
      ["outline", "sell", "before"],
      ["sell", "record"],
      ["record", "live", "before"],
      ["live", "goal", "before"],
      ["few", "sell", "blocks"],
      ["gear", "record", "belongs"],
      ["ads", "sell", "belongs"],
    ],
  },
  affiliate: {
    cards: {
      topic: task(0, 0, 0, 5),
      write: task(1, 0, 6, 70),
      programs: task(1, 1, 10, 20),
      letter: task(2, 0, 21, 90),
      visits: stone(2, 1, 90),
      goal: goal(3, 0.5, 180),
      budget: budget(0, 1, 90),
      search: risk(1, 2, 3, 4),
      mark: note(2, 2),
    },
    ways: [
      ["topic", "write", "before"],
      ["topic", "programs", "before"],
      ["write", "letter"],
      ["write", "visits", "before"],
      ["visits", "goal", "before"],
      ["programs", "goal", "before"],
      ["search", "visits", "blocks"],
      ["budget", "topic", "belongs"],
    ],
  },
  partners: {
    cards: {
      hopes: task(0, 0, 0, 5),
      roles: task(1, 0, 6, 14),
      paper: task(1, 1, 6, 14),
      trial: task(2, 0, 15, 45),
      decide: stone(3, 0, 88),
      goal: goal(4, 0, 90),
      money: budget(2, 1, 600),
      time: risk(3, 1, 4, 4),
      argue: note(0, 1),
    },
    ways: [
      ["hopes", "roles", "before"],
      ["hopes", "paper", "before"],
      ["roles", "trial", "before"],
      ["paper", "trial", "before"],
      ["trial", "decide", "before"],
      ["decide", "goal", "before"],
      ["time", "decide", "blocks"],
      ["money", "trial", "belongs"],
    ],
  },
  empty: { cards: {}, ways: [] },
};

const COLUMN = 330;
const LINE = 190;
/** Splits a text into a card's title (first line) and its text. */
export const splitWords = (words: string): { title: string; text: string } => {
  const [title = "", ...text] = words.split("\n");
  return { title, text: text.join("\n") };
};
/** The day a number of days from today. */
export const dayIn = (days: number, today: Date): string => {
  const day = new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() + days));
  return day.toISOString().slice(0, 10);
};

/** A template by its name, its cards by theirs. */
export const templateOf = (key: TemplateKey): Template<string> => TEMPLATES[key];

/** Lays a template's cards on an empty board, in the direction of reading. */
export function fillFrom(
  doc: Y.Doc,
  key: TemplateKey,
  words: Readonly<Record<string, string>>,
  { rtl, today }: { rtl: boolean; today: Date },
): void {
  const { cards, ways }: Template<string> = TEMPLATES[key];
  const ids = new Map(Object.keys(cards).map((name) => [name, crypto.randomUUID() as string]));
  doc.transact(() => {
    addCards(
      doc,
      Object.entries(cards).map(
        ([
          name,
          {
            kind,
            at: [column, line],
            days,
            euros,
            risk: rated,
          },
        ]) => ({
          ...splitWords(words[name] ?? ""),
          id: ids.get(name) ?? name,
          kind,
          x: column * COLUMN * (rtl ? -1 : 1),
          y: line * LINE,
          ...(typeof days === "number" && { due: dayIn(days, today) }),
          ...(typeof days === "object" && { start: dayIn(days[0], today), due: dayIn(days[1], today) }),
          ...(euros !== undefined && { planned: euros * 100, spent: 0 }),
          ...(rated && { probability: rated[0], impact: rated[1] }),
        }),
      ),
    );
    for (const [from, to, kind = "leads"] of ways) connect(doc, ids.get(from) ?? "", ids.get(to) ?? "", kind);
  });
}

/** What the cards of a template say in the language of the page. */
export function cardWords(
  template: TemplateKey,
  words: ReturnType<typeof useTranslation<"plans/templates">>["t"],
): Record<string, string> {
  const say = words as (key: string) => string; // the keys are those of the template's own cards, which its type says
  return Object.fromEntries(
    Object.keys(TEMPLATES[template].cards).map((name) => [name, say(`${template}.cards.${name}`)]),
  );
}
