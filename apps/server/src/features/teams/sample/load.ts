import { isClosed } from "@kompagnon/contract/teams/rules.ts";
import { type SampleTask, type SampleTeam, TEAMS } from "#features/teams/sample/teams.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";
import { CONVERSATIONS } from "#sample/conversations.ts";

type Load = Pick<SampleCommunity, "ids" | "now" | "makeId"> & { tx: Tx };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Loads the teams with their people, tasks, talks and history. */
export async function loadTeams(tx: Tx, { ids, now, makeId }: SampleCommunity): Promise<void> {
  for (const team of TEAMS) await loadTeam({ tx, ids, now, makeId }, team);
}

/** The conversation of two that a team came from, as chats made it. */
function originOf({ now, makeId }: Load, { conversation }: SampleTeam): string | null {
  const one = conversation === undefined ? undefined : CONVERSATIONS[conversation];
  if (!one) return null;
  const began = now - one.hoursAgo * HOUR - one.lines.length * 11 * 60_000;
  return makeId(`conversation ${conversation}`, began);
}

async function loadTeam(load: Load, team: SampleTeam): Promise<void> {
  const { tx, ids, now, makeId } = load;
  const founded = now - team.daysOld * DAY;
  const id = makeId(`team ${team.key}`, founded);
  const chatId = makeId(`team chat ${team.key}`, founded);
  await loadTalk(load, team, chatId, founded);
  await tx.rawQuery(
    "insert into teams (id, name, goal, origin_kind, origin_id, chat_id, created_at) values ($1, $2, $3, $4, $5, $6, $7)",
    [id, team.name, team.goal, team.origin, originOf(load, team), chatId, new Date(founded)],
  );
  for (const [place, person] of team.people.entries()) {
    const joined = founded + place * 5 * HOUR;
    await tx.rawQuery(
      "insert into team_members (team_id, member_id, role, joined_at) values ($1, $2, $3, $4)",
      [id, ids[person], place === 0 ? "lead" : "member", new Date(joined)],
    );
    await happened(load, team, id, { at: joined, person, kind: place === 0 ? "founded" : "joined" });
  }
  for (const person of team.invited)
    await tx.rawQuery(
      "insert into team_invites (team_id, member_id, inviter_id, created_at) values ($1, $2, $3, $4)",
      [id, ids[person], ids[team.people[0] ?? 0], new Date(now - 20 * HOUR)],
    );
  for (const [place, task] of team.tasks.entries()) await loadTask(load, team, id, task, place);
}

async function loadTalk(
  { tx, ids, now, makeId }: Load,
  { key, people, talk }: SampleTeam,
  chatId: string,
  founded: number,
): Promise<void> {
  const last = talk.length > 0 ? now - 3 * HOUR : founded;
  await tx.rawQuery("insert into conversations (id, last_seq, last_at, created_at) values ($1, $2, $3, $4)", [
    chatId,
    talk.length,
    new Date(last),
    new Date(founded),
  ]);
  for (const [place, person] of people.entries())
    await tx.rawQuery(
      "insert into participants (conversation_id, member_id, moderates, read_seq) values ($1, $2, $3, $4)",
      [chatId, ids[person], place === 0, place === 0 ? Math.max(0, talk.length - 1) : talk.length],
    );
  for (const [n, [person, text]] of talk.entries()) {
    const at = last - (talk.length - 1 - n) * 17 * 60_000;
    const name = `team message ${key} ${n}`;
    await tx.rawQuery(
      "insert into messages (conversation_id, seq, id, sender_id, client_id, text, created_at) values ($1, $2, $3, $4, $5, $6, $7)",
      [chatId, n + 1, makeId(name, at), ids[person], makeId(`${name} client`, at), text, new Date(at)],
    );
  }
}

type SampleAction = {
  at: number;
  person: number;
  kind: string;
  taskId?: string;
  before?: string;
  now?: string;
  member?: number;
};

const happened = ({ tx, ids, makeId }: Load, { key }: SampleTeam, teamId: string, action: SampleAction) =>
  tx.rawQuery(
    "insert into team_history (id, team_id, at, kind, actor_id, task_id, member_id, before, now) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    [
      makeId(`team deed ${key} ${action.kind} ${action.taskId} ${action.person} ${action.member}`, action.at),
      teamId,
      new Date(action.at),
      action.kind,
      ids[action.person],
      action.taskId ?? null,
      action.member === undefined ? null : ids[action.member],
      action.before ?? null,
      action.now ?? null,
    ],
  );

async function loadTask(
  load: Load,
  team: SampleTeam,
  teamId: string,
  task: SampleTask,
  place: number,
): Promise<void> {
  const { tx, ids, now, makeId } = load;
  const { status, people = [], said = [] } = task;
  const made = now - (team.daysOld - 1 - place * 0.5) * DAY;
  const changed = now - (30 - place * 3) * HOUR;
  const id = makeId(`team task ${team.key} ${place}`, made);
  await tx.rawQuery(
    `insert into team_tasks (id, team_id, title, description, status, priority, due_on, reminded_at, created_by, worded_by, created_at, updated_at, closed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, $12)`,
    [
      id,
      teamId,
      task.title,
      task.description ?? "",
      status,
      task.priority ?? "normal",
      task.dueIn === undefined ? null : new Date(now + task.dueIn * DAY).toISOString().slice(0, 10),
      // Nobody is reminded of what is only shown.
      task.dueIn === undefined ? null : new Date(made),
      ids[task.by],
      new Date(made),
      new Date(changed),
      isClosed(status) ? new Date(changed) : null,
    ],
  );
  await happened(load, team, teamId, { at: made, person: task.by, kind: "task_created", taskId: id });
  for (const [person, note] of people) {
    await tx.rawQuery(
      "insert into team_task_assignees (task_id, member_id, assigned_at, completed_at, completed_note) values ($1, $2, $3, $4, $5)",
      [id, ids[person], new Date(made), note === null ? null : new Date(changed), note || null],
    );
    const part = { taskId: id, member: person };
    await happened(load, team, teamId, { ...part, at: made, person: task.by, kind: "task_assigned" });
    if (note !== null)
      await happened(load, team, teamId, { ...part, at: changed, person, kind: "task_completed" });
  }
  if (status !== "open") {
    const move = { taskId: id, before: "open", now: status };
    await happened(load, team, teamId, { ...move, at: changed, person: task.by, kind: "task_moved" });
  }
  for (const [n, [person, text]] of said.entries()) {
    const at = changed - (said.length - n) * 50 * 60_000;
    const name = `team comment ${team.key} ${place} ${n}`;
    await tx.rawQuery(
      "insert into team_task_comments (id, task_id, author_id, client_id, text, created_at) values ($1, $2, $3, $4, $5, $6)",
      [makeId(name, at), id, ids[person], makeId(`${name} client`, at), text, new Date(at)],
    );
  }
}
