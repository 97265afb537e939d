import type { QuestStep } from "@kompagnon/contract/quest/model.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** How far a member is, as stored, with what of their profile belongs to it. */
export type QuestRow = {
  completedSteps: QuestStep[];
  completedAt: Date | null;
  dismissedAt: Date | null;
  finishedWizard: boolean;
  hasAvatar: boolean;
  hasBio: boolean;
};

const FIND_QUEST = statement(
  "find_quest",
  `select coalesce(q.completed_steps, '{}') as "completedSteps", q.completed_at as "completedAt",
                    q.dismissed_at as "dismissedAt", p.onboarding_step is null as "finishedWizard",
                    p.avatar is not null as "hasAvatar", p.bio ~ '\\S' as "hasBio"
             from member_profiles p left join quests q on q.member_id = p.member_id where p.member_id = $1`,
  { hot: true },
);
/** A member's quest; null if there is no such member. */
export async function findQuest(db: Queryable, memberId: string): Promise<QuestRow | null> {
  const { rows } = await db.query(FIND_QUEST, [memberId]);
  return rows[0] ?? null;
}

const HAS_STEP = statement(
  "quest_has_step",
  "select from quests where member_id = $1 and $2 = any(completed_steps)",
);
/** Whether a step is noted as done. */
export async function hasStep(db: Queryable, memberId: string, step: QuestStep): Promise<boolean> {
  const { rowCount } = await db.query(HAS_STEP, [memberId, step]);
  return rowCount > 0;
}

const ADD_STEPS = statement(
  "add_quest_steps",
  `insert into quests as q (member_id, completed_steps, completed_at)
             values ($1, $2::text[], case when $2::text[] @> $3::text[] then now() end)
             on conflict (member_id) do update set
               completed_steps = array(select distinct unnest(q.completed_steps || excluded.completed_steps)),
               completed_at = coalesce(q.completed_at,
                 case when q.completed_steps || excluded.completed_steps @> $3::text[] then now() end)
             where not q.completed_steps @> excluded.completed_steps
                or (q.completed_at is null and q.completed_steps || excluded.completed_steps @> $3::text[])`,
);
/**
 * Adds steps to those that are done, and notes when all that there are have become so. Simultaneous additions add up.
 * Answers whether anything is new.
 */
export async function addSteps(
  db: Queryable,
  memberId: string,
  steps: readonly QuestStep[],
  all: readonly QuestStep[],
): Promise<boolean> {
  const { rowCount } = await db.query(ADD_STEPS, [memberId, steps, all]);
  return rowCount > 0;
}

const DISMISS = statement(
  "quest_dismiss",
  `insert into quests as q (member_id, dismissed_at) values ($1, now())
     on conflict (member_id) do update set dismissed_at = now() where q.dismissed_at is null`,
);
/** Dismisses the quest; false if it was dismissed already. */
export async function dismiss(db: Queryable, memberId: string): Promise<boolean> {
  const { rowCount } = await db.query(DISMISS, [memberId]);
  return rowCount > 0;
}

const TAKE_QUEST_LOCK = statement(
  "quest_lock",
  "select pg_advisory_xact_lock(hashtextextended('quest ' || $1, 0))",
);
/** Serializes the quest events of a member until the transaction ends. */
export const takeQuestLock = (tx: Queryable, memberId: string) => tx.query(TAKE_QUEST_LOCK, [memberId]);
