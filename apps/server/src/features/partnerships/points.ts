import type { Path } from "@kompagnon/contract/partnerships/model.ts";
import { QUESTIONS, type QuestionKey } from "@kompagnon/contract/partnerships/questions.ts";
import { POINTS_MAX } from "@kompagnon/contract/partnerships/rules.ts";
import { lockPair, type Pair, publishToBoth, requireGoing } from "#features/partnerships/pair.ts";
import { viewPath } from "#features/partnerships/path.ts";
import { canConfirm, isUncovered } from "#features/partnerships/policy.ts";
import {
  confirmPointRow,
  deletePointRow,
  insertPoint,
  listDone,
  listPoints,
  type PointRow,
  rewordPoint,
} from "#features/partnerships/queries.ts";
import type { Tx } from "#platform/db/database.ts";
import { isTaken } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A member added or reworded a point: the other side has to confirm it. */
    "partnership.point.written": { chatId: string; memberId: string; otherId: string };
    /** Nothing that the member is to confirm is left. */
    "partnership.points.settled": { chatId: string; memberId: string };
  }
}

/** Changes the points of a path under its conversation's lock, told to both. Throws not_found, cannot_write, path_aside. */
const change = (
  platform: Platform,
  memberId: string,
  chatId: string,
  alter: (tx: Tx, pair: Pair) => Promise<unknown>,
): Promise<Path> =>
  platform.db.transaction(async (tx) => {
    const pair = await lockPair(tx, memberId, chatId);
    await requireGoing(tx, chatId);
    await alter(tx, pair);
    await publishToBoth(platform, tx, pair);
    return viewPath(tx, pair);
  });

async function requirePoint(tx: Tx, chatId: string, id: string): Promise<PointRow> {
  const point = (await listPoints(tx, chatId)).find((one) => one.id === id);
  if (!point) throw new Fail("not_found");
  return point;
}

const publishWritten = ({ domainEvents }: Platform, tx: Tx, { chatId, me, other }: Pair) =>
  domainEvents.publish(tx, "partnership.point.written", { chatId, memberId: me, otherId: other });

/** Withdraws the request from a member who has nothing left to confirm. */
async function publishSettled(
  { domainEvents }: Platform,
  tx: Tx,
  { chatId, me, other }: Pair,
): Promise<void> {
  const open = (await listPoints(tx, chatId)).filter(({ confirmed_at }) => confirmed_at === null);
  for (const memberId of [me, other])
    if (!open.some((point) => canConfirm(memberId, point)))
      await domainEvents.publish(tx, "partnership.points.settled", { chatId, memberId });
}

/**
 * Writes down what two agree on. About a question only once both know one another's answers: that it is written about would
 * tell of them. Throws as `change`, and too_many_points, point_exists, part_covered.
 */
export async function writePoint(
  platform: Platform,
  memberId: string,
  chatId: string,
  { text, question }: { text: string; question: QuestionKey | null },
): Promise<Path> {
  try {
    return await change(platform, memberId, chatId, async (tx, pair) => {
      if (question && !isUncovered(await listDone(tx, chatId), QUESTIONS[question].part))
        throw new Fail("part_covered");
      const point = { id: newId(), question, text, author_id: memberId };
      if (!(await insertPoint(tx, chatId, point, POINTS_MAX))) throw new Fail("too_many_points");
      await publishWritten(platform, tx, pair);
    });
  } catch (error) {
    if (isTaken(error, "partnership_points_question")) throw new Fail("point_exists");
    throw error;
  }
}

/** Rewords a point; the other side has to confirm it again. Throws as `change`. */
export const changePoint = (
  platform: Platform,
  memberId: string,
  { id: chatId, pointId }: { id: string; pointId: string },
  text: string,
): Promise<Path> =>
  change(platform, memberId, chatId, async (tx, pair) => {
    const point = await requirePoint(tx, chatId, pointId);
    if (point.text === text) return;
    await rewordPoint(tx, { chatId, id: pointId, text, authorId: memberId });
    await publishWritten(platform, tx, pair);
    await publishSettled(platform, tx, pair);
  });

/** Takes a point away. Throws as `change`. */
export const removePoint = (
  platform: Platform,
  memberId: string,
  { id: chatId, pointId }: { id: string; pointId: string },
): Promise<Path> =>
  change(platform, memberId, chatId, async (tx, pair) => {
    await requirePoint(tx, chatId, pointId);
    await deletePointRow(tx, chatId, pointId);
    await publishSettled(platform, tx, pair);
  });

/** Confirms the other's point, in the wording that was read. Throws as `change`, and forbidden, point_changed. */
export const confirmPoint = (
  platform: Platform,
  memberId: string,
  { id: chatId, pointId }: { id: string; pointId: string },
  writtenAt: string,
): Promise<Path> =>
  change(platform, memberId, chatId, async (tx, pair) => {
    const point = await requirePoint(tx, chatId, pointId);
    if (!canConfirm(memberId, point)) throw new Fail("forbidden");
    if (point.written_at.getTime() !== Date.parse(writtenAt)) throw new Fail("point_changed");
    await confirmPointRow(tx, chatId, pointId);
    await publishSettled(platform, tx, pair);
  });
