import { z } from "zod";
import { clientId, id, language, lineText, plainText, time } from "../wire/model.ts";
import { AI_TEXT_MAX, AI_TITLE_MAX, ANSWER_STATES, ASSISTANTS, FALLBACKS, TAKEN_BY } from "./rules.ts";

export const assistant = z.enum(ASSISTANTS).meta({ id: "Assistant" });

/** A name or slogan of a list. */
export const suggestion = z
  .object({
    text: z.string(),
    /** What a name plays on; empty with slogans. */
    why: z.string(),
    /** Where a name is taken here, as of this answer; empty with slogans. */
    taken: z.array(z.enum(TAKEN_BY)),
  })
  .meta({ id: "AiSuggestion" });
export type Suggestion = z.infer<typeof suggestion>;

/** A message of a conversation with an assistant. */
export const aiMessage = z
  .object({
    id,
    role: z.enum(["user", "assistant"]),
    /** Markdown of an answer, plain text of the member; empty where there is a list. */
    text: z.string(),
    suggestions: z.array(suggestion).nullable(),
    state: z.enum(ANSWER_STATES),
    /** Why a list of earlier days came from templates; null where a model wrote it. */
    fallback: z.enum(FALLBACKS).nullable(),
    created_at: time,
  })
  .meta({ id: "AiMessage" });
export type AiMessage = z.infer<typeof aiMessage>;

/** A conversation as a list shows it. */
export const aiConversation = z
  .object({ id, assistant, title: z.string(), updated_at: time })
  .meta({ id: "AiConversation" });
export type AiConversation = z.infer<typeof aiConversation>;

/** A conversation with all its messages. */
export const openedConversation = aiConversation
  .extend({ messages: z.array(aiMessage) })
  .meta({ id: "AiOpenedConversation" });
export type OpenedConversation = z.infer<typeof openedConversation>;

/** A month's answers of a member. */
export const allowance = z
  .object({
    limit: z.int(),
    used: z.int(),
    left: z.int(),
    /** When the next month begins (Europe/Berlin). */
    renews_at: time,
  })
  .meta({ id: "AiAllowance" });
export type Allowance = z.infer<typeof allowance>;

/** Something a member asks. The ids are made by the client, so that asking twice asks once. */
export const question = z
  .object({
    conversation_id: clientId,
    message_id: clientId,
    text: plainText(AI_TEXT_MAX).pipe(z.string().min(1)),
    /** The language of the page: answers are in it unless the question asks for another. */
    language,
  })
  .meta({ id: "AiQuestion" });

export const conversationTitle = lineText(AI_TITLE_MAX).pipe(z.string().min(1));

/** The events while an answer is written: each event's data under its name. */
export const answerEvents = z
  .object({
    /** More of the text. */
    piece: z.object({ text: z.string() }),
    /** The answer as it is kept; the last event. */
    done: z.object({ message: aiMessage, allowance }),
    /** Nothing came: why, as an error says it; the last event. */
    failed: z.object({ error: z.string(), message: z.string(), allowance }),
  })
  .partial()
  .meta({ id: "AiAnswerEvents" });
type Events = z.infer<typeof answerEvents>;
/** The data of each event. */
export type AnswerEvents = { [K in keyof Events]-?: NonNullable<Events[K]> };
