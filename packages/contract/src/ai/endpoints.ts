import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id, language, page, paging } from "../wire/model.ts";
import {
  aiConversation,
  allowance,
  answerEvents,
  assistant,
  conversationTitle,
  openedConversation,
  question,
} from "./model.ts";
import { planEvents, planIdea } from "./plan.ts";

/** What keeps an answer from beginning, and what it may fail with before anything came. */
const refusals = {
  ai_no_model: 503,
  ai_allowance_used: 403,
  email_unconfirmed: 403,
  ai_running: 409,
  ai_away: 503,
  ai_busy: 503,
  ai_refused: 503,
  ai_no_list: 503,
} as const;

/** The assistants. A member can always read and delete their conversations; new answers require premium or the test version. */
export const aiEndpoints = endpoints({
  "GET /api/assistants": {
    about:
      "Whether this installation has a model, how many answers of this month are left, and whether there are conversations of mine: those stay readable without premium.",
    access: "member",
    limit: "120/minute",
    output: z.object({ model: z.boolean(), allowance, kept: z.boolean() }),
  },
  "GET /api/assistants/{assistant}/conversations": {
    about: "One's conversations with an assistant, the last used first.",
    access: "member",
    limit: "120/minute",
    params: { assistant },
    query: paging(50),
    output: page(aiConversation),
  },
  "GET /api/assistants/conversations/{id}": {
    about: "A conversation of one's own with all that was said.",
    access: "member",
    limit: "120/minute",
    params: { id },
    output: openedConversation,
  },
  "PATCH /api/assistants/conversations/{id}": {
    about: "Renames a conversation.",
    access: "member",
    limit: "60/minute",
    params: { id },
    body: z.object({ title: conversationTitle }),
    output: aiConversation,
  },
  "DELETE /api/assistants/conversations/{id}": {
    about: "Deletes a conversation for good.",
    access: "member",
    limit: "60/minute",
    params: { id },
  },
  "POST /api/assistants/{assistant}/messages": {
    about:
      "Asks an assistant, in a new conversation or in one of one's own. Server-Sent Events: `piece` with more of the text, then `done` with the answer as it is kept, or `failed`. Ending the request stops the answer.",
    access: "premium",
    limit: "20/minute",
    params: { assistant },
    body: question,
    events: answerEvents,
    errors: { ...refusals, ai_conversation_full: 409, ai_conversations_full: 409, ai_sent: 409 },
  },
  "POST /api/assistants/conversations/{id}/regenerate": {
    about:
      "Answers the last question of a conversation again, in place of the answer that is there. Events as with a question.",
    access: "premium",
    limit: "20/minute",
    params: { id },
    body: z.object({ language }),
    events: answerEvents,
    errors: refusals,
  },
  "POST /api/assistants/plan-generator": {
    about:
      "Makes a plan of an idea. Server-Sent Events: `progress` with the number of cards so far, then `done`. Ending the request stops it. Without a model, answers left or one of use there is no plan: the template `start` takes its place.",
    access: "premium",
    limit: "10/minute",
    body: planIdea,
    events: planEvents,
    errors: { email_unconfirmed: 403 },
  },
});

/** The HTTP routes of the assistants. */
export const ai = { endpoints: aiEndpoints, events: {} };
