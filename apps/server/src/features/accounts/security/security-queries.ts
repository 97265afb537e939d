import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** How an account is secured, as stored. */
export type SecurityRow = {
  email: string;
  email_confirmed: boolean;
  password_hash: string | null;
  password_changed_at: Date | null;
  google_linked: boolean;
  two_factor: boolean;
  pending_email: string | null;
};

const FIND_SECURITY = statement(
  "accounts_find_security",
  `select m.email, m.email_confirmed_at is not null as email_confirmed, m.password_hash, m.password_changed_at,
            exists(select from identities i where i.member_id = m.id) as google_linked,
            exists(select from two_factor f where f.member_id = m.id and f.enabled_at is not null) as two_factor,
            (select t.email from mail_tokens t where t.member_id = m.id and t.purpose = 'change_email' and t.expires_at > now()
             order by t.created_at desc limit 1) as pending_email
     from members m where m.id = $1`,
);
/** How one's own account is secured; null if it is gone. */
export async function findSecurity(db: Queryable, memberId: string): Promise<SecurityRow | null> {
  const { rows } = await db.query(FIND_SECURITY, [memberId]);
  return rows[0] ?? null;
}

const SET_PASSWORD_MEMBERS = statement(
  "accounts_set_password_members",
  "update members set password_hash = $2, password_changed_at = now() where id = $1",
);
const SET_PASSWORD_PENDING_SIGN_INS = statement(
  "accounts_set_password_pending_sign_ins",
  "delete from pending_sign_ins where member_id = $1",
);
const SET_PASSWORD_MAIL_TOKENS = statement(
  "accounts_set_password_mail_tokens",
  "delete from mail_tokens where member_id = $1 and purpose in ('reset_password', 'change_email')",
);
/** Sets a password; what was begun with the old one (sign-ins that wait, mailed links) is worth nothing any more. */
export async function setPassword(db: Queryable, memberId: string, hash: string): Promise<void> {
  await db.query(SET_PASSWORD_MEMBERS, [memberId, hash]);
  await db.query(SET_PASSWORD_PENDING_SIGN_INS, [memberId]);
  await db.query(SET_PASSWORD_MAIL_TOKENS, [memberId]);
}

const DELETE_PASSKEYS = statement("accounts_delete_passkeys", "delete from passkeys where member_id = $1");
const IS_DEVICE_OF = statement(
  "accounts_is_device_of",
  "select from known_devices where member_id = $1 and hash = $2",
);
/** Whether a member has signed in with a device, by the hash of its cookie. */
export async function isDeviceOf(db: Queryable, memberId: string, device: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(IS_DEVICE_OF, [memberId, device]);
  return rowCount > 0;
}

const FORGET_DEVICES = statement("accounts_forget_devices", "delete from known_devices where member_id = $1");
/** Takes the authenticator app, its backup codes and all passkeys away. */
export async function dropFactors(db: Queryable, memberId: string): Promise<void> {
  await deleteTwoFactor(db, memberId);
  await db.query(DELETE_PASSKEYS, [memberId]);
}
/** Deletes the second factors and known devices that a third party may have set up before the address was confirmed. */
export async function deleteFactors(db: Queryable, memberId: string): Promise<void> {
  await dropFactors(db, memberId);
  await db.query(FORGET_DEVICES, [memberId]);
}

const DROP_PASSWORD = statement(
  "accounts_drop_password",
  "update members set password_hash = null, password_changed_at = now() where id = $1",
);
const DROP_MAIL_TOKENS = statement(
  "accounts_drop_mail_tokens",
  "delete from mail_tokens where member_id = $1",
);
/** The same, with the password and whatever was begun by it. */
export async function removeSignInMethods(db: Queryable, memberId: string): Promise<void> {
  // The member first: other transactions lock the member before its dependent rows.
  await db.query(DROP_PASSWORD, [memberId]);
  await db.query(SET_PASSWORD_PENDING_SIGN_INS, [memberId]);
  await db.query(DROP_MAIL_TOKENS, [memberId]);
  await deleteFactors(db, memberId);
}

const IS_FRESH = statement(
  "accounts_is_fresh",
  "select from sessions where id = $1 and created_at > now() - make_interval(mins => $2)",
);
/** Whether a session began within the last minutes. */
export async function isFresh(db: Queryable, sessionId: string, minutes: number): Promise<boolean> {
  const { rowCount } = await db.query(IS_FRESH, [sessionId, minutes]);
  return rowCount > 0;
}

const DELETE_SESSIONS_OF = statement(
  "accounts_delete_sessions_of",
  "delete from sessions where member_id = $1 and ($2::uuid is null or id <> $2)",
  { plan: "custom" },
);
/** Ends a member's sessions but one; answers how many. */
export async function deleteSessionsOf(
  db: Queryable,
  memberId: string,
  except: string | null,
): Promise<number> {
  const { rowCount } = await db.query(DELETE_SESSIONS_OF, [memberId, except]);
  return rowCount;
}

const FIND_TWO_FACTOR = statement(
  "accounts_find_two_factor",
  "select secret, enabled_at is not null as enabled from two_factor where member_id = $1",
);
/** An authenticator app's secret (sealed); null without one. */
export async function findTwoFactor(db: Queryable, memberId: string) {
  const { rows } = await db.query(FIND_TWO_FACTOR, [memberId]);
  return rows[0] ?? null;
}

