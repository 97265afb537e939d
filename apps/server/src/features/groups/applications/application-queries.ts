import type { Application } from "@kompagnon/contract/groups/model.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** An application as stored. */
export type ApplicationRow = {
  id: string;
  groupId: string;
  memberId: string;
  answers: Application["answers"];
  status: Application["status"];
  reason: string;
  createdAt: Date;
};

const APPLICATION = `a.id, a.group_id as "groupId", a.member_id as "memberId", a.answers, a.status, a.reason,
  a.created_at as "createdAt"`;

const INSERT_APPLICATION = statement(
  "groups_insert_application",
  `insert into applications as a (id, group_id, member_id, answers, created_at)
     values ($1, $2, $3, $4, date_trunc('milliseconds', clock_timestamp())) returning ${APPLICATION}`,
);
/** Stores an application that waits. */
export async function insertApplication(
  tx: Queryable,
  one: Pick<ApplicationRow, "id" | "groupId" | "memberId" | "answers">,
): Promise<ApplicationRow> {
  const { rows } = await tx.query(INSERT_APPLICATION, [
    one.id,
    one.groupId,
    one.memberId,
    JSON.stringify(one.answers),
  ]);
  const [row] = rows;
  if (!row) throw new Error("an insert answers its row");
  return row;
}

const FIND_APPLICATION = statement(
  "groups_find_application",
  `select ${APPLICATION} from applications a where a.id = $2 and a.group_id = $1`,
);
/** An application of a group; null if there is none. */
export async function findApplication(
  db: Queryable,
  groupId: string,
  id: string,
): Promise<ApplicationRow | null> {
  const { rows } = await db.query(FIND_APPLICATION, [groupId, id]);
  return rows[0] ?? null;
}

const LIST_WAITING = statement(
  "groups_list_waiting",
  `select ${APPLICATION} from applications a join visible_members m on m.id = a.member_id
     where a.group_id = $1 and a.status = 'pending'
       and ($3::timestamptz is null or (a.created_at, a.id) > ($3, $4::uuid))
     order by a.created_at, a.id limit $2`,
  { plan: "custom" },
);
/** A page of the waiting applications, the oldest first, without hidden applicants (banned, leaving). */
export async function listWaiting(
  db: Queryable,
  groupId: string,
  limit: number,
  after: { at: Date; id: string } | null,
): Promise<ApplicationRow[]> {
  const { rows } = await db.query(LIST_WAITING, [groupId, limit, after?.at ?? null, after?.id ?? null]);
  return rows;
}

const DECIDE_WAITING = statement(
  "groups_decide_waiting",
  `update applications a set status = $3, reason = $4, decided_by = $5, decided_at = now()
     where a.group_id = $1 and a.member_id = $2 and a.status = 'pending' returning ${APPLICATION}`,
);
/** Decides a member's waiting application; null if there is none. `by`: null for an automatic decision. */
export async function decideWaiting(
  tx: Queryable,
  groupId: string,
  memberId: string,
  decision: { status: Exclude<Application["status"], "pending">; reason: string; by: string | null },
): Promise<ApplicationRow | null> {
  const { rows } = await tx.query(DECIDE_WAITING, [
    groupId,
    memberId,
    decision.status,
    decision.reason,
    decision.by,
  ]);
  return rows[0] ?? null;
}

const HAS_DISCOVERED = statement(
  "groups_has_discovered",
  `select exists(select from memberships where member_id = $1)
         or exists(select from applications where member_id = $1) as yes`,
  { hot: true },
);
/** Whether a member ever applied to a group or belongs to one. */
export async function hasDiscovered(db: Queryable, memberId: string): Promise<boolean> {
  const { rows } = await db.query(HAS_DISCOVERED, [memberId]);
  return rows[0]?.yes ?? false;
}
