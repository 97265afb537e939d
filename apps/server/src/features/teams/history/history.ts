import type { HistoryEntry } from "@kompagnon/contract/teams/model.ts";
import type { HistoryKind } from "@kompagnon/contract/teams/rules.ts";
import { cardsOf } from "#features/teams/cards.ts";
import { insertHistory, listHistory } from "#features/teams/history/history-queries.ts";
import { requireTeam } from "#features/teams/locks.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";

/** An entry of the history; fields that do not apply are left out. */
type TeamAction = {
  kind: HistoryKind;
  actorId: string | null;
  taskId?: string;
  memberId?: string;
  before?: string;
  now?: string;
};

/** Adds to a team's history. */
export const record = (tx: Tx, teamId: string, { kind, actorId, ...about }: TeamAction) =>
  insertHistory(tx, teamId, {
    id: newId(),
    kind,
    actorId,
    taskId: about.taskId ?? null,
    memberId: about.memberId ?? null,
    before: about.before ?? null,
    now: about.now ?? null,
  });

/** A page of who did what in a team. Throws not_found. */
export async function historyOf(
  db: Queryable,
  viewerId: string,
  teamId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: HistoryEntry[]; next_cursor: string | null }> {
  await requireTeam(db, viewerId, teamId);
  const rows = await listHistory(db, teamId, limit + 1, cursor ? decodeCursor(cursor) : null);
  const { shown, next_cursor } = pageOf(rows, limit, encodeCursor);
  const cards = await cardsOf(
    db,
    shown.flatMap(({ actorId, memberId }) => [actorId, memberId]),
  );
  const items = shown.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    actor: cards.orNull(row.actorId),
    task: row.taskId !== null && row.title !== null ? { id: row.taskId, title: row.title } : null,
    member: cards.orNull(row.memberId),
    before: row.before,
    now: row.now,
  }));
  return { items, next_cursor };
}
