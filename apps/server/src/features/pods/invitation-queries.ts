import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** An invitation into a circle of two. */
export type InvitationRow = { id: string; podId: string; fromId: string; toId: string; createdAt: Date };
const COLUMNS = `i.id, i.pod_id as "podId", i.from_id as "fromId", i.to_id as "toId", i.created_at as "createdAt"`;

const INSERT = statement(
  "pods_insert_invitation",
  "insert into pod_invitations (id, pod_id, from_id, to_id) values ($1, $2, $3, $4)",
);
/** Stores an invitation. */
export const insertInvitation = (tx: Queryable, one: Omit<InvitationRow, "createdAt">) =>
  tx.query(INSERT, [one.id, one.podId, one.fromId, one.toId]);

const FIND = statement(
  "pods_find_invitation",
  `select ${COLUMNS} from pod_invitations i join visible_members f on f.id = i.from_id join visible_members t on t.id = i.to_id
   where i.id = $2 and $1 in (i.from_id, i.to_id)`,
);
/** An invitation from or to a member; null if there is none. */
export async function findInvitation(
  db: Queryable,
  memberId: string,
  id: string,
): Promise<InvitationRow | null> {
  const { rows } = await db.query(FIND, [memberId, id]);
  return rows[0] ?? null;
}

const LIST = statement(
  "pods_list_invitations",
  `select ${COLUMNS} from pod_invitations i join visible_members f on f.id = i.from_id join visible_members t on t.id = i.to_id
   where $1 in (i.from_id, i.to_id)
     and not exists (select from member_blocks b where b.blocker = i.from_id and b.blocked = i.to_id)
     and not exists (select from member_blocks b where b.blocker = i.to_id and b.blocked = i.from_id)
   order by i.created_at desc, i.id limit $2`,
);
/** The invitations from and to a member that wait, the newest first. */
export async function listInvitations(
  db: Queryable,
  memberId: string,
  limit: number,
): Promise<InvitationRow[]> {
  const { rows } = await db.query(LIST, [memberId, limit]);
  return rows;
}

const DELETE = statement("pods_delete_invitation", "delete from pod_invitations where id = $1");
/** Takes an invitation away; false if it is gone. */
export async function deleteInvitation(tx: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(DELETE, [id]);
  return rowCount > 0;
}

const BETWEEN = statement(
  "pods_invitations_between",
  `select ${COLUMNS} from pod_invitations i
   where (i.from_id = $1 and i.to_id = $2) or (i.from_id = $2 and i.to_id = $1)`,
);
/** The invitations between two members. */
export async function listBetween(db: Queryable, a: string, b: string): Promise<InvitationRow[]> {
  const { rows } = await db.query(BETWEEN, [a, b]);
  return rows;
}

const OLD = statement(
  "pods_old_invitations",
  `select ${COLUMNS} from pod_invitations i where i.created_at < $1 order by i.created_at limit 100`,
);
/** Invitations that have been waiting since before a time. */
export async function listOld(db: Queryable, before: Date): Promise<InvitationRow[]> {
  const { rows } = await db.query(OLD, [before]);
  return rows;
}

const OF = statement(
  "pods_invitations_of",
  `select ${COLUMNS} from pod_invitations i where $1 in (i.from_id, i.to_id) order by i.pod_id`,
);
/** All invitations from and to a member. */
export async function listAllInvitations(db: Queryable, memberId: string): Promise<InvitationRow[]> {
  const { rows } = await db.query(OF, [memberId]);
  return rows;
}
