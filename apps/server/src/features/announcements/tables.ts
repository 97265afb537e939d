import type { AnnouncementAudience, AnnouncementKind } from "@kompagnon/contract/announcements/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { members } from "#features/accounts/tables.ts";
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  time,
  uuid,
} from "#platform/db/drizzle.ts";

/** What the team says above every page. */
export const announcements = pgTable(
  "announcements",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind").$type<AnnouncementKind>().notNull(),
    audience: text("audience").$type<AnnouncementAudience>().notNull(),
    dismissible: boolean("dismissible").notNull(),
    startsAt: time("starts_at").notNull(),
    endsAt: time("ends_at"),
    /** When it was ended before its scheduled end. */
    endedAt: time("ended_at"),
    texts: jsonb("texts").$type<Partial<Record<Language, string>>>().notNull(),
    /** A page of the product. */
    link: text("link"),
    /** Without a foreign key: who wrote it may be gone. */
    authorId: uuid("author_id").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("announcements_order").on(table.startsAt.desc(), table.id.desc()),
    // Of the few that are not ended: every page that begins asks for one.
    index("announcements_alive").on(table.startsAt).where(sql`${table.endedAt} is null`),
    check("announcements_times", sql`${table.endsAt} is null or ${table.endsAt} > ${table.startsAt}`),
  ],
);

/** Who has closed which. */
export const announcementDismissals = pgTable(
  "announcement_dismissals",
  {
    announcementId: uuid("announcement_id")
      .notNull()
      .references(() => announcements.id, { onDelete: "cascade" }),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    at: time("at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.memberId] }),
    index("announcement_dismissals_member").on(table.memberId),
  ],
);
