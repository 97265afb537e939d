import { members } from "#features/accounts/tables.ts";
import {
  boolean,
  bytea,
  check,
  index,
  integer,
  pgTable,
  sql,
  text,
  time,
  uuid,
} from "#platform/db/drizzle.ts";

const memberId = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });

/** The one link of a member, by the slug they chose for ever. */
export const inviteLinks = pgTable("member_invites", {
  memberId: memberId("member_id").primaryKey(),
  slug: text("slug").notNull(),
  /** The slug in lower case: unique. */
  key: text("key").notNull().unique(),
  createdAt: time("created_at").notNull().defaultNow(),
});

/** Who came by whose link; once a member, for ever. */
export const inviteRedemptions = pgTable(
  "invite_redemptions",
  {
    inviteeId: memberId("invitee_id").primaryKey(),
    inviterId: memberId("inviter_id"),
    at: time("at").notNull().defaultNow(),
    /** Keyed fingerprint of the address they signed up from, and the hash of their device's cookie; forgotten after 90 days. */
    address: text("address"),
    device: bytea("device"),
  },
  (table) => [index("invite_redemptions_inviter").on(table.inviterId, table.at)],
);

/**
 * What was earned, and what of it was reversed: each earning is a row, its reversal another. A trigger refuses every change.
 * Without foreign keys: it outlives members, as accounts do.
 */
export const inviteEarnings = pgTable(
  "invite_earnings",
  {
    id: uuid("id").primaryKey(),
    inviterId: uuid("inviter_id").notNull(),
    inviteeId: uuid("invitee_id").notNull(),
    kind: text("kind").$type<"earned" | "reversed">().notNull(),
    /** Of a reversal: the earning it takes back, once. */
    of: uuid("of").unique(),
    /** The payment that it is earned by. */
    payment: text("payment").notNull(),
    cents: integer("cents").notNull(),
    usdCents: integer("usd_cents").notNull(),
    /** Euros for a dollar in ten-thousandths, and the day it was taken from. */
    rate: integer("rate").notNull(),
    rateDate: text("rate_date").notNull(),
    livemode: boolean("livemode").notNull(),
    at: time("at").notNull(),
    /** When the buyer can no longer withdraw. */
    payableAt: time("payable_at").notNull(),
  },
  (table) => [
    index("invite_earnings_inviter").on(table.inviterId, table.at),
    index("invite_earnings_invitee").on(table.inviteeId),
    check(
      "invite_earnings_kind",
      sql`${table.cents} > 0 and ((${table.kind} = 'earned' and "of" is null) or (${table.kind} = 'reversed' and "of" is not null))`,
    ),
  ],
);

/** Invitations that need a review before anything is paid for them. */
export const heldInvites = pgTable(
  "held_invites",
  {
    id: uuid("id").primaryKey(),
    inviteeId: memberId("invitee_id").unique(),
    inviterId: memberId("inviter_id"),
    reason: text("reason").$type<"same_card" | "same_device" | "address_burst" | "mutual">().notNull(),
    at: time("at").notNull().defaultNow(),
    decidedAt: time("decided_at"),
    decidedBy: uuid("decided_by"),
    released: boolean("released"),
    note: text("note").notNull().default(""),
  },
  (table) => [
    index("held_invites_open").on(table.at).where(sql`${table.decidedAt} is null`),
    index("held_invites_inviter").on(table.inviterId),
  ],
);

/** Payouts: asked for, decided, paid. They stay (§ 147 AO); the account is sealed. */
export const payouts = pgTable(
  "payouts",
  {
    id: uuid("id").primaryKey(),
    memberId: uuid("member_id").notNull(),
    cents: integer("cents").notNull(),
    state: text("state").$type<"requested" | "approved" | "rejected" | "paid">().notNull(),
    livemode: boolean("livemode").notNull(),
    /** IBAN and holder, sealed; the end of the IBAN is shown. */
    sealed: text("sealed").notNull(),
    ibanEnd: text("iban_end").notNull(),
    requestedAt: time("requested_at").notNull().defaultNow(),
    decidedAt: time("decided_at"),
    decidedBy: uuid("decided_by"),
    paidAt: time("paid_at"),
    reason: text("reason").notNull().default(""),
  },
  (table) => [
    index("payouts_member").on(table.memberId, table.requestedAt),
    index("payouts_state").on(table.state, table.requestedAt),
    check("payouts_cents", sql`${table.cents} > 0`),
  ],
);
