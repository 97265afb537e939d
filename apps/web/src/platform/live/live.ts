import type { LiveData, LiveKind } from "@kompagnon/contract/live/events.ts";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { call } from "../call.ts";
import { outdatePrefetched } from "../prefetched.ts";
import { type Bus, createBus, type LiveState } from "./bus.ts";
import { Connection } from "./connection.ts";
import { createFeed } from "./feed.ts";
import { Tab } from "./tabs.ts";

/** Who is here and who writes changes all the time, and nothing that a page's start holds. */
const PASSING: ReadonlySet<string> = new Set([
  "user_status_changed",
  "chat_typing",
  "ping",
] satisfies LiveKind[]);
/** The bus of this page. */
const bus: Bus = createBus((kind) => !PASSING.has(kind) && outdatePrefetched());

/** Why the server ends a session. */
export type LogoutReason = LiveData<"force_logout">["reason"];

/** What the shell tells when a member is signed in. */
export type LiveOptions = {
  /** Tabs share a stream only with tabs of the same member. */
  memberId: string;
  /** The session is over, in every tab; called once. */
  onForceLogout: (reason: LogoutReason) => void;
};

/**
 * Calls `handler` for every live event of a kind, in every tab, until the returned function is called. Events are in order and
 * never doubled, but one may repeat what a fetch has returned already: apply it idempotently.
 */
export const onLive = <K extends LiveKind>(kind: K, handler: (data: LiveData<K>) => void): (() => void) =>
  bus.on(kind, handler);

/** Calls `handler` when events have been lost: fetch again whatever live events keep current. */
const onResync = (handler: () => void): (() => void) => bus.onResync(handler);

/** Whether live events come in. */
const liveState = (): LiveState => bus.state;

/** Calls `listener` whenever `liveState` changes, until the answer is called. */
const onLiveState = (listener: () => void): (() => void) => bus.onState(listener);

/** Starts the live events of a signed-in member; the answer stops them. The shell does this once. */
export function startLive({ memberId, onForceLogout }: LiveOptions): () => void {
  const startedAt = performance.now();
  let over = false;
  const leave = (reason: LogoutReason) => {
    if (over) return;
    over = true;
    onForceLogout(reason);
  };
  const forget = bus.on("force_logout", ({ reason }) => leave(reason));
  let tab: Tab | null = join(memberId, startedAt, () => leave("signed_out"));

  const wake = () => {
    if (document.visibilityState === "visible") tab?.wake();
  };
  // A page put aside for the back button must not lead, and must not keep that from working.
  const putAside = () => {
    tab?.stop();
    tab = null;
  };
  const takeUp = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || tab) return;
    tab = join(memberId, performance.now(), () => leave("signed_out"));
    bus.resync();
  };
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("online", wake);
  window.addEventListener("pagehide", putAside);
  window.addEventListener("pageshow", takeUp);
  return () => {
    over = true;
    forget();
    tab?.stop();
    document.removeEventListener("visibilitychange", wake);
    window.removeEventListener("online", wake);
    window.removeEventListener("pagehide", putAside);
    window.removeEventListener("pageshow", takeUp);
    bus.setState("connecting");
  };
}

/** Before the stream starts, pages may have fetched for about this long (session, shell). */
const LEAD_IN_MS = 10_000;

function join(memberId: string, startedAt: number, onRefused: () => void): Tab {
  const name = `live:${memberId}`;
  const locks = typeof BroadcastChannel === "undefined" ? undefined : navigator.locks;
  return new Tab({
    name,
    bus,
    feed: createFeed(bus),
    locks,
    channel: locks ? new BroadcastChannel(name) : undefined,
    age: () => performance.now() - Math.max(0, startedAt - LEAD_IN_MS),
    isVisible: () => document.visibilityState === "visible",
    connect: (resumeAt, onEvent, onState) =>
      new Connection({
        mintTicket: async () => (await call("POST /api/rt/ticket")).ticket,
        resumeAt,
        onEvent,
        onState,
        onRefused,
        address: "/api/rt/stream",
      }),
  });
}

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
