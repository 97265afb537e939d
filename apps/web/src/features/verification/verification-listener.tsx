import { useLiveEvent, useResync } from "#platform/live/use-live.ts";
import { queryClient } from "#platform/queries.ts";
import { refreshSession } from "#platform/session.ts";

const refresh = (): void => {
  void queryClient.invalidateQueries({ queryKey: ["GET /api/verification"] });
};

/** Follows the member's verification in every open tab: a decision adds or removes the badge wherever it is shown. */
export function VerificationListener() {
  useLiveEvent("verification_changed", ({ status }) => {
    refresh();
    if (status !== "approved" && status !== "expired") return;
    void refreshSession();
    void queryClient.invalidateQueries({ queryKey: ["GET /api/profiles/{userId}"] });
  });
  useResync(refresh);
  return null;
}
