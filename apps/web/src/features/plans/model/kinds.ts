/** What a card may be. */
export const CARD_KINDS = ["goal", "task", "milestone", "budget", "risk", "note", "image"] as const;
export type CardKind = (typeof CARD_KINDS)[number];
/** How far a goal, a task, a milestone or a risk is. */
export const STATUSES = ["open", "active", "done", "dropped"] as const;
export type Status = (typeof STATUSES)[number];
/** The colours a card may have; `plain` is that of its kind. */
export const COLOURS = ["plain", "pine", "coral", "sun", "sky", "plum"] as const;
export type Colour = (typeof COLOURS)[number];
/** What a connection says: the first leads to, blocks, or belongs to the second. */
export const CONNECTION_KINDS = ["leads", "blocks", "belongs"] as const;
/** All of them. `before` is a dependency: the second card waits for the first. */
export const EDGE_KINDS = [...CONNECTION_KINDS, "before"] as const;
export type EdgeKind = (typeof EDGE_KINDS)[number];

/** The details of a card in addition to its title, text and colour. */
export type Detail =
  | "status"
  | "start"
  | "due"
  | "owner"
  | "waits"
  | "planned"
  | "spent"
  | "probability"
  | "impact"
  | "asset"
  | "sent";
/** What cards of a kind say; a card that was changed into another kind keeps the rest for the way back. */
const DETAILS: Readonly<Record<CardKind, readonly Detail[]>> = {
  goal: ["status", "due", "owner", "waits"],
  task: ["status", "start", "due", "owner", "sent", "waits"],
  milestone: ["status", "due", "owner", "waits"],
  budget: ["planned", "spent", "due", "owner"],
  risk: ["status", "probability", "impact", "owner"],
  note: [],
  image: ["asset"],
};

/** Whether cards of a kind say this. */
export const says = (kind: CardKind, detail: Detail): boolean => DETAILS[kind].includes(detail);

/** The most a plan holds and its cards say; what is beyond is neither written nor read. */
export const CARDS_MAX = 2000;
export const EDGES_MAX = 4000;
export const TITLE_MAX = 200;
export const TEXT_MAX = 5000;
/** Most cents of one amount: a hundred million euros. */
export const CENTS_MAX = 10_000_000_000;
/** Risks are rated from one to five. */
export const RATING_MAX = 5;
/** Cards are within this many pixels of the middle. */
export const REACH = 100_000;
/** A picture is at most this many times as wide as it is high, and as high as it is wide. */
export const PICTURE_RATIO_MAX = 5;
/** How large a card is drawn; pictures are as high as they are wide, by their own ratio. */
export const CARD_WIDTH = 240;
export const CARD_HEIGHT = 132;
