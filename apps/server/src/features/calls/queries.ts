import type { Queryable } from "#platform/db/database.ts";

/** How a call stands; `busy`: the callee was in another one, it never rang. */
export type CallState = "ringing" | "active" | "ended" | "missed" | "declined" | "failed" | "busy";

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

/**
 * Puts what concerns these members' or calls' standing in a row, until the transaction ends. It comes before the
 * transaction's first write: then the events of a call are in the order of its changes.
 */
export async function lockCalls(tx: Queryable, ids: readonly string[]): Promise<void> {
  // In one order for everybody, so that two callers never wait for each other.
  for (const id of [...ids].sort())
    await tx.query(
      {
        name: "calls_turn",
        text: "select pg_advisory_xact_lock(hashtextextended('calls ' || $1, 0))",
      },
      [id],
    );
}

/** A call by its id. */
export async function findCall(db: Queryable, id: string): Promise<CallRow | null> {
  const { rows } = await db.query<CallRow>(
    { name: "find_call", text: `select ${COLUMNS} from calls k where k.id = $1` },
    [id],
  );
  return rows[0] ?? null;
}

/** Calls of these members that ring (no longer than `ringSeconds`) or go on. */
export async function listOpen(
  db: Queryable,
  memberIds: readonly string[],
  ringSeconds: number,
): Promise<CallRow[]> {
  const { rows } = await db.query<CallRow>(
    {
      name: "open_calls",
      text: `select ${COLUMNS} from calls k
             where k.state in ('ringing', 'active') and (k.caller_id = any($1::uuid[]) or k.callee_id = any($1::uuid[]))
               and (k.state = 'active' or k.created_at > clock_timestamp() - make_interval(secs => $2))`,
    },
    [memberIds, ringSeconds],
  );
  return rows;
}

/** A call to be stored. */
export type NewCall = Pick<CallRow, "id" | "chat_id" | "caller_id" | "callee_id" | "caller_session"> & {
  state: "ringing" | "busy";
};

/** Stores a call; null if its id is taken. */
export async function insertCall(tx: Queryable, call: NewCall): Promise<CallRow | null> {
  const { rows } = await tx.query<CallRow>(
    `insert into calls as k (id, conversation_id, caller_id, callee_id, caller_session, state, created_at, ended_at)
     values ($1, $2, $3, $4, $5, $6, clock_timestamp(), case when $6 = 'busy' then clock_timestamp() end)
     on conflict (id) do nothing returning ${COLUMNS}`,
    [call.id, call.chat_id, call.caller_id, call.callee_id, call.caller_session, call.state],
  );
  return rows[0] ?? null;
}

/** Connects a call that still rings with the device that took it; null if it rings no longer. */
export async function acceptRow(
  tx: Queryable,
  id: string,
  session: string,
  ringSeconds: number,
): Promise<CallRow | null> {
  const { rows } = await tx.query<CallRow>(
    `update calls k set state = 'active', callee_session = $2, accepted_at = clock_timestamp()
     where k.id = $1 and k.state = 'ringing' and k.created_at > clock_timestamp() - make_interval(secs => $3)
     returning ${COLUMNS}`,
    [id, session, ringSeconds],
  );
  return rows[0] ?? null;
}

/** Ends an open call and answers how long the two talked, in seconds; null if it was over already. */
export async function endRow(tx: Queryable, id: string, state: CallState): Promise<number | null> {
  const { rows } = await tx.query<{ seconds: number }>(
    `update calls k set state = $2, ended_at = clock_timestamp() where k.id = $1 and k.state in ('ringing', 'active')
     returning coalesce(round(extract(epoch from k.ended_at - k.accepted_at)), 0)::int as seconds`,
    [id, state],
  );
  return rows[0]?.seconds ?? null;
}

/** Every open call, with whether it has been so for too long. */
export async function listAllOpen(
  db: Queryable,
  { ringSeconds, hours }: { ringSeconds: number; hours: number },
): Promise<(CallRow & { overdue: boolean })[]> {
  const { rows } = await db.query<CallRow & { overdue: boolean }>(
    `select ${COLUMNS}, k.created_at < now() - case when k.state = 'ringing' then make_interval(secs => $1)
                                               else make_interval(hours => $2) end as overdue
     from calls k where k.state in ('ringing', 'active')`,
    [ringSeconds, hours],
  );
  return rows;
}

/** A member's calls, for their export. */
export async function exportCalls(db: Queryable, memberId: string) {
  const { rows } = await db.query<{
    with: string | null;
    direction: "out" | "in";
    outcome: CallState;
    created_at: Date;
    accepted_at: Date | null;
    ended_at: Date | null;
  }>(
    `select f.username as with, case when k.caller_id = $1 then 'out' else 'in' end as direction, k.state as outcome,
            k.created_at, k.accepted_at, k.ended_at
     from calls k left join profiles f on f.member_id = case when k.caller_id = $1 then k.callee_id else k.caller_id end
     where k.caller_id = $1 or k.callee_id = $1 order by k.created_at`,
    [memberId],
  );
  return rows;
}
