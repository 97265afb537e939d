import {
  type Answer,
  ownStep,
  type Path,
  type PathAhead,
  type Point,
} from "@kompagnon/contract/partnerships/model.ts";
import { QUESTIONS, type QuestionKey, questionsOf } from "@kompagnon/contract/partnerships/questions.ts";
import { PARTS, type Part } from "@kompagnon/contract/partnerships/rules.ts";
import { writersIn } from "#features/chats/public.ts";
import { findingsOf } from "#features/partnerships/findings.ts";
import { findPair, otherOf, type Pair, readPair } from "#features/partnerships/pair.ts";
import { isUncovered } from "#features/partnerships/policy.ts";
import {
  type AnswerRow,
  type DoneRow,
  findPath,
  findTeam,
  listAnswers,
  listDone,
  listPoints,
  listStarted,
  type PathRow,
  type PointRow,
} from "#features/partnerships/queries.ts";
import {
  type Facts,
  nextStepOf,
  type PartFacts,
  STEPS_OWED_TO_PARTNER,
  stagesOf,
} from "#features/partnerships/steps.ts";
import { newestTrial } from "#features/trials/public.ts";
import type { Queryable } from "#platform/db/database.ts";

/** A point as the wire has it. */
export const presentPoint = ({ written_at, confirmed_at, ...point }: PointRow): Point => ({
  ...point,
  written_at: written_at.toISOString(),
  confirmed_at: confirmed_at?.toISOString() ?? null,
});

/** The answers of one of the two, by question. */
export const answersBy = (rows: readonly AnswerRow[], memberId: string) =>
  new Map(
    rows.filter(({ member_id }) => member_id === memberId).map(({ question, answer }) => [question, answer]),
  );

/** When a part was uncovered: as the second of the two was done with it; null before. */
export function uncoveredAt(done: readonly DoneRow[], part: Part): string | null {
  if (!isUncovered(done, part)) return null;
  const times = done.filter((row) => row.part === part).map(({ done_at }) => done_at.getTime());
  return new Date(Math.max(...times)).toISOString();
}

type PathContext = {
  pair: Pair;
  path: PathRow;
  answers: readonly AnswerRow[];
  done: readonly DoneRow[];
  points: readonly PointRow[];
};

/** How a part stands: whatever compares the two of them waits until both are done with it. */
function partOf(part: Part, { pair: { me, other }, answers, done, points }: PathContext) {
  const isDone = (id: string) => done.some((row) => row.part === part && row.member_id === id);
  const mine = answersBy(answers, me);
  const theirs = answersBy(answers, other);
  const uncovered_at = uncoveredAt(done, part);
  const findings = uncovered_at === null ? [] : findingsOf(part, mine, theirs);
  const differences = findings.filter(({ kind }) => kind === "different");
  const settled = new Set(points.filter(({ confirmed_at }) => confirmed_at).map(({ question }) => question));
  const unsettled = differences.filter(({ question }) => !settled.has(question));
  const questions = questionsOf(part);
  return {
    facts: { iAmDone: isDone(me), otherIsDone: isDone(other), uncovered: uncovered_at !== null, unsettled },
    shown: {
      part,
      uncovered_at,
      i_am_done: isDone(me),
      other_is_done: isDone(other),
      questions: questions.length,
      answered: questions.filter((key) => mine.has(key)).length,
      agreements: findings.filter(({ kind }) => kind === "same" || kind === "close").length,
      differences: differences.length,
      settled: differences.length - unsettled.length,
    },
  };
}

type Trial = Awaited<ReturnType<typeof newestTrial>>;
const presentTrial = (trial: Trial, { me, other }: Pair): Path["trial"] =>
  trial && {
    id: trial.id,
    goal: trial.goal,
    status: trial.status,
    i_proposed: trial.proposer_id === me,
    i_wrote_debrief: trial.debriefed.includes(me),
    other_wrote_debrief: trial.debriefed.includes(other),
  };

async function know(db: Queryable, pair: Pair): Promise<PathContext> {
  return {
    pair,
    path: await findPath(db, pair.chatId),
    answers: await listAnswers(db, pair.chatId),
    done: await listDone(db, pair.chatId),
    points: await listPoints(db, pair.chatId),
  };
}

