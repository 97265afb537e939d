import type { CallState } from "#features/calls/tables.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A call as stored. */
export type CallRow = {
  id: string;
  chat_id: string;
  caller_id: string;
  callee_id: string;
  state: CallState;
  caller_session: string;
  callee_session: string | null;
  created_at: Date;
  accepted_at: Date | null;
  ended_at: Date | null;
};

const COLUMNS = `k.id, k.conversation_id as chat_id, k.caller_id, k.callee_id, k.state, k.caller_session, k.callee_session,
  k.created_at, k.accepted_at, k.ended_at`;

const LOCK_CALLS = statement(
  "calls_turn",
  "select pg_advisory_xact_lock(hashtextextended('calls ' || $1, 0))",
);
/**
 * Puts what concerns these members' or calls' standing in a row, until the transaction ends. It comes before the
 * transaction's first write: then the events of a call are in the order of its changes.
 */
export async function lockCalls(tx: Queryable, ids: readonly string[]): Promise<void> {
  // In one order for everybody, so that two callers never wait for each other.
  for (const id of [...ids].sort()) await tx.query(LOCK_CALLS, [id]);
}

const FIND_CALL = statement("find_call", `select ${COLUMNS} from calls k where k.id = $1`);
/** A call by its id. */
export async function findCall(db: Queryable, id: string): Promise<CallRow | null> {
  const { rows } = await db.query(FIND_CALL, [id]);
  return rows[0] ?? null;
}

const LIST_OPEN = statement(
  "open_calls",
  `select ${COLUMNS} from calls k
             where k.state in ('ringing', 'active') and (k.caller_id = any($1::uuid[]) or k.callee_id = any($1::uuid[]))
               and (k.state = 'active' or k.created_at > clock_timestamp() - make_interval(secs => $2))`,
);
/** Calls of these members that ring (no longer than `ringSeconds`) or go on. */
export async function listOpen(
  db: Queryable,
  memberIds: readonly string[],
  ringSeconds: number,
): Promise<CallRow[]> {
  const { rows } = await db.query(LIST_OPEN, [memberIds, ringSeconds]);
  return rows;
}

const LIST_SEATED = statement(
  "calls_list_seated",
  `select member_id as "id!" from seated_members where member_id = any($1::uuid[])`,
);
/** Those of these members that are in a room. */
export async function listSeated(db: Queryable, memberIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.query(LIST_SEATED, [memberIds]);
  return rows.map(({ id }) => id);
}

/** A call to be stored. */
export type NewCall = Pick<CallRow, "id" | "chat_id" | "caller_id" | "callee_id" | "caller_session"> & {
  state: "ringing" | "busy";
};

const INSERT_CALL = statement(
  "calls_insert_call",
  `insert into calls as k (id, conversation_id, caller_id, callee_id, caller_session, state, created_at, ended_at)
     values ($1, $2, $3, $4, $5, $6, clock_timestamp(), case when $6 = 'busy' then clock_timestamp() end)
     on conflict (id) do nothing returning ${COLUMNS}`,
);
/** Stores a call; null if its id is taken. */
export async function insertCall(tx: Queryable, call: NewCall): Promise<CallRow | null> {
  const { rows } = await tx.query(INSERT_CALL, [
    call.id,
    call.chat_id,
    call.caller_id,
    call.callee_id,
    call.caller_session,
    call.state,
  ]);
  return rows[0] ?? null;
}

const ACCEPT_ROW = statement(
  "calls_accept_row",
  `update calls k set state = 'active', callee_session = $2, accepted_at = clock_timestamp()
     where k.id = $1 and k.state = 'ringing' and k.created_at > clock_timestamp() - make_interval(secs => $3)
     returning ${COLUMNS}`,
);
/** Connects a call that still rings with the device that took it; null if it rings no longer. */
export async function acceptRow(
  tx: Queryable,
  id: string,
  session: string,
  ringSeconds: number,
): Promise<CallRow | null> {
  const { rows } = await tx.query(ACCEPT_ROW, [id, session, ringSeconds]);
  return rows[0] ?? null;
}

const END_ROW = statement(
  "calls_end_row",
  `update calls k set state = $2, ended_at = clock_timestamp() where k.id = $1 and k.state in ('ringing', 'active')
     returning coalesce(round(extract(epoch from k.ended_at - k.accepted_at)), 0)::int as seconds`,
);
/** Ends an open call and answers how long the two talked, in seconds; null if it was over already. */
export async function endRow(tx: Queryable, id: string, state: CallState): Promise<number | null> {
  const { rows } = await tx.query(END_ROW, [id, state]);
  return rows[0]?.seconds ?? null;
}

const LIST_ALL_OPEN = statement(
  "calls_list_all_open",
  `select ${COLUMNS}, k.created_at < now() - case when k.state = 'ringing' then make_interval(secs => $1)
                                               else make_interval(hours => $2) end as "overdue!"
     from calls k where k.state in ('ringing', 'active')`,
);
/** Every open call, with whether it has been so for too long. */
export async function listAllOpen(
  db: Queryable,
  { ringSeconds, hours }: { ringSeconds: number; hours: number },
): Promise<(CallRow & { overdue: boolean })[]> {
  const { rows } = await db.query(LIST_ALL_OPEN, [ringSeconds, hours]);
  return rows;
}

const EXPORT_CALLS = statement(
  "calls_export_calls",
  `select f.username as with, case when k.caller_id = $1 then 'out' else 'in' end as direction, k.state as outcome,
            k.created_at, k.accepted_at, k.ended_at
     from calls k left join member_profiles f on f.member_id = case when k.caller_id = $1 then k.callee_id else k.caller_id end
     where k.caller_id = $1 or k.callee_id = $1 order by k.created_at`,
);
/** A member's calls, for their export. */
export async function exportCalls(db: Queryable, memberId: string) {
  const { rows } = await db.query(EXPORT_CALLS, [memberId]);
  return rows;
}
