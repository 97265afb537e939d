import type { Instruction, RejectionReason, Side } from "@kompagnon/contract/verification/rules.ts";
import { members } from "#features/accounts/tables.ts";
import {
  bytea,
  check,
  index,
  integer,
  pgTable,
  sql,
  text,
  time,
  unique,
  uniqueIndex,
  uuid,
} from "#platform/db/drizzle.ts";

/** Each attempt of a member to show who they are. Name and birth date are sealed as the pictures are. */
export const verifications = pgTable(
  "verifications",
  {
    id: uuid("id").primaryKey(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    status: text("status").$type<"draft" | "in_review" | "approved" | "rejected" | "expired">().notNull(),
    country: text("country").$type<"DE">().notNull(),
    /** What stands on the document, and the key that opens it; null once it is no longer needed. */
    sealed: bytea("sealed"),
    masterId: text("master_id"),
    wrappedKey: bytea("wrapped_key"),
    instruction: text("instruction").$type<Instruction>().notNull(),
    consentVersion: text("consent_version").notNull(),
    consentAt: time("consent_at").notNull().defaultNow(),
    createdAt: time("created_at").notNull().defaultNow(),
    changedAt: time("changed_at").notNull().defaultNow(),
    submittedAt: time("submitted_at"),
    decidedAt: time("decided_at"),
    /** Without a foreign key: who decided may be gone. */
    decidedBy: uuid("decided_by"),
    reason: text("reason").$type<RejectionReason>(),
    reasonText: text("reason_text").notNull().default(""),
    /** When the pictures and the name go; null once they are gone. */
    deleteAfter: time("delete_after"),
    /** Until when an approval is good, and when its member was told that it ends. */
    expiresAt: time("expires_at"),
    endToldAt: time("end_told_at"),
    /** The reviewer who has it open, and until when it is reserved. */
    takenBy: uuid("taken_by"),
    takenUntil: time("taken_until"),
  },
  (table) => [
    uniqueIndex("verifications_one_open")
      .on(table.memberId)
      .where(sql`${table.status} in ('draft', 'in_review', 'approved')`),
    index("verifications_member").on(table.memberId, table.createdAt),
    index("verifications_waiting").on(table.submittedAt, table.id).where(sql`${table.status} = 'in_review'`),
    index("verifications_decided").on(table.decidedAt, table.id).where(sql`${table.decidedAt} is not null`),
    index("verifications_delete").on(table.deleteAfter).where(sql`${table.deleteAfter} is not null`),
    index("verifications_expires").on(table.expiresAt).where(sql`${table.status} = 'approved'`),
    check(
      "verifications_status",
      sql`${table.status} in ('draft', 'in_review', 'approved', 'rejected', 'expired') and (${table.status} = 'draft') = (${table.submittedAt} is null)
        and (${table.status} in ('draft', 'in_review')) = (${table.decidedAt} is null)`,
    ),
    check("verifications_country", sql`${table.country} = 'DE'`),
  ],
);

/** The pictures of an attempt; a retaken picture is a new row. */
export const verificationImages = pgTable(
  "verification_images",
  {
    id: uuid("id").primaryKey(),
    verificationId: uuid("verification_id")
      .notNull()
      .references(() => verifications.id, { onDelete: "cascade" }),
    side: text("side").$type<Side>().notNull(),
    /** Storage key of the sealed bytes. */
    file: text("file").notNull(),
    masterId: text("master_id").notNull(),
    wrappedKey: bytea("wrapped_key").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("verification_images_once").on(table.verificationId, table.side),
    check("verification_images_side", sql`${table.side} in ('front', 'back', 'selfie')`),
  ],
);
