import { boolean, check, index, pgTable, smallint, sql, text, time, uuid } from "#platform/db/drizzle.ts";

/** A person's account: how they get in, their standing and their level. What others see of them is in `profiles`. */
export const members = pgTable(
  "members",
  {
    id: uuid("id").primaryKey(),
    /** Trimmed and lowercased; never shown to another member. */
    email: text("email").notNull().unique(),
    emailConfirmedAt: time("email_confirmed_at"),
    /** argon2id; null for accounts that only use an identity provider. */
    passwordHash: text("password_hash"),
    /** 0 member to 9 owner (product: people and accounts). */
    adminLevel: smallint("admin_level").notNull().default(0),
    /** What billing found premium to last until, as the fold over its ledger; null for never bought. */
    premiumUntil: time("premium_until"),
    /** Until when the test version runs or ran; null for never started. */
    testUntil: time("test_until"),
    verifiedAt: time("verified_at"),
    bannedAt: time("banned_at"),
    bannedUntil: time("banned_until"),
    banReason: text("ban_reason"),
    termsVersion: text("terms_version").notNull(),
    termsAcceptedAt: time("terms_accepted_at").notNull(),
    /** Who invited them, as given at sign-up; attributed by the invites feature. */
    inviteSlug: text("invite_slug"),
    passwordChangedAt: time("password_changed_at"),
    /** When they last got a warning about failed sign-ins. */
    guessesToldAt: time("guesses_told_at"),
    /** Set by hand from level 2 on: online(admin), away(admin), offline(admin). */
    manualStatus: text("manual_status"),
    manualStatusPermanent: boolean("manual_status_permanent").notNull().default(false),
    /** When everything about them is erased; null unless they asked for it. */
    deletionDueAt: time("deletion_due_at"),
    sample: boolean("sample").notNull().default(false),
    createdAt: time("created_at").notNull().defaultNow(),
    lastSeenAt: time("last_seen_at").notNull().defaultNow(),
  },
  (table) => [
    check("members_level", sql`${table.adminLevel} between 0 and 9`),
    index("members_deletion").on(table.deletionDueAt).where(sql`${table.deletionDueAt} is not null`),
    // The few hidden members: the view hidden_members.
    index("members_hidden")
      .on(table.id)
      .where(sql`${table.deletionDueAt} is not null or ${table.bannedAt} is not null`),
    // How admins find members among a million: by the beginning of an address, and the few who are more than free members.
    index("members_email_beginnings").on(table.email.op("text_pattern_ops")),
    index("members_staff").on(table.id).where(sql`${table.adminLevel} > 0`),
    index("members_premium").on(table.id).where(sql`${table.premiumUntil} is not null`),
  ],
);

/** Whose something is; it goes with them. */
export const memberId = () =>
  uuid("member_id")
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });
