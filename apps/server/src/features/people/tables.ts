import { members } from "#features/accounts/tables.ts";
import {
  check,
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  sql,
  text,
  time,
  tsvector,
  uuid,
} from "#platform/db/drizzle.ts";

const of = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });

export const follows = pgTable(
  "follows",
  {
    follower: of("follower"),
    followed: of("followed"),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.follower, table.followed] }),
    index("follows_follower").on(table.follower, table.createdAt.desc(), table.followed.desc()),
    index("follows_followed").on(table.followed, table.createdAt.desc(), table.follower.desc()),
    check("follows_other", sql`${table.follower} <> ${table.followed}`),
  ],
);

/** Mutes: the muter does not see the posts of the muted member. */
export const mutes = pgTable(
  "mutes",
  { muter: of("muter"), muted: of("muted"), createdAt: time("created_at").notNull().defaultNow() },
  (table) => [
    primaryKey({ columns: [table.muter, table.muted] }),
    index("mutes_muted").on(table.muted),
    check("mutes_other", sql`${table.muter} <> ${table.muted}`),
  ],
);

/**
 * One narrow row a member who can be found: with a name and through the wizard. A trigger of `profiles` writes it, so
 * that it never says what a profile no longer says.
 */
export const findableMembers = pgTable(
  "findable_members",
  {
    memberId: uuid("member_id")
      .primaryKey()
      .references(() => members.id, { onDelete: "cascade" }),
    language: text("language").notNull(),
    models: text("models").array().notNull(),
    /** A place from 0 up to 1: the order of the walk from which suggestions are drawn. */
    shuffle: doublePrecision("shuffle").notNull().default(sql`random()`),
    /** What they write, their slugs and their name; `language:de` and `model:smma` stand for the filters. */
    words: tsvector("words").notNull(),
  },
  (table) => [
    index("findable_walk").on(table.language, table.shuffle, table.memberId),
    index("findable_shuffle").on(table.shuffle, table.memberId),
    index("findable_words").using("gin", table.words).with({ fastupdate: false }),
  ],
);
