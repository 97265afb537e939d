import { canRead, type Relation } from "#features/teams/policy.ts";
import { findTeam, type TeamRow, takeTurns } from "#features/teams/queries.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

/** The topic that all members of a team read. */
export const teamTopic = (teamId: string): string => `t:${teamId}`;

/** A team of the viewer's. Throws not_found: others don't even learn that there is one. */
export async function requireTeam(db: Queryable, viewerId: string, teamId: string): Promise<TeamRow> {
  const team = await findTeam(db, viewerId, teamId);
  if (!team || !canRead(team)) throw new Fail("not_found");
  return team;
}

/**
 * Changes a team in a transaction of its own, one change after the other, and as what the viewer is in it at their turn.
 * `others`: members who come or go. Throws not_found where there is no such team.
 */
export const withTeam = <T>(
  { db }: Pick<Platform, "db">,
  { viewerId, teamId, others = [] }: { viewerId: string; teamId: string; others?: readonly string[] },
  run: (tx: Tx, team: TeamRow) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await takeTurns(tx, { memberIds: [viewerId, ...others], teamId });
    const team = await findTeam(tx, viewerId, teamId);
    if (!team) throw new Fail("not_found");
    return run(tx, team);
  });

/** Changes a team of the viewer's if they may. Throws not_found, and forbidden to members who may not. */
export const changing = <T>(
  platform: Pick<Platform, "db">,
  {
    viewerId,
    teamId,
    may,
    others = [],
  }: {
    viewerId: string;
    teamId: string;
    may: (relation: Relation) => boolean;
    others?: readonly string[];
  },
  run: (tx: Tx, team: TeamRow) => Promise<T>,
): Promise<T> =>
  withTeam(platform, { viewerId, teamId, others }, async (tx, team) => {
    if (!canRead(team)) throw new Fail("not_found");
    if (!may(team)) throw new Fail("forbidden");
    return run(tx, team);
  });
