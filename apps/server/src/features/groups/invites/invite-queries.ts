import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** An invite code as stored. */
export type InviteRow = {
  id: string;
  groupId: string;
  code: string;
  createdBy: string | null;
  createdAt: Date;
  expiresAt: Date | null;
  uses: number;
  maxUses: number | null;
  valid: boolean;
};

const OPENS = `not i.revoked and (i.expires_at is null or i.expires_at > now()) and (i.max_uses is null or i.uses < i.max_uses)`;
const INVITE = `i.id, i.group_id as "groupId", i.code, i.created_by as "createdBy", i.created_at as "createdAt",
  i.expires_at as "expiresAt", i.uses, i.max_uses as "maxUses", ${OPENS} as "valid!"`;

const LIST_INVITES = statement(
  "groups_list_invites",
  `select ${INVITE} from group_invites i where i.group_id = $1 and not i.revoked order by i.created_at desc, i.id desc`,
);
/** The invite codes of a group that were not revoked, the newest first. */
export async function listInvites(db: Queryable, groupId: string): Promise<InviteRow[]> {
  const { rows } = await db.query(LIST_INVITES, [groupId]);
  return rows;
}

const SWEEP_INVITES = statement(
  "groups_sweep_invites",
  `delete from group_invites i where not (${OPENS})
       and greatest(i.created_at, coalesce(i.expires_at, i.created_at)) < now() - make_interval(days => $1)`,
);
/** Forgets codes that have long stopped opening anything. */
export const sweepInvites = (db: Queryable, days: number) => db.query(SWEEP_INVITES, [days]);

const INSERT_INVITE = statement(
  "groups_insert_invite",
  `insert into group_invites as i (id, group_id, code, created_by, expires_at, max_uses)
     values ($1, $2, $3, $4, now() + make_interval(days => $5), $6) returning ${INVITE}`,
);
/** Stores a code. */
export async function insertInvite(
  tx: Queryable,
  one: {
    id: string;
    groupId: string;
    code: string;
    createdBy: string;
    days: number | null;
    maxUses: number | null;
  },
): Promise<InviteRow> {
  const { rows } = await tx.query(INSERT_INVITE, [
    one.id,
    one.groupId,
    one.code,
    one.createdBy,
    one.days,
    one.maxUses,
  ]);
  const [row] = rows;
  if (!row) throw new Error("an insert answers its row");
  return row;
}

const FIND_INVITE = statement(
  "groups_find_invite",
  `select ${INVITE} from group_invites i where i.code = $1 and not i.revoked`,
);
/** The invite with a code; null if there is none or it was revoked. */
export async function findInvite(db: Queryable, code: string): Promise<InviteRow | null> {
  const { rows } = await db.query(FIND_INVITE, [code]);
  return rows[0] ?? null;
}

const USE_INVITE = statement(
  "groups_use_invite",
  `update group_invites i set uses = uses + 1 where i.id = $1 and ${OPENS}`,
);
/** Uses a code once; false if it does not open anything any more. */
export async function useInvite(tx: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(USE_INVITE, [id]);
  return rowCount > 0;
}

const REVOKE_INVITE = statement(
  "groups_revoke_invite",
  "update group_invites set revoked = true where id = $2 and group_id = $1 and not revoked",
);
/** Takes a code back; false if there is none. */
export async function revokeInvite(tx: Queryable, groupId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(REVOKE_INVITE, [groupId, id]);
  return rowCount > 0;
}
