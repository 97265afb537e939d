import { useLiveEvent, useResync } from "#platform/live/use-live.ts";
import { queryClient } from "#platform/queries.ts";

/** Keeps what is known of agreements true. Draws nothing. */
export function AgreementsListener() {
  useLiveEvent("agreement_changed", () => void refreshAgreements());
  useResync(() => void refreshAgreements());
  return null;
}

/** Fetches all cached agreements again. */
export const refreshAgreements = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [route] }) => String(route).startsWith("GET /api/agreements"),
  });
