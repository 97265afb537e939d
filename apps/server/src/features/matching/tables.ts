import type { Trait } from "@kompagnon/contract/matching/model.ts";
import type { WeeklyHours } from "@kompagnon/contract/matching/rules.ts";
import type { Skill } from "@kompagnon/contract/profiles/rules.ts";
import { members } from "#features/accounts/tables.ts";
import {
  bigint,
  boolean,
  bytea,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  sql,
  text,
  time,
  unique,
  uuid,
} from "#platform/db/drizzle.ts";

const doubles = customType<{ data: number[] }>({ dataType: () => "double precision[]" });
const day = customType<{ data: string }>({ dataType: () => "date" });

/** A member's side of matching: picture, pause, and what they look for. */
export const matchingProfiles = pgTable("matching_profiles", {
  memberId: uuid("member_id")
    .primaryKey()
    .references(() => members.id, { onDelete: "cascade" }),
  /** Storage key of the 384x600 picture. */
  picture: text("picture"),
  paused: boolean("paused").notNull().default(false),
  skillsSought: text("skills_sought").array().$type<Skill[]>().notNull().default(sql`'{}'`),
  skillsMust: boolean("skills_must").notNull().default(false),
  /** Hours a week for what both start; null for nothing said. */
  weeklyHours: text("weekly_hours").$type<WeeklyHours>(),
});

/**
 * One narrow row a member in the deck. `place` is a random-looking unique number and the order of the scan, so that a
 * pool of neighbours and what the viewer decided about them both are one range of an index (design: matching).
 */
export const deckCards = pgTable(
  "deck_cards",
  {
    place: integer("place").primaryKey().default(sql`deck_place(nextval('deck_places'))`),
    member: uuid("member")
      .notNull()
      .unique()
      .references(() => members.id, { onDelete: "cascade" }),
    /** Index in LANGUAGES. */
    language: smallint("language").notNull(),
    /** Allowed, not paused, not banned. */
    listed: boolean("listed").notNull(),
    /** Listed, and seen in the last 14 days. */
    active: boolean("active").notNull(),
    /** Packed profile: engine/features.ts. */
    features: bigint("features", { mode: "number" }).notNull(),
    pop: real("pop").notNull().default(0),
    popH: real("pop_h").notNull().default(0),
    pick: real("pick").notNull().default(0),
    pickH: real("pick_h").notNull().default(0),
    /** Sessions remembered (older ones fade), the last one, and since when the card exists. */
    sessions: real("sessions").notNull().default(0),
    visited: time("visited").notNull().defaultNow(),
    joined: time("joined").notNull().defaultNow(),
    /** Sessions a day to expect. */
    resp: real("resp").notNull().default(0.3),
    /** Likes received and not answered yet. */
    inbox: integer("inbox").notNull().default(0),
    shown: integer("shown").notNull().default(0),
    /** What their attention costs, in expected matches: engine/score.ts. */
    price: real("scarcity").notNull().default(0),
    /** Personal weights x 64 as int8: the copy read in bulk of match_taste.w. */
    taste: bytea("taste").notNull().default(sql`decode(repeat('00', 25), 'hex')`),
    /**
     * What their words are about: the number of the topics (2 bytes, 0 for none), what they say about themselves, what they like
     * in others' words (the copy of match_taste.w, with what they ask for), the people they look for; 16 each: engine/words.
     */
    words: bytea("words").notNull().default(sql`decode(repeat('00', 50), 'hex')`),
    /** The hours of the day in which they are here, and the place of what they have in a week plus 1: engine/times.ts. */
    hours: bigint("hours", { mode: "number" }).notNull().default(0),
    weekly: smallint("weekly").notNull().default(0),
  },
  (table) => [index("deck_walk").on(table.language, table.active, table.place)],
);

const place = (name: string) =>
  integer(name)
    .notNull()
    .references(() => deckCards.place, { onDelete: "cascade" });

/** Decisions. */
export const swipes = pgTable(
  "swipes",
  {
    swiper: place("swiper"),
    target: place("target"),
    liked: boolean("liked").notNull(),
    at: time("at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.swiper, table.target] })],
);

/** Likes that wait for an answer. */
export const likeInbox = pgTable(
  "like_inbox",
  { target: place("target"), swiper: place("swiper"), at: time("at").notNull().defaultNow() },
  (table) => [
    primaryKey({ columns: [table.target, table.swiper] }),
    index("like_inbox_sent").on(table.swiper),
    index("like_inbox_newest").on(table.target, table.at),
  ],
);

/** Mutual Deals; `lo < hi`, and a conversation once one was opened. */
export const matches = pgTable(
  "matches",
  {
    id: uuid("id").primaryKey(),
    lo: uuid("lo")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    hi: uuid("hi")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    conversation: uuid("conversation"),
    createdAt: time("created_at").notNull().defaultNow(),
    /** What became of it, as far as matching learned from it: engine/outcomes.ts; null in its first days. */
    came: text("came"),
  },
  (table) => [
    unique("matches_pair").on(table.lo, table.hi),
    index("matches_hi").on(table.hi),
    check("matches_order", sql`${table.lo} < ${table.hi}`),
  ],
);

/** The global weights; one row. */
export const matchModel = pgTable(
  "match_model",
  {
    id: smallint("id").primaryKey().default(1),
    w: doubles("w").notNull(),
    g2: doubles("g2").notNull(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (table) => [check("match_model_one", sql`${table.id} = 1`)],
);

/** What texts of a language are about, learned from them: engine/words/topics.ts. */
export const matchTopics = pgTable("match_topics", {
  /** Index in LANGUAGES. */
  language: smallint("language").primaryKey(),
  /** Changes whenever the topics are learned again, in any language. */
  number: smallint("number").notNull().unique(),
  /** From how many texts. */
  texts: integer("texts").notNull(),
  learned: bytea("learned").notNull(),
  /** Those before, until no card is read by them any longer. */
  before: bytea("before"),
  learnedAt: time("learned_at").notNull().defaultNow(),
});

/** A swiper's exact personal weights, their last swipe (to take back) and today's Deals. */
export const matchTaste = pgTable("match_taste", {
  place: integer("place")
    .primaryKey()
    .references(() => deckCards.place, { onDelete: "cascade" }),
  w: real("w").array().notNull(),
  h: real("h").array().notNull(),
  lastTarget: integer("last_target"),
  lastLiked: boolean("last_liked"),
  lastPrevious: time("last_previous"),
  lastSteps: real("last_steps").array(),
  dealsOn: day("deals_on"),
  deals: integer("deals").notNull().default(0),
  /** When the member had the taste forgotten last; null for never. */
  resetAt: time("reset_at"),
  /** What the member said they want to see less of, the newest first. */
  less: jsonb("less").$type<Trait[]>().notNull().default([]),
});
