import type { View } from "#platform/db/definitions.ts";

/** Whether a row of members `m` is banned at the moment. */
export const BANNED = "(m.banned_at is not null and (m.banned_until is null or m.banned_until > now()))";

/** What other features may read of accounts. */
export const views: readonly View[] = [
  {
    // Every account; `hidden`: banned or about to be erased, and so invisible to others.
    name: "member_accounts",
    sql: `select m.id, m.email, m.email_confirmed_at, m.admin_level, m.premium_until, m.test_until, m.verified_at, m.created_at,
        m.last_seen_at, m.deletion_due_at, m.banned_at, m.banned_until, m.ban_reason, ${BANNED} as banned, (m.deletion_due_at is not null or ${BANNED}) as hidden
      from members m`,
  },
  {
    // Members that others see: neither banned nor about to be erased.
    name: "visible_members",
    sql: `select a.id, a.email, a.email_confirmed_at, a.admin_level, a.premium_until, a.test_until, a.verified_at, a.created_at
      from member_accounts a where not a.hidden`,
  },
  {
    // The others, who are few: a lookup reads an index of one page.
    name: "hidden_members",
    sql: `select m.id from members m where (m.deletion_due_at is not null or m.banned_at is not null)
      and (m.deletion_due_at is not null or ${BANNED})`,
  },
  {
    // The made-up people of the sample community.
    name: "sample_members",
    sql: "select m.id from members m where m.sample",
  },
  {
    // Who has a second factor: an authenticator app, or a passkey.
    name: "member_factors",
    sql: "select f.member_id from two_factor f where f.enabled_at is not null union select k.member_id from passkeys k",
  },
  {
    // Devices that are signed in; those that a ban ended are not.
    name: "open_sessions",
    sql: "select s.id, s.member_id from sessions s where s.expires_at > now() and s.barred_at is null",
  },
];
