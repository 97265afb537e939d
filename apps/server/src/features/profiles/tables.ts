import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import type { BusinessModel, Goal, Skill } from "@kompagnon/contract/profiles/model.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { members } from "#features/accounts/tables.ts";
import {
  boolean,
  check,
  index,
  pgTable,
  smallint,
  sql,
  text,
  time,
  unique,
  uuid,
} from "#platform/db/drizzle.ts";

/** What a member says about themselves; one row a member from sign-up on. */
export const profiles = pgTable(
  "profiles",
  {
    memberId: uuid("member_id")
      .primaryKey()
      .references(() => members.id, { onDelete: "cascade" }),
    /** As written; null until the wizard asked for it. */
    username: text("username"),
    /** Lowercased: unique ignoring case. */
    usernameKey: text("username_key").unique("profiles_username_key"),
    /** What it looks like: no other looks the same. Null where an older name was there first. */
    usernameLooks: text("username_looks").unique("profiles_username_looks"),
    age: smallint("age"),
    language: text("language").$type<Language>().notNull(),
    bio: text("bio").notNull().default(""),
    businessIdea: text("business_idea").notNull().default(""),
    location: text("location").notNull().default(""),
    target: text("target").notNull().default(""),
    /**
     * Scam signals in the member's texts, which readers are warned of; null without signals, or after moderators upheld nothing.
     */
    signs: text("signs").array().$type<ScamSign[]>(),
    /** Storage key; null until they upload one. */
    avatar: text("avatar"),
    businessModels: text("business_models").array().$type<BusinessModel[]>().notNull().default(sql`'{}'`),
    skills: text("skills").array().$type<Skill[]>().notNull().default(sql`'{}'`),
    goals: text("goals").array().$type<Goal[]>().notNull().default(sql`'{}'`),
    jobs: boolean("jobs"),
    newsletter: boolean("newsletter"),
    newsletterConfirmedAt: time("newsletter_confirmed_at"),
    /** The wizard step to continue at; null once finished. */
    onboardingStep: smallint("onboarding_step").default(0),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (table) => [
    check("profiles_age", sql`${table.age} between 13 and 120`),
    check("profiles_username_length", sql`char_length(${table.username}) <= 40`),
    index("profiles_language").on(table.language),
    index("profiles_name_beginnings").on(table.usernameKey.op("text_pattern_ops")),
  ],
);

/** Blocks between members; each works in both directions everywhere. */
export const blocks = pgTable(
  "blocks",
  {
    blocker: uuid("blocker")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    blocked: uuid("blocked")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("blocks_once").on(table.blocker, table.blocked),
    index("blocks_blocked").on(table.blocked, table.blocker),
    check("blocks_other", sql`${table.blocker} <> ${table.blocked}`),
  ],
);
