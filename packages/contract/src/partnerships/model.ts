import { z } from "zod";
import { memberCard } from "../profiles/model.ts";
import { id, plainText, time } from "../wire/model.ts";
import { QUESTION_KEYS } from "./questions.ts";
import { ANSWER_MAX, ASIDES, ENDS, PARTS, POINT_MAX, SKIPPABLE, STAGES } from "./rules.ts";

export const part = z.enum(PARTS).meta({ id: "QuestionnairePart" });
export const questionKey = z.enum(QUESTION_KEYS).meta({ id: "QuestionKey" });
export const skippable = z.enum(SKIPPABLE);
export const end = z.enum(ENDS);
export const pointText = plainText(POINT_MAX).pipe(z.string().min(1, { message: "required" }));

const option = z.string().max(30);
/** An answer to a question, of the question's kind. */
export const answer = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("choice"), choice: option }),
    z.object({ kind: z.literal("choices"), choices: z.array(option).min(1).max(6) }),
    z.object({
      kind: z.literal("range"),
      from: z.int().min(0).max(1_000_000),
      to: z.int().min(0).max(1_000_000),
    }),
    z.object({ kind: z.literal("text"), text: plainText(ANSWER_MAX).pipe(z.string().min(1)) }),
  ])
  .meta({ id: "Answer" });
export type Answer = z.infer<typeof answer>;

/** Something that two agree on in writing: it counts once the other has confirmed it. */
export const point = z
  .object({
    id,
    /** The difference that it settles. */
    question: questionKey.nullable(),
    text: z.string(),
    /** Who wrote or changed it last: the other confirms it. */
    author_id: id,
    written_at: time,
    confirmed_at: time.nullable(),
  })
  .meta({ id: "AgreedPoint" });
export type Point = z.infer<typeof point>;

/** A question of a part that both have answered. */
export const finding = z
  .object({
    question: questionKey,
    /** `words` are shown side by side and not compared; `close` counts as the same. */
    kind: z.enum(["same", "close", "different", "words"]),
    /** How much it matters: of differences 1 to 3, else 0. */
    weight: z.int().min(0).max(3),
  })
  .meta({ id: "Finding" });
export type Finding = z.infer<typeof finding>;

/** The member's own answer, or the other's once it is revealed. */
export const given = z
  .object({
    question: questionKey,
    answer,
    /** When it was changed after it had been uncovered: both see so. */
    changed_at: time.nullable(),
  })
  .meta({ id: "GivenAnswer" });
export type Given = z.infer<typeof given>;

/** A part of the questionnaire as one of the two gets it. */
export const questionnairePart = z
  .object({
    chat_id: id,
    other: memberCard,
    can_write: z.boolean(),
    part,
    /** Whether the member has marked the part as done, and the other. */
    i_am_done: z.boolean(),
    other_is_done: z.boolean(),
    /** Since when both read one another's answers. */
    uncovered_at: time.nullable(),
    mine: z.array(given),
    /** The other's: none before both are done. */
    theirs: z.array(given),
    /** Empty before both are done; the heaviest differences first. */
    findings: z.array(finding),
    /** What was written down about its questions. */
    points: z.array(point),
  })
  .meta({ id: "Questionnaire" });
export type QuestionnairePart = z.infer<typeof questionnairePart>;

/** The next step, from the member's own stage. */
const NEXT_STEPS = [
  "write",
  "wait_word",
  "answer_part",
  "wait_part",
  "talk",
  "confirm_point",
  "wait_confirm",
  "write_point",
  "propose_trial",
  "answer_trial",
  "wait_trial",
  "work_trial",
  "write_debrief",
  "wait_debrief",
  "choose_end",
  "found_team",
  "open_team",
] as const;
export const nextStep = z
  .object({
    kind: z.enum(NEXT_STEPS),
    part: part.nullable(),
    question: questionKey.nullable(),
  })
  .meta({ id: "PathStep" });
export type NextStep = z.infer<typeof nextStep>;

/** Steps that are mine to take: on the others it is the other's turn, or the way is over. */
export const ownStep = nextStep.shape.kind
  .exclude(["wait_word", "wait_part", "wait_confirm", "wait_trial", "wait_debrief", "open_team"])
  .meta({ id: "OwnPathStep" });
/** Of all my paths the one that waits for me, and for what. */
export const pathAhead = z
  .object({ chat_id: id, other: memberCard, step: ownStep })
  .meta({ id: "PathAhead" });
export type PathAhead = z.infer<typeof pathAhead>;

/** The way of two people from a match to a company. */
export const path = z
  .object({
    chat_id: id,
    other: memberCard,
    /** Whether the other still has an account and neither blocks the other. */
    can_write: z.boolean(),
    stages: z.array(
      z.object({ stage: z.enum(STAGES), state: z.enum(["open", "current", "done", "skipped"]) }),
    ),
    next: nextStep.nullable(),
    /** Who has written to the other. */
    i_wrote: z.boolean(),
    other_wrote: z.boolean(),
    parts: z.array(
      z.object({
        part,
        i_am_done: z.boolean(),
        other_is_done: z.boolean(),
        uncovered_at: time.nullable(),
        /** The number of questions that the member has answered, and the total. */
        answered: z.int(),
        questions: z.int(),
        /** Once it is uncovered: on how much the two agree, and where they differ, and how many of these are settled. */
        agreements: z.int(),
        differences: z.int(),
        settled: z.int(),
      }),
    ),
    trial: z
      .object({
        id,
        goal: z.string(),
        status: z.enum(["proposed", "running", "debrief", "done", "declined"]),
        i_proposed: z.boolean(),
        i_wrote_debrief: z.boolean(),
        other_wrote_debrief: z.boolean(),
      })
      .nullable(),
    points: z.array(point),
    /** Who would like to found a team. */
    i_want_team: z.boolean(),
    other_wants_team: z.boolean(),
    team: z.object({ id, name: z.string(), is_mine: z.boolean() }).nullable(),
    /** Put aside by one of the two, who alone can take it up again. */
    aside: z.object({ how: z.enum(ASIDES), mine: z.boolean(), at: time }).nullable(),
  })
  .meta({ id: "Path" });
export type Path = z.infer<typeof path>;
