import type { Finding, NextStep, Path } from "@kompagnon/contract/partnerships/model.ts";
import { PARTS, PARTS_OF, type Part, STAGES, type Stage } from "@kompagnon/contract/partnerships/rules.ts";

/** A part of the questionnaire as it counts for where a pair stands. */
export type PartFacts = {
  iAmDone: boolean;
  otherIsDone: boolean;
  /** Both are. */
  uncovered: boolean;
  /** Its differences that nothing confirmed settles, the heaviest first. */
  unsettled: readonly Pick<Finding, "question" | "weight">[];
};
type PointFacts = { question: string | null; isMine: boolean; confirmed: boolean };

/** What really happened between two, seen by one of them. */
export type Facts = {
  iWrote: boolean;
  otherWrote: boolean;
  parts: Readonly<Record<Part, PartFacts>>;
  trial: Path["trial"];
  /** Whether the pair ever finished a trial project. */
  triedOut: boolean;
  points: readonly PointFacts[];
  skipped: readonly Stage[];
  someoneWantsTeam: boolean;
  otherWantsTeam: boolean;
  hasTeam: boolean;
};

/** A difference of this weight is talked over before an agreement stands. */
const WEIGHTY = 3;
/** … and of this weight is worth being led to. */
const WORTH_A_TALK = 2;

const all = (facts: Facts, parts: readonly Part[]): boolean =>
  parts.every((part) => facts.parts[part].uncovered);
const unsettled = (facts: Facts) =>
  PARTS.flatMap((part) => facts.parts[part].unsettled.map((one) => ({ part, ...one })));

const DONE: Readonly<Record<Stage, (facts: Facts) => boolean>> = {
  know: (facts) => facts.iWrote && facts.otherWrote && all(facts, PARTS_OF.know),
  trial: (facts) => facts.triedOut,
  agreement: (facts) =>
    all(facts, PARTS_OF.agreement) &&
    facts.points.length > 0 &&
    facts.points.every(({ confirmed }) => confirmed) &&
    unsettled(facts).every(({ weight }) => weight < WEIGHTY),
  team: (facts) => facts.hasTeam,
};

/**
 * Where two stand: a stage is done by what happened, never by a press; the first that is neither done nor left out is current.
 * Who has founded a team has left out what they did not do before.
 */
export function stagesOf(facts: Facts): Path["stages"] {
  const isSkipped = (stage: Stage): boolean => facts.hasTeam || facts.skipped.includes(stage);
  const open = STAGES.find((stage) => !DONE[stage](facts) && !isSkipped(stage));
  return STAGES.map((stage) => {
    if (DONE[stage](facts)) return { stage, state: "done" };
    if (isSkipped(stage)) return { stage, state: "skipped" };
    return { stage, state: stage === open ? "current" : "open" };
  });
}

const step = (kind: NextStep["kind"], of: Partial<NextStep> = {}): NextStep => ({
  part: null,
  question: null,
  ...of,
  kind,
});

/** The first part that I have not done, else the first that the other has not. */
function nextPart(facts: Facts, parts: readonly Part[]): NextStep | null {
  const mine = parts.find((part) => !facts.parts[part].iAmDone);
  if (mine) return step("answer_part", { part: mine });
  const theirs = parts.find((part) => !facts.parts[part].uncovered);
  return theirs ? step("wait_part", { part: theirs }) : null;
}

/** The heaviest difference that nothing was written about yet. */
function nextTalk(facts: Facts, from: number): NextStep | null {
  const written = new Set(facts.points.map(({ question }) => question));
  const [first] = unsettled(facts)
    .filter(({ question, weight }) => weight >= from && !written.has(question))
    .sort((a, b) => b.weight - a.weight);
  return first ? step("talk", { part: first.part, question: first.question }) : null;
}

function toKnow(facts: Facts): NextStep | null {
  if (!facts.iWrote) return step("write");
  const next = nextPart(facts, PARTS_OF.know);
  if (next?.kind === "answer_part") return next;
  return facts.otherWrote ? next : step("wait_word");
}

function toTry({ trial }: Facts): NextStep {
  switch (trial?.status) {
    case "proposed":
      return step(trial.i_proposed ? "wait_trial" : "answer_trial");
    case "running":
      return step("work_trial");
    case "debrief":
      return step(trial.i_wrote_debrief ? "wait_debrief" : "write_debrief");
    default:
      return step("propose_trial");
  }
}

function toAgree(facts: Facts): NextStep {
  const next = nextPart(facts, PARTS_OF.agreement);
  if (next?.kind === "answer_part") return next;
  const talk = nextTalk(facts, WORTH_A_TALK);
  if (talk ?? next) return talk ?? next ?? step("write_point");
  return step(facts.points.some(({ confirmed }) => !confirmed) ? "wait_confirm" : "write_point");
}

/** What the other waits for from me comes before anything of the stage itself. */
function stepOwedToPartner(facts: Facts): NextStep | null {
  if (facts.trial?.status === "proposed" && !facts.trial.i_proposed) return step("answer_trial");
  if (facts.points.some(({ isMine, confirmed }) => !isMine && !confirmed)) return step("confirm_point");
  if (facts.otherWantsTeam) return step("found_team");
  return null;
}

/** Steps for which the other waits. */
export const STEPS_OWED_TO_PARTNER: ReadonlySet<NextStep["kind"]> = new Set([
  "answer_trial",
  "confirm_point",
  "found_team",
]);

/** The one thing to do next for one of the two. */
export function nextStepOf(facts: Facts): NextStep | null {
  if (facts.hasTeam) return step("open_team");
  const urgent = stepOwedToPartner(facts);
  if (urgent) return urgent;
  const current = stagesOf(facts).find(({ state }) => state === "current")?.stage;
  if (current === "know") return toKnow(facts);
  if (current === "trial") return toTry(facts);
  // After a trial project two say first how it goes on.
  if (facts.trial?.status === "done" && !facts.someoneWantsTeam) return step("choose_end");
  return current === "agreement" ? toAgree(facts) : step("found_team");
}
