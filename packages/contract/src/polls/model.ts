import { z } from "zod";
import { memberCard } from "../profiles/model.ts";
import { fold } from "../search/fold.ts";
import { clientId, id, plainText, time } from "../wire/model.ts";
import {
  POLL_ANSWER_MAX,
  POLL_ANSWERS_MAX,
  POLL_ANSWERS_MIN,
  POLL_DAYS,
  POLL_QUESTION_MAX,
} from "./rules.ts";

/** A poll of one of the member's groups. */
export const foundPoll = z.object({
  id,
  question: z.string(),
  group_id: id,
  group_name: z.string(),
  channel_id: id,
  closed: z.boolean(),
});

const filled = (max: number) => plainText(max).pipe(z.string().min(1, { message: "required" }));
const answerText = filled(POLL_ANSWER_MAX);

/** A question to the members of a channel, with answers that differ. */
export const newPoll = z
  .object({
    client_id: clientId,
    question: filled(POLL_QUESTION_MAX),
    answers: z.array(answerText).min(POLL_ANSWERS_MIN, { message: "required" }).max(POLL_ANSWERS_MAX),
    /** Days until it closes automatically; null: when a member closes it. */
    days: z
      .literal([...POLL_DAYS])
      .nullable()
      .default(null),
  })
  .refine(({ answers }) => new Set(answers.map((one) => fold(one).trim())).size === answers.length, {
    message: "answers_alike",
    path: ["answers"],
  })
  .meta({ id: "NewPoll" });

/** What a poll is to everybody in its channel; its counts are exact. */
export const pollCore = z
  .object({
    id,
    group_id: id,
    channel_id: id,
    question: z.string(),
    answers: z.array(z.object({ id: z.int(), text: z.string(), votes: z.int() })),
    /** How many members voted. */
    voters: z.int(),
    created_at: time,
    closes_at: time.nullable(),
    closed: z.boolean(),
  })
  .meta({ id: "PollCore" });
export type PollCore = z.infer<typeof pollCore>;

/** A poll as one member reads it. */
export const poll = pollCore
  .extend({
    /** Who asks; null for who has left. */
    author: memberCard.nullable(),
    /** The answer one chose. */
    my_answer: z.int().nullable(),
    /** Whether the viewer may close and delete it: as its author, or as a moderator of the group. */
    mine_to_close: z.boolean(),
  })
  .meta({ id: "Poll" });
export type Poll = z.infer<typeof poll>;
