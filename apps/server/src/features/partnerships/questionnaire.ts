import type { Answer, QuestionnairePart } from "@kompagnon/contract/partnerships/model.ts";
import {
  isNeeded,
  QUESTIONS,
  type QuestionKey,
  questionOf,
  questionsOf,
} from "@kompagnon/contract/partnerships/questions.ts";
import type { Part } from "@kompagnon/contract/partnerships/rules.ts";
import { findingsOf, isAnswerTo } from "#features/partnerships/findings.ts";
import {
  lockPair,
  otherOf,
  type Pair,
  publishToBoth,
  publishToOwnDevices,
  readPair,
  requireGoing,
} from "#features/partnerships/pair.ts";
import { answersBy, presentPoint, uncoveredAt } from "#features/partnerships/path.ts";
import { canReadAnswer, canTakeBack, isUncovered } from "#features/partnerships/policy.ts";
import {
  type AnswerRow,
  deleteAnswer,
  listAnswers,
  listDone,
  listPoints,
  saveAnswer,
  setDone,
  unsetDone,
} from "#features/partnerships/queries.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A member is done with a part of the questionnaire; `uncovered`: the other was already. */
    "partnership.part.done": { chatId: string; memberId: string; otherId: string; uncovered: boolean };
  }
}

const presentAnswer = ({ question, answer, changed_at }: AnswerRow) => ({
  question,
  answer,
  changed_at: changed_at?.toISOString() ?? null,
});

async function viewPart(db: Queryable, pair: Pair, part: Part): Promise<QuestionnairePart> {
  const { chatId, me, other } = pair;
  const done = await listDone(db, chatId);
  const uncovered = isUncovered(done, part);
  const rows = (await listAnswers(db, chatId)).filter(
    ({ question, member_id }) => QUESTIONS[question].part === part && canReadAnswer(me, member_id, uncovered),
  );
  const points = await listPoints(db, chatId);
  return {
    chat_id: chatId,
    other: await otherOf(db, pair),
    can_write: pair.canWrite,
    part,
    i_am_done: done.some((row) => row.part === part && row.member_id === me),
    other_is_done: done.some((row) => row.part === part && row.member_id === other),
    uncovered_at: uncoveredAt(done, part),
    mine: rows.filter(({ member_id }) => member_id === me).map(presentAnswer),
    theirs: rows.filter(({ member_id }) => member_id === other).map(presentAnswer),
    findings: uncovered ? findingsOf(part, answersBy(rows, me), answersBy(rows, other)) : [],
    points: points
      .filter(({ question }) => question !== null && QUESTIONS[question].part === part)
      .map(presentPoint),
  };
}

/** A part of the questionnaire as one of the two may see it. Throws not_found. */
export const partOf = async (db: Queryable, memberId: string, chatId: string, part: Part) =>
  viewPart(db, await readPair(db, memberId, chatId), part);

/** Changes something about a part under the conversation's lock. Throws not_found, cannot_write, path_aside. */
const change = (
  { db }: Platform,
  memberId: string,
  { chatId, part }: { chatId: string; part: Part },
  alter: (tx: Tx, pair: Pair) => Promise<unknown>,
): Promise<QuestionnairePart> =>
  db.transaction(async (tx) => {
    const pair = await lockPair(tx, memberId, chatId);
    await requireGoing(tx, chatId);
    await alter(tx, pair);
    return viewPart(tx, pair, part);
  });

const refuseValue = () =>
  new Fail("invalid_input", { details: [{ field: "answer", code: "invalid_value" }] });

/**
 * Stores or withdraws an answer. The other side is notified of changes only after the part is uncovered. Throws as `change`, and
 * part_uncovered.
 */
export async function giveAnswer(
  platform: Platform,
  memberId: string,
  { chatId, question, answer }: { chatId: string; question: QuestionKey; answer: Answer | null },
): Promise<QuestionnairePart> {
  if (answer && !isAnswerTo(questionOf(question), answer)) throw refuseValue();
  const { part, kind } = QUESTIONS[question];
  return change(platform, memberId, { chatId, part }, async (tx, pair) => {
    const done = await listDone(tx, chatId);
    const uncovered = isUncovered(done, part);
    if (answer) await saveAnswer(tx, { chatId, memberId, question, answer, open: uncovered });
    else {
      if (!canTakeBack(kind, uncovered)) throw new Fail("part_uncovered");
      await deleteAnswer(tx, chatId, memberId, question);
      // A part with a hole in it is not done any more.
      const wasDone = done.some((row) => row.part === part && row.member_id === memberId);
      if (wasDone && isNeeded(question)) {
        await unsetDone(tx, chatId, memberId, part);
        await publishToBoth(platform, tx, pair);
      }
    }
    await (uncovered ? publishToBoth : publishToOwnDevices)(platform, tx, pair);
  });
}

/** Says that one is done with a part. Throws as `change`, and part_incomplete. */
export const finishPart = (platform: Platform, memberId: string, chatId: string, part: Part) =>
  change(platform, memberId, { chatId, part }, async (tx, pair) => {
    const mine = answersBy(await listAnswers(tx, chatId), memberId);
    if (questionsOf(part).some((key) => isNeeded(key) && !mine.has(key))) throw new Fail("part_incomplete");
    if (!(await setDone(tx, chatId, memberId, part))) return;
    const uncovered = isUncovered(await listDone(tx, chatId), part);
    await platform.domainEvents.publish(tx, "partnership.part.done", {
      chatId,
      memberId,
      otherId: pair.other,
      uncovered,
    });
    await publishToBoth(platform, tx, pair);
  });

/** Takes that back. Throws as `change`, and part_uncovered. */
export const reopenPart = (platform: Platform, memberId: string, chatId: string, part: Part) =>
  change(platform, memberId, { chatId, part }, async (tx, pair) => {
    if (isUncovered(await listDone(tx, chatId), part)) throw new Fail("part_uncovered");
    await unsetDone(tx, chatId, memberId, part);
    await publishToBoth(platform, tx, pair);
  });
