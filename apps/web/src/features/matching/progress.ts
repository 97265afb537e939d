import type { MatchingStatus } from "./api.ts";

/** What a decision changes in my progress. */
type Progress = Pick<
  MatchingStatus,
  "total_profiles" | "viewed_profiles" | "remaining_profiles" | "pending_matches" | "deals_left" | "can_undo"
>;

/**
 * My progress after a decision, or with one taken back (-1). The total is always what was viewed and what remains: somebody
 * who joined since the count makes the total grow, never the viewed ones more than all.
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

/** How far somebody is who may match: nobody to see, not begun, on the way, or through with all. */
export const stageOf = ({
  viewed_profiles: viewed,
  remaining_profiles: left,
}: Pick<MatchingStatus, "viewed_profiles" | "remaining_profiles">): "nobody" | "new" | "going" | "done" =>
  left > 0 ? (viewed === 0 ? "new" : "going") : viewed === 0 ? "nobody" : "done";
