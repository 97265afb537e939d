import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type PushState, pushState } from "#platform/push.ts";
import { queryClient } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";

/** The state of push messages on this device; follows what the member allows in the browser meanwhile. */
export function usePush(): { state: UseQueryResult<PushState, Error>; set: (next: PushState) => void } {
  const { id } = useMember();
  const state = useQuery({ queryKey: ["push", id], queryFn: () => pushState(id), retry: false });
  useEffect(() => {
    const left = new AbortController();
    const follow = async () => {
      const permission = await navigator.permissions.query({ name: "notifications" });
      permission.addEventListener(
        "change",
        () => void queryClient.invalidateQueries({ queryKey: ["push", id] }),
        { signal: left.signal },
      );
    };
    // A browser that cannot be asked shows the new state after a reload.
    if ("permissions" in navigator) follow().catch(() => undefined);
    return () => left.abort();
  }, [id]);
  return { state, set: (next) => void queryClient.setQueryData(["push", id], next) };
}
