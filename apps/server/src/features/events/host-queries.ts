import type { EventHostKind } from "@kompagnon/contract/events/rules.ts";
import { holdInGroup } from "#features/groups/public.ts";
import { holdInPod } from "#features/pods/public.ts";
import { holdInTeam } from "#features/teams/public.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A group, circle or team, and what a member is in it. */
export type Host = {
  kind: EventHostKind;
  id: string;
  /** Circles have none. */
  name: string | null;
  /** Whether the member leads or moderates it. */
  leads: boolean;
};

/** The groups, circles and teams of a member ($1), as the common table `mine`. A circle that is over is only read. */
export const MINE = `mine as (
  select 'group' as kind, m.group_id as id, g.name, m.role <> 'member' as leads, true as open
    from group_memberships m join group_profiles g on g.id = m.group_id where m.member_id = $1
  union all
  select 'team', m.team_id, t.name, m.role = 'lead', true
    from team_memberships m join team_cards t on t.id = m.team_id where m.member_id = $1
  union all
  select 'pod', m.pod_id, null, false, c.closed_at is null
    from pod_memberships m join pod_cards c on c.id = m.pod_id where m.member_id = $1)`;

const FIND = statement(
  "events_find_host",
  `with ${MINE} select kind as "kind!", id as "id!", name as "name?", leads as "leads!", open as "open!"
   from mine where kind = $2 and id = $3::uuid`,
);
/** A host that a member belongs to; null if they do not. `open`: new events can be made there. */
export async function findHost(
  db: Queryable,
  memberId: string,
  host: { kind: EventHostKind; id: string },
): Promise<(Host & { open: boolean }) | null> {
  const { rows } = await db.query(FIND, [memberId, host.kind, host.id]);
  const [row] = rows;
  return row ? { ...row, kind: host.kind } : null;
}

const HOLD = { group: holdInGroup, team: holdInTeam, pod: holdInPod };
/**
 * Keeps a member in a host until the transaction ends, so that no seat is given to who is just leaving; taken before the lock
 * of the event. False if they do not belong to it.
 */
export const holdMembership = (
  tx: Queryable,
  memberId: string,
  host: { kind: EventHostKind; id: string },
): Promise<boolean> => HOLD[host.kind](tx, host.id, memberId);
