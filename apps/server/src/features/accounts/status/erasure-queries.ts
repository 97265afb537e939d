import { resetsOfMember } from "#features/accounts/resets/reset-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { forgetMember } from "#platform/live/forget.ts";

const SCHEDULE_DELETION = statement(
  "accounts_schedule_deletion",
  `update members set deletion_due_at = coalesce(deletion_due_at, now() + make_interval(days => $2)) where id = $1
     returning deletion_due_at as due`,
);
/** Notes when a member is to be erased; a wish already noted keeps its date. */
export async function scheduleDeletion(db: Queryable, memberId: string, days: number): Promise<Date | null> {
  const { rows } = await db.query(SCHEDULE_DELETION, [memberId, days]);
  return rows[0]?.due ?? null;
}

const CANCEL_DELETION = statement(
  "accounts_cancel_deletion",
  "update members set deletion_due_at = null where id = $1",
);
/** Takes the wish to be erased back. */
export const cancelDeletion = (db: Queryable, memberId: string) => db.query(CANCEL_DELETION, [memberId]);

const FIND_DUE = statement(
  "accounts_find_due",
  "select id, email from members where deletion_due_at <= now() order by deletion_due_at limit 100",
);
/** Members whose time has come. */
export async function findDue(db: Queryable): Promise<{ id: string; email: string }[]> {
  const { rows } = await db.query(FIND_DUE);
  return rows;
}

const LOCK_ERASURES = statement(
  "accounts_lock_erasures",
  "select pg_advisory_xact_lock(hashtextextended('erasure', 0))",
);
const LOCK_DUE_MEMBERS = statement(
  "accounts_lock_due_members",
  "select from members where id = $1 and deletion_due_at <= now() for update",
);
const WAIT_BRIEFLY = statement("accounts_wait_briefly", "select set_config('lock_timeout', '400ms', true)");
/**
 * Locks a member for erasure, one after the other; false if they changed their mind or are gone. From here on the transaction
 * waits for a lock for less than the second after which PostgreSQL ends one of two that wait for each other: an erasure, which
 * locks everything of a member's, ends (LOCK_NOT_AVAILABLE) where others hold a lock, never they because of it.
 */
export async function lockDue(db: Queryable, memberId: string): Promise<boolean> {
  // What two who go together did to each other would otherwise be locked crosswise.
  await db.query(LOCK_ERASURES);
  await db.query(WAIT_BRIEFLY);
  const { rowCount } = await db.query(LOCK_DUE_MEMBERS, [memberId]);
  return rowCount > 0;
}

/** PostgreSQL's code where a lock was not had in time. */
export const LOCK_NOT_AVAILABLE = "55P03";

const ERASE_ROW = statement("accounts_erase_row", "delete from members where id = $1");
/** Erases a member: their rows in every table go with this one, and what the live stream still keeps about them. */
export async function eraseRow(db: Queryable, memberId: string): Promise<void> {
  await db.query(ERASE_ROW, [memberId]);
  await forgetMember(db, memberId);
}

const ACCOUNT_OF = statement(
  "accounts_export_account",
  `select id, email, email_confirmed_at, admin_level, premium_until, test_until, verified_at, banned_at, banned_until, ban_reason,
     terms_version, terms_accepted_at, invite_slug, created_at, last_seen_at, deletion_due_at, manual_status
   from members where id = $1`,
);
const DEVICES_OF = statement(
  "accounts_export_devices",
  "select device, created_at, last_seen_at, expires_at from sessions where member_id = $1 order by created_at",
);
const PASSKEYS_OF = statement(
  "accounts_export_passkeys",
  "select name, created_at, last_used_at from passkeys where member_id = $1",
);
const IDENTITIES_OF = statement(
  "accounts_export_identities",
  "select provider, created_at from identities where member_id = $1",
);
const TWO_FACTOR_OF = statement(
  "accounts_export_two_factor",
  "select enabled_at from two_factor where member_id = $1",
);
const APPEALS_OF = statement(
  "accounts_export_appeals",
  "select banned_at, text, created_at, decided_at, decision, answer from appeals where member_id = $1",
);
/** What is held about an account, for its member. */
export async function accountFor(db: Queryable, memberId: string) {
  const of = [memberId] as const;
  return {
    account: (await db.query(ACCOUNT_OF, of)).rows[0],
    devices: (await db.query(DEVICES_OF, of)).rows,
    passkeys: (await db.query(PASSKEYS_OF, of)).rows,
    identities: (await db.query(IDENTITIES_OF, of)).rows,
    two_factor: (await db.query(TWO_FACTOR_OF, of)).rows,
    appeals: (await db.query(APPEALS_OF, of)).rows,
    factor_resets: await resetsOfMember(db, memberId),
  };
}
