import type { MatchingStatus } from "./api.ts";

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
