import type {
  AgreementFields,
  AgreementKind,
  Ending,
  PaperLanguage,
  Side,
} from "@kompagnon/contract/agreements/rules.ts";
import type { Paper } from "@kompagnon/contract/agreements/template/paper.ts";
import { members } from "#features/accounts/tables.ts";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  time,
  unique,
  uuid,
} from "#platform/db/drizzle.ts";

/** A member who may leave while the other side keeps what both signed. */
const byMember = (column: string) => uuid(column).references(() => members.id, { onDelete: "set null" });

/** Agreements in the owner's current working version. */
export const agreements = pgTable(
  "agreements",
  {
    id: uuid("id").primaryKey(),
    ownerId: byMember("owner_id"),
    kind: text("kind").$type<AgreementKind>().notNull(),
    language: text("language").$type<PaperLanguage>().notNull(),
    fields: jsonb("fields").$type<AgreementFields>().notNull(),
    /** Counts changes of the three above. */
    textVersion: integer("text_version").notNull().default(1),
    createdAt: time("created_at").notNull().defaultNow(),
    /** When anything happened to it. */
    changedAt: time("changed_at").notNull().defaultNow(),
  },
  (table) => [index("agreements_owner").on(table.ownerId, table.changedAt, table.id)],
);

/** What was sent to the other side: none of it ever changes but how it ended. */
export const agreementVersions = pgTable(
  "agreement_versions",
  {
    id: uuid("id").primaryKey(),
    agreementId: uuid("agreement_id")
      .notNull()
      .references(() => agreements.id, { onDelete: "cascade" }),
    /** Counts the versions of an agreement. */
    number: integer("number").notNull(),
    /** Sender and recipient. */
    aId: byMember("a_id"),
    bId: byMember("b_id"),
    kind: text("kind").$type<AgreementKind>().notNull(),
    language: text("language").$type<PaperLanguage>().notNull(),
    fields: jsonb("fields").$type<AgreementFields>().notNull(),
    /** The wording that it was made with, and what came of it: later templates leave it as it is. */
    template: integer("template").notNull(),
    paper: jsonb("paper").$type<Paper>().notNull(),
    /** SHA-256 of its canonical form, as hexadecimal digits. */
    hash: text("hash").notNull(),
    sentAt: time("sent_at").notNull().defaultNow(),
    completedAt: time("completed_at"),
    closedAt: time("closed_at"),
    closedHow: text("closed_how").$type<Ending>(),
    /** Out of sight until reports are decided, or for good. */
    hiddenAt: time("hidden_at"),
    removedAt: time("removed_at"),
  },
  (table) => [
    unique("agreement_versions_number").on(table.agreementId, table.number),
    index("agreement_versions_a").on(table.aId),
    index("agreement_versions_b").on(table.bId),
    check("agreement_versions_closed", sql`(${table.closedAt} is null) = (${table.closedHow} is null)`),
  ],
);

/** Who signed which version, and when. */
export const agreementSignatures = pgTable(
  "agreement_signatures",
  {
    versionId: uuid("version_id")
      .notNull()
      .references(() => agreementVersions.id, { onDelete: "cascade" }),
    side: text("side").$type<Side>().notNull(),
    memberId: byMember("member_id"),
    /** As they typed it. */
    name: text("name").notNull(),
    /** Of what they had read. */
    hash: text("hash").notNull(),
    signedAt: time("signed_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.side] }),
    index("agreement_signatures_member").on(table.memberId),
  ],
);