const SAVE_SECRET = statement(
  "accounts_save_secret",
  `insert into two_factor as f (member_id, secret) values ($1, $2)
     on conflict (member_id) do update set secret = $2, last_step = 0, created_at = now() where f.enabled_at is null`,
);
/** Keeps a new secret that is not verified yet; false if two-factor is on already. */
export async function saveSecret(db: Queryable, memberId: string, secret: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(SAVE_SECRET, [memberId, secret]);
  return rowCount > 0;
}

const TAKE_STEP = statement(
  "accounts_take_step",
  "update two_factor set last_step = $2 where member_id = $1 and last_step < $2",
);
/** Takes a time step once: of two answers with the same code, or an older one, one is refused. */
export async function takeStep(db: Queryable, memberId: string, step: number): Promise<boolean> {
  const { rowCount } = await db.query(TAKE_STEP, [memberId, step]);
  return rowCount > 0;
}

const ENABLE_TWO_FACTOR = statement(
  "accounts_enable_two_factor",
  "update two_factor set enabled_at = now() where member_id = $1 and enabled_at is null",
);
/** Turns two-factor on; false if it was. */
export async function enableTwoFactor(db: Queryable, memberId: string): Promise<boolean> {
  const { rowCount } = await db.query(ENABLE_TWO_FACTOR, [memberId]);
  return rowCount > 0;
}

const DELETE_TWO_FACTOR_TWO_FACTOR = statement(
  "accounts_delete_two_factor_two_factor",
  "delete from two_factor where member_id = $1",
);
const DELETE_TWO_FACTOR_BACKUP_CODES = statement(
  "accounts_delete_two_factor_backup_codes",
  "delete from backup_codes where member_id = $1",
);
/** Forgets the authenticator app and its backup codes. */
export async function deleteTwoFactor(db: Queryable, memberId: string): Promise<void> {
  await db.query(DELETE_TWO_FACTOR_TWO_FACTOR, [memberId]);
  await db.query(DELETE_TWO_FACTOR_BACKUP_CODES, [memberId]);
}

const SAVE_BACKUP_CODES_BACKUP_CODES = statement(
  "accounts_save_backup_codes_backup_codes",
  "delete from backup_codes where member_id = $1",
);
const SAVE_BACKUP_CODES_INSERT_BACKUP_CODES = statement(
  "accounts_save_backup_codes_insert_backup_codes",
  "insert into backup_codes (member_id, hash) select $1, unnest($2::text[])",
);
/** Replaces all backup codes, given as hashes. */
export async function saveBackupCodes(
  db: Queryable,
  memberId: string,
  hashes: readonly string[],
): Promise<void> {
  await db.query(SAVE_BACKUP_CODES_BACKUP_CODES, [memberId]);
  await db.query(SAVE_BACKUP_CODES_INSERT_BACKUP_CODES, [memberId, hashes]);
}

const TAKE_BACKUP_CODE = statement(
  "accounts_take_backup_code",
  "delete from backup_codes where member_id = $1 and hash = $2",
);
/** Uses a backup code up; false if there is none such. */
export async function takeBackupCode(db: Queryable, memberId: string, hash: string): Promise<boolean> {
  const { rowCount } = await db.query(TAKE_BACKUP_CODE, [memberId, hash]);
  return rowCount > 0;
}

const COUNT_BACKUP_CODES = statement(
  "accounts_count_backup_codes",
  "select count(*) as count from backup_codes where member_id = $1",
);
/** How many backup codes are left. */
export async function countBackupCodes(db: Queryable, memberId: string): Promise<number> {
  const { rows } = await db.query(COUNT_BACKUP_CODES, [memberId]);
  return rows[0]?.count ?? 0;
}

const FIND_IDENTITY = statement(
  "accounts_find_identity",
  `select m.id, m.email from identities i join members m on m.id = i.member_id where i.provider = $1 and i.subject = $2`,
);
/** The member linked to an account at an identity provider. */
export async function findIdentity(db: Queryable, provider: string, subject: string) {
  const { rows } = await db.query(FIND_IDENTITY, [provider, subject]);
  return rows[0] ?? null;
}

const INSERT_IDENTITY = statement(
  "accounts_insert_identity",
  "insert into identities (provider, subject, member_id) values ($1, $2, $3) on conflict do nothing",
);
/** Links a member to an account at an identity provider. */
export const insertIdentity = (db: Queryable, provider: string, subject: string, memberId: string) =>
  db.query(INSERT_IDENTITY, [provider, subject, memberId]);

const RECORD_DEVICE = statement(
  "accounts_record_device",
  `with before as (select exists(select from known_devices where member_id = $1) as others,
                            exists(select from known_devices where member_id = $1 and hash = $2) as known),
          noted as (insert into known_devices (member_id, hash) values ($1, $2)
                    on conflict (member_id, hash) do update set last_seen_at = now())
     select * from before`,
);
/** Notes a browser as the member's; says whether it is their first, a new or a known one. */
export async function recordDevice(
  db: Queryable,
  memberId: string,
  hash: Buffer,
): Promise<"first" | "new" | "known"> {
  const { rows } = await db.query(RECORD_DEVICE, [memberId, hash]);
  if (rows[0]?.known) return "known";
  if (rows[0]?.others) return "new";
  return "first";
}
