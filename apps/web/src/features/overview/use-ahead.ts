import { useQuery } from "@tanstack/react-query";
import { aheadQuery } from "#features/partnerships/public.ts";
import { useLiveEvent, useResync } from "#platform/live/use-live.ts";

/** The path on which it is my turn, kept current. */
export function useAhead() {
  const ahead = useQuery(aheadQuery());
  const renew = () => void ahead.refetch();
  useLiveEvent("path_changed", renew);
  useLiveEvent("trial_changed", renew);
  useResync(renew);
  return ahead;
}
