import type { Allowance, OpenedConversation } from "@kompagnon/contract/ai/model.ts";
import type { Assistant } from "@kompagnon/contract/ai/rules.ts";
import { pages, query, queryClient } from "#platform/queries.ts";

/** Whether there is a model, and what of the month is left. */
export const stateQuery = () => query("GET /api/assistants");

/** The conversations with an assistant. */
export const historyQuery = (assistant: Assistant) =>
  pages("GET /api/assistants/{assistant}/conversations", { params: { assistant }, query: { limit: 30 } });

/** The list of conversations has changed. */
export const refreshHistory = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ["GET /api/assistants/{assistant}/conversations"] });

/** One conversation with all that was said. */
export const conversationQuery = (id: string) =>
  query("GET /api/assistants/conversations/{id}", { params: { id } });

/** Changes what this page knows of a conversation; nothing where it knows none. */
export function changeConversation(
  id: string,
  change: (held: OpenedConversation) => OpenedConversation,
): void {
  queryClient.setQueryData(conversationQuery(id).queryKey, (held) => held && change(held));
}

/** What of the month is left, as an answer has told it. */
export const keepAllowance = (allowance: Allowance): void =>
  void queryClient.setQueryData(stateQuery().queryKey, (held) => held && { ...held, allowance });
