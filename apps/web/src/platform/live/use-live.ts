import type { LiveData, LiveKind } from "@kompagnon/contract/live/events.ts";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { LiveState } from "./bus.ts";
import { liveState, onLive, onLiveState, onResync } from "./live.ts";

/** Calls the newest `handler` for every live event of a kind while the component is there; see `onLive`. */
export function useLiveEvent<K extends LiveKind>(kind: K, handler: (data: LiveData<K>) => void): void {
  const newest = useEffectEvent(handler);
  useEffect(() => onLive(kind, (data) => newest(data)), [kind]);
}

/** Calls the newest `handler` when events were missed for good; see `onResync`. */
export function useResync(handler: () => void): void {
  const newest = useEffectEvent(handler);
  useEffect(() => onResync(() => newest()), []);
}

/** Whether live events come in: `connecting`, `live` or `down`. */
export const useLiveState = (): LiveState => useSyncExternalStore(onLiveState, liveState, () => "connecting");
