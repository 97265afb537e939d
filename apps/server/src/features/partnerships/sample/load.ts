import { QUESTION_KEYS, QUESTIONS } from "@kompagnon/contract/partnerships/questions.ts";
import { conversationBetween } from "#features/chats/public.ts";
import { PATHS, type SamplePath } from "#features/partnerships/sample/paths.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";

const DAY = 86_400_000;
type Two = { chatId: string; a: string; b: string };

/** Writes pairs at every step of the way from a match to a company. */
export async function loadPaths(tx: Tx, community: SampleCommunity): Promise<void> {
  for (const [index, path] of PATHS.entries()) {
    const [a = "", b = ""] = [community.ids[path.a], community.ids[path.b]];
    const chatId = (await conversationBetween(tx, a, b))?.id;
    if (!chatId) throw new Error(`the two of path ${index} have no conversation`);
    const two = { chatId, a, b };
    await loadAnswers(tx, path, two, community.now);
    await loadPoints(tx, path, two, community, index);
    await loadDecisions(tx, path, two, community.now);
  }
}

/** Answers of the parts that somebody is done with, and of the one they are at. */
async function loadAnswers(tx: Tx, { answers, done }: SamplePath, two: Two, now: number): Promise<void> {
  for (const who of ["a", "b"] as const) {
    for (const question of QUESTION_KEYS) {
      const answer = answers[who][question];
      if (!answer || !done[who].includes(QUESTIONS[question].part)) continue;
      await tx.rawQuery(
        "insert into partnership_answers (conversation_id, member_id, question, answer) values ($1, $2, $3, $4)",
        [two.chatId, two[who], question, answer],
      );
    }
    for (const [n, part] of done[who].entries())
      await tx.rawQuery(
        "insert into partnership_parts (conversation_id, member_id, part, done_at) values ($1, $2, $3, $4)",
        [two.chatId, two[who], part, new Date(now - (8 - n) * DAY)],
      );
  }
}

async function loadPoints(
  tx: Tx,
  { points = [] }: SamplePath,
  two: Two,
  { now, makeId }: SampleCommunity,
  index: number,
): Promise<void> {
  for (const [n, { by, text, question, confirmed }] of points.entries()) {
    const at = now - (3 - n) * DAY;
    await tx.rawQuery(
      `insert into partnership_points (id, conversation_id, question, text, author_id, created_at, written_at, confirmed_at)
         values ($1, $2, $3, $4, $5, $6, $6, $7)`,
      [
        makeId(`path ${index} point ${n}`, at),
        two.chatId,
        question ?? null,
        text,
        two[by],
        new Date(at),
        confirmed ? new Date(at + DAY / 2) : null,
      ],
    );
  }
}

async function loadDecisions(
  tx: Tx,
  { skipped = [], wantsTeam = [], aside }: SamplePath,
  two: Two,
  now: number,
): Promise<void> {
  if (skipped.length + wantsTeam.length === 0 && !aside) return;
  await tx.rawQuery(
    `insert into partnerships (conversation_id, skipped, team_wanted, aside_by, aside_how, aside_at)
       values ($1, $2, $3, $4, $5, $6)`,
    [
      two.chatId,
      skipped,
      wantsTeam.map((who) => two[who]),
      ...(aside ? [two[aside.by], aside.how, new Date(now - aside.daysAgo * DAY)] : [null, null, null]),
    ],
  );
}
