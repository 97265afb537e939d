import { call, type In, type Out } from "#platform/call.ts";
import { query, queryClient } from "#platform/queries.ts";

/** Whether I may match, what is missing, and how far I am. */
export type MatchingStatus = Out<"GET /api/matching/status">;
/** A card of the deck. */
export type Profile = Out<"GET /api/matching/profiles">["profiles"][number];
/** The member's preferences, and whether they are paused. */
export type Preferences = Out<"GET /api/matching/preferences">;
/** The deck's filters as the server takes them. */
export type DeckQuery = NonNullable<In<"GET /api/matching/profiles">["query"]>;

/** How far I am, as a query. */
export const statusQuery = () => query("GET /api/matching/status");
/** My newest matches, as a query; comes with the start of the overview. */
export const matchesQuery = () => query("GET /api/matching/matches", { query: { limit: 20 } });
/** What I look for, as a query. */
export const preferencesQuery = () => query("GET /api/matching/preferences");

/** Changes what this page knows of my progress at once; the server's own count follows with the next read. */
export function changeStatus(change: (status: MatchingStatus) => Partial<MatchingStatus>): void {
  queryClient.setQueryData(statusQuery().queryKey, (status) => status && { ...status, ...change(status) });
}

/** Reads the member's progress again. */
export const refreshStatus = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ["GET /api/matching/status"] });

/** Opens the conversation with a match and answers its id. */
export async function openMatchChat(matchId: string): Promise<string> {
  const { chatId } = await call("POST /api/matching/matches/{matchId}/chat", { params: { matchId } });
  void queryClient.invalidateQueries({ queryKey: ["GET /api/chats"] });
  void queryClient.invalidateQueries({ queryKey: ["GET /api/matching/matches"] });
  return chatId;
}

/** What a decision changes in my progress. */
type Progress = Pick<
  MatchingStatus,
  "total_profiles" | "viewed_profiles" | "remaining_profiles" | "pending_matches" | "deals_left" | "can_undo"
>;

/**
 * The progress after a decision, or after undoing one (-1). The total is always the sum of viewed and remaining: a member who
 * joined since the count increases the total, so viewed never exceeds it.
 */
export function counted(status: Progress, liked: boolean, by: 1 | -1): Progress {
  const viewed = Math.max(0, status.viewed_profiles + by);
  const remaining = Math.max(0, status.remaining_profiles - by);
  return {
    total_profiles: viewed + remaining,
    viewed_profiles: viewed,
    remaining_profiles: remaining,
    pending_matches: Math.max(0, status.pending_matches + (liked ? by : 0)),
    deals_left: status.deals_left === null ? null : Math.max(0, status.deals_left - (liked ? by : 0)),
    can_undo: by === 1,
  };
}

/** The stage of a member who may match: no profiles to see, not started, under way, or finished. */
export const stageOf = ({
  viewed_profiles: viewed,
  remaining_profiles: left,
}: Pick<MatchingStatus, "viewed_profiles" | "remaining_profiles">): "no_one" | "new" | "going" | "done" => {
  if (left > 0) return viewed === 0 ? "new" : "going";
  if (viewed === 0) return "no_one";
  return "done";
};
