import * as Y from "yjs";
import {
  CARD_HEIGHT,
  CARD_KINDS,
  CARD_WIDTH,
  type CardKind,
  CENTS_MAX,
  COLOURS,
  type Colour,
  EDGE_KINDS,
  type EdgeKind,
  PICTURE_RATIO_MAX,
  RATING_MAX,
  REACH,
  STATUSES,
  type Status,
  TEXT_MAX,
  TITLE_MAX,
} from "./kinds.ts";

/** Where a task that was sent to a team is now. */
export type Sent = { team: string; task: string };
/** A card as it is shown: all of it read and checked. */
export type Card = {
  readonly id: string;
  readonly kind: CardKind;
  readonly title: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly colour: Colour;
  readonly status: Status;
  /** Days as YYYY-MM-DD. */
  readonly start: string | null;
  readonly due: string | null;
  /** The owner, by id. */
  readonly owner: string | null;
  /** Euro cents. */
  readonly planned: number | null;
  readonly spent: number | null;
  /** 1 to 5. */
  readonly probability: number | null;
  readonly impact: number | null;
  /** A picture of the document, what it shows, and its width by its height. */
  readonly asset: string | null;
  readonly ratio: number;
  readonly sent: Sent | null;
  /** Its place in the presentation, if one was chosen. */
  readonly step: number | null;
};
/** Whether something is behind it: done, or dropped. */
export const isClosed = ({ status }: Pick<Card, "status">): boolean =>
  status === "done" || status === "dropped";
/** A connection as it is shown. */
export type Edge = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly kind: EdgeKind;
};
/** What can be written about a card; its text is a shared text of its own. */
export type CardChange = Partial<Omit<Card, "id" | "text">>;

const oneOf =
  <T extends string>(options: readonly T[], otherwise: T) =>
  (value: unknown): T =>
    options.find((one) => one === value) ?? otherwise;
const kindOf = oneOf(CARD_KINDS, "note");
const statusOf = oneOf(STATUSES, "open");
const colourOf = oneOf(COLOURS, "plain");
const edgeKindOf = oneOf(EDGE_KINDS, "leads");

const numberIn = (value: unknown, min: number, max: number): number | null =>
  typeof value === "number" && Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : null;
const wholeIn = (value: unknown, min: number, max: number): number | null => {
  const found = numberIn(value, min, max);
  return found === null ? null : Math.round(found);
};
const textOf = (value: unknown, max: number): string => {
  if (typeof value === "string") return value.slice(0, max);
  if (value instanceof Y.Text) return value.toString().slice(0, max);
  return "";
};

const ID = /^[\w-]{1,80}$/;
/** Whether this may name a card, a connection, a member or a picture. */
export const isId = (value: unknown): value is string => typeof value === "string" && ID.test(value);
const idOf = (value: unknown): string | null => (isId(value) ? value : null);

/** A day that there is, as YYYY-MM-DD; null for anything else. */
export function dayOf(value: unknown): string | null {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const date = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value ? null : value;
}

function sentOf(value: unknown): Sent | null {
  if (typeof value !== "object" || value === null) return null;
  const { team, task } = value as { team?: unknown; task?: unknown }; // both are checked below
  return isId(team) && isId(task) ? { team, task } : null;
}

/** Anything with named values: a shared map, or a plain object from the clipboard. */
export type Values = (name: string) => unknown;

/** Reads a card from any values. */
export const readCard = (id: string, get: Values): Card => ({
  id,
  kind: kindOf(get("kind")),
  title: textOf(get("title"), TITLE_MAX),
  text: textOf(get("text"), TEXT_MAX),
  x: numberIn(get("x"), -REACH, REACH) ?? 0,
  y: numberIn(get("y"), -REACH, REACH) ?? 0,
  colour: colourOf(get("colour")),
  status: statusOf(get("status")),
  start: dayOf(get("start")),
  due: dayOf(get("due")),
  owner: idOf(get("owner")),
  planned: wholeIn(get("planned"), 0, CENTS_MAX),
  spent: wholeIn(get("spent"), 0, CENTS_MAX),
  probability: wholeIn(get("probability"), 1, RATING_MAX),
  impact: wholeIn(get("impact"), 1, RATING_MAX),
  asset: idOf(get("asset")),
  ratio: numberIn(get("ratio"), 1 / PICTURE_RATIO_MAX, PICTURE_RATIO_MAX) ?? 1.5,
  sent: sentOf(get("sent")),
  step: wholeIn(get("step"), 0, 100_000),
});

/** Reads a connection; null where it says not between what. */
export function readEdge(id: string, get: Values): Edge | null {
  const from = idOf(get("from"));
  const to = idOf(get("to"));
  return from === null || to === null || from === to ? null : { id, from, to, kind: edgeKindOf(get("kind")) };
}

/** How large a card is drawn: all alike but for pictures, so that nothing is measured before it is laid out. */
export const sizeOf = ({ kind, ratio }: Pick<Card, "kind" | "ratio">): { width: number; height: number } => ({
  width: CARD_WIDTH,
  height: kind === "image" ? Math.round(CARD_WIDTH / Math.min(3, Math.max(0.6, ratio))) + 34 : CARD_HEIGHT,
});
