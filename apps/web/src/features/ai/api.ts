import type { Allowance, OpenedConversation } from "@kompagnon/contract/ai/model.ts";
import type { Assistant } from "@kompagnon/contract/ai/rules.ts";
import { pages, query, queryClient } from "#platform/queries.ts";

/** Whether there is a model, and the allowance left this month. */
export const stateQuery = () => query("GET /api/assistants");

/** The conversations with an assistant. */
export const historyQuery = (assistant: Assistant) =>
  pages("GET /api/assistants/{assistant}/conversations", { params: { assistant }, query: { limit: 30 } });

/** The list of conversations has changed. */
export const refreshHistory = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ["GET /api/assistants/{assistant}/conversations"] });

/** A conversation with all its messages. */
export const conversationQuery = (id: string) =>
  query("GET /api/assistants/conversations/{id}", { params: { id } });

/** Changes what this page knows of a conversation; nothing where it knows none. */
export function changeConversation(
  id: string,
  change: (cached: OpenedConversation) => OpenedConversation,
): void {
  queryClient.setQueryData(conversationQuery(id).queryKey, (cached) => cached && change(cached));
}

/** Keeps the allowance left this month from an answer. */
export const keepAllowance = (allowance: Allowance): void =>
  void queryClient.setQueryData(stateQuery().queryKey, (cached) => cached && { ...cached, allowance });
