import { CLOSED, changedFrame } from "@kompagnon/contract/documents/frames.ts";
import { deadSessions } from "#features/accounts/public.ts";
import { workingLinks } from "#features/documents/link-queries.ts";
import type { Connection } from "#features/documents/live/connection.ts";
import { liveRoles } from "#features/documents/live/live-queries.ts";
import type { Queryable } from "#platform/db/database.ts";

/**
 * Looks whether connections may still be there, with one query a question for all of them: closes those that may not, and
 * tells those whose role changed. `sessions`: also whether their sessions have ended.
 */
export async function checkAccess(
  db: Queryable,
  connections: readonly Connection[],
  { sessions }: { sessions: boolean },
): Promise<void> {
  const members = connections.flatMap(({ documentId, holder }) =>
    holder.memberId === null ? [] : [{ documentId, ...holder }],
  );
  const links = connections.flatMap(({ holder }) => holder.linkId ?? []);
  const [roles, working, dead] = await Promise.all([
    members.length > 0 ? liveRoles(db, members) : new Map<string, never>(),
    links.length > 0 ? workingLinks(db, [...new Set(links)]) : new Set<string>(),
    sessions && members.length > 0
      ? deadSessions(db, [...new Set(members.map(({ sessionId }) => sessionId))])
      : new Map<string, never>(),
  ]);
  for (const one of connections) {
    const { holder } = one;
    if (holder.memberId === null) {
      if (!working.has(holder.linkId)) one.close(CLOSED.access);
      continue;
    }
    if (dead.has(holder.sessionId)) {
      one.close(CLOSED.session);
      continue;
    }
    const role = roles.get(`${one.documentId} ${holder.memberId}`);
    if (!role) one.close(CLOSED.access);
    else if (role !== one.role) {
      one.role = role;
      one.send(changedFrame());
    }
  }
}