/** Where a pair stands, as one of them sees it. */
export async function viewPath(db: Queryable, pair: Pair): Promise<Path> {
  const { chatId, me, other } = pair;
  const known = await know(db, pair);
  const writers = await writersIn(db, chatId);
  const newest = await newestTrial(db, chatId);
  const team = await findTeam(db, pair, newest?.ids ?? []);
  const { path, points } = known;
  const parts = PARTS.map((part) => partOf(part, known));
  const trial = presentTrial(newest, pair);
  const facts: Facts = {
    iWrote: writers.includes(me),
    otherWrote: writers.includes(other),
    trial,
    hasTeam: team !== null,
    parts: Object.fromEntries<PartFacts>(parts.map(({ shown, facts }) => [shown.part, facts])) as Record<
      Part,
      PartFacts
    >, // one of each
    triedOut: newest?.ever_done ?? false,
    points: points.map(({ question, author_id, confirmed_at }) => ({
      question,
      isMine: author_id === me,
      confirmed: confirmed_at !== null,
    })),
    skipped: path.skipped,
    someoneWantsTeam: path.team_wanted.length > 0,
    otherWantsTeam: path.team_wanted.includes(other),
  };
  return {
    chat_id: chatId,
    other: await otherOf(db, pair),
    can_write: pair.canWrite,
    stages: stagesOf(facts),
    next: path.aside_by === null && pair.canWrite ? nextStepOf(facts) : null,
    i_wrote: facts.iWrote,
    other_wrote: facts.otherWrote,
    parts: parts.map(({ shown }) => shown),
    trial,
    points: points.map(presentPoint),
    i_want_team: path.team_wanted.includes(me),
    other_wants_team: facts.otherWantsTeam,
    // Its name is for those who belong to it.
    team: team && { ...team, name: team.is_mine ? team.name : "" },
    aside:
      path.aside_by && path.aside_how && path.aside_at
        ? { how: path.aside_how, mine: path.aside_by === me, at: path.aside_at.toISOString() }
        : null,
  };
}

/** The path of one of a member's conversations. Throws not_found. */
export const pathOf = async (db: Queryable, memberId: string, chatId: string): Promise<Path> =>
  viewPath(db, await readPair(db, memberId, chatId));

/** Something that two agree on: both answered alike, or both have confirmed it in writing. */
type AgreedPoint =
  | { kind: "answer"; question: QuestionKey; answer: AnswerRow["answer"] }
  | { kind: "point"; question: QuestionKey | null; text: string };

/** All that the two of a conversation agree on, for papers that take it in. Throws not_found. */
export async function agreedPoints(db: Queryable, memberId: string, chatId: string): Promise<AgreedPoint[]> {
  const { pair, answers, done, points } = await know(db, await readPair(db, memberId, chatId));
  const confirmed = points.filter(({ confirmed_at }) => confirmed_at !== null);
  const written = new Set(confirmed.map(({ question }) => question));
  const mine = answersBy(answers, pair.me);
  const alike = PARTS.filter((part) => isUncovered(done, part))
    .flatMap((part) => findingsOf(part, mine, answersBy(answers, pair.other)))
    .filter(
      ({ kind, question }) =>
        kind === "same" && QUESTIONS[question].kind === "choice" && !written.has(question),
    );
  return [
    ...confirmed.map(({ question, text }): AgreedPoint => ({ kind: "point", question, text })),
    ...alike.flatMap(({ question }): AgreedPoint[] => {
      const answer = mine.get(question);
      return answer ? [{ kind: "answer", question, answer }] : [];
    }),
  ];
}

/** What two have uncovered to one another, seen by one of them. */
export type Uncovered = {
  otherId: string;
  mine: ReadonlyMap<QuestionKey, Answer>;
  theirs: ReadonlyMap<QuestionKey, Answer>;
  /** What both have confirmed in writing. */
  points: readonly string[];
};

/** The answers of parts that both are done with, and what they agreed on. Throws not_found. */
export async function uncoveredOf(db: Queryable, memberId: string, chatId: string): Promise<Uncovered> {
  const { pair, answers, done, points } = await know(db, await readPair(db, memberId, chatId));
  const open = answers.filter(({ question }) => isUncovered(done, QUESTIONS[question].part));
  return {
    otherId: pair.other,
    mine: answersBy(open, pair.me),
    theirs: answersBy(open, pair.other),
    points: points.filter(({ confirmed_at }) => confirmed_at !== null).map(({ text }) => text),
  };
}

/** Paths that are checked for the caller's turn: those with the latest activity. */
const PATHS_CHECKED_MAX = 5;

async function nextStepIn(db: Queryable, memberId: string, chatId: string): Promise<PathAhead | null> {
  const pair = await findPair(db, memberId, chatId);
  const path = pair?.canWrite ? await viewPath(db, pair) : null;
  const step = ownStep.safeParse(path?.next?.kind);
  return path && step.success ? { chat_id: chatId, other: path.other, step: step.data } : null;
}

/** The path on which it is a member's turn: what the other waits for first, else where something happened last. */
export async function nextPathStep(db: Queryable, memberId: string): Promise<{ ahead: PathAhead | null }> {
  let ahead: PathAhead | null = null;
  for (const chatId of await listStarted(db, memberId, PATHS_CHECKED_MAX)) {
    const next = await nextStepIn(db, memberId, chatId);
    if (next && STEPS_OWED_TO_PARTNER.has(next.step)) return { ahead: next };
    ahead ??= next;
  }
  return { ahead };
}
