import { rewriteNotices } from "#features/notifications/public.ts";
import { requireTeam } from "#features/teams/locks.ts";
import { publishTeam } from "#features/teams/members/membership.ts";
import { canSeeName } from "#features/teams/policy.ts";
import { findTeam, takeTurns } from "#features/teams/queries.ts";
import {
  findAnyComment,
  findAnyTask,
  findLeads,
  hideComment,
  hideTask,
  removeComment,
  removeName,
  removeTask,
  restoreName,
} from "#features/teams/reports/report-queries.ts";
import { publishComments } from "#features/teams/tasks/comments.ts";
import { publishTask } from "#features/teams/tasks/tasks.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import type { Reportable } from "#platform/feature.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

type Change = NonNullable<Reportable["hide"]>;
type Set = (tx: Queryable, id: string, on: boolean) => Promise<unknown>;

/** What a team is called once its name was removed, in every language. */
const PLAIN_NAME = "Team";

/** Rewrites a team's name wherever it was published. */
async function rewriteName(platform: Platform, tx: Tx, teamId: string, name: string): Promise<void> {
  const authorId = (await findLeads(tx, [teamId])).get(teamId);
  if (authorId) await rewriteNotices(platform, tx, { source: teamId, text: name, authorId });
  await publishTeam(platform, tx, teamId);
}

const team: Reportable<"team"> = {
  read: async (db, viewerId, { id }) => {
    const found = await findTeam(db, viewerId, id);
    if (!found || !canSeeName(found)) throw new Fail("not_found");
    return { authorId: null, excerpt: [found.name, found.goal].filter(Boolean).join("\n\n") };
  },
  // Its members keep working: a name waits for the decision.
  hide: null,
  show: null,
  // The team stays; its leads may give it another name.
  remove: async (platform, tx, { subjectId }) => {
    await takeTurns(tx, { memberIds: [], teamId: subjectId });
    await removeName(tx, subjectId, PLAIN_NAME);
    await rewriteName(platform, tx, subjectId, PLAIN_NAME);
  },
  restore: async (platform, tx, { subjectId }) => {
    await takeTurns(tx, { memberIds: [], teamId: subjectId });
    const name = await restoreName(tx, subjectId, PLAIN_NAME);
    if (name !== null) await rewriteName(platform, tx, subjectId, name);
  },
  address: async () => null,
  owners: findLeads,
};

const withholdTask =
  (set: Set, on: boolean): Change =>
  async (platform, tx, { subjectId: id }) => {
    const found = await findAnyTask(tx, id);
    if (!found) return;
    await takeTurns(tx, { memberIds: [], teamId: found.teamId });
    await set(tx, id, on);
    // The assignees' notifications show its name.
    if (on) await rewriteNotices(platform, tx, { source: id, text: null });
    await publishTask(platform, tx, { teamId: found.teamId, taskId: id, state: on ? "deleted" : "saved" });
  };

const task: Reportable<"team_task"> = {
  read: async (db, viewerId, { id }) => {
    const found = await findAnyTask(db, id);
    if (!found?.inSight) throw new Fail("not_found");
    await requireTeam(db, viewerId, found.teamId);
    return {
      authorId: found.authorId,
      excerpt: [found.title, found.description].filter(Boolean).join("\n\n"),
    };
  },
  hide: withholdTask(hideTask, true),
  show: withholdTask(hideTask, false),
  remove: withholdTask(removeTask, true),
  restore: withholdTask(removeTask, false),
  // Only members can open a team.
  address: async () => null,
};

const withholdComment =
  (set: Set, on: boolean): Change =>
  async (platform, tx, { subjectId: id }) => {
    const found = await findAnyComment(tx, id);
    if (!found) return;
    await takeTurns(tx, { memberIds: [], teamId: found.teamId });
    await set(tx, id, on);
    await publishComments(platform, tx, { id: found.teamId, taskId: found.taskId });
  };

const comment: Reportable<"task_comment"> = {
  read: async (db, viewerId, { id }) => {
    const found = await findAnyComment(db, id);
    if (!found?.inSight) throw new Fail("not_found");
    await requireTeam(db, viewerId, found.teamId);
    return { authorId: found.authorId, excerpt: found.text };
  },
  hide: withholdComment(hideComment, true),
  show: withholdComment(hideComment, false),
  remove: withholdComment(removeComment, true),
  restore: withholdComment(removeComment, false),
  address: async () => null,
};

/** What can be reported of teams. */
export const teamsReports = { team, team_task: task, task_comment: comment };
