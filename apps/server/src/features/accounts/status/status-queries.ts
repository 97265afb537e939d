import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const ID_BY_EMAIL = statement("accounts_id_by_email", "select id from members where email = $1");
/** A member's id by their address. */
export async function idByEmail(db: Queryable, email: string): Promise<string | null> {
  const { rows } = await db.query(ID_BY_EMAIL, [email]);
  return rows[0]?.id ?? null;
}

const SET_LEVEL_ROW = statement(
  "accounts_set_level_row",
  `update members m set admin_level = $2::int, manual_status = case when $2::int >= 2 then m.manual_status end
     from (select id, admin_level from members where id = $1 for update) before
     where m.id = before.id returning before.admin_level`,
);
/** Gives a member a level; answers the one before, null without such a member. */
export async function setLevelRow(db: Queryable, memberId: string, level: number): Promise<number | null> {
  const { rows } = await db.query(SET_LEVEL_ROW, [memberId, level]);
  return rows[0]?.admin_level ?? null;
}

const HIDDEN =
  "(deletion_due_at is not null or (banned_at is not null and (banned_until is null or banned_until > now())))";

/** A member's manual status. */
export type StatusRow = { manual_status: string | null; manual_status_permanent: boolean };

/** A member's manual status; null if they are gone. */
export async function findStatus(db: Queryable, memberId: string): Promise<StatusRow | null> {
  const [found] = await findStatuses(db, [memberId]);
  return found ?? null;
}

// Members who are banned or about to be erased show no status.
const FIND_STATUSES = statement(
  "find_statuses",
  `select id, case when ${HIDDEN} then null else manual_status end as manual_status, manual_status_permanent
             from members where id = any($1::uuid[])`,
);
/** The manual status of members. */
export async function findStatuses(
  db: Queryable,
  ids: readonly string[],
): Promise<(StatusRow & { id: string })[]> {
  const { rows } = await db.query(FIND_STATUSES, [ids]);
  return rows;
}

const SAVE_STATUS = statement(
  "accounts_save_status",
  "update members set manual_status = $2, manual_status_permanent = $3 where id = $1",
);
/** Sets a manual status. */
export const saveStatus = (
  db: Queryable,
  memberId: string,
  { manual_status, manual_status_permanent }: StatusRow,
) => db.query(SAVE_STATUS, [memberId, manual_status, manual_status_permanent]);

const FIND_LEVELS = statement(
  "accounts_find_levels",
  "select id, admin_level as level from members where id = any($1::uuid[])",
);
/** The levels of members, by id; who is gone has none. */
export async function findLevels(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.query(FIND_LEVELS, [ids]);
  return new Map(rows.map(({ id, level }) => [id, level]));
}
