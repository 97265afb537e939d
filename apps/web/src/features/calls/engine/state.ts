import type { DeviceTrouble } from "#platform/rtc/devices.ts";

/** The other party of a call, as far as the overlay shows them. */
export type Partner = { id: string; name: string; avatar: string | null };
/** What stays the same from the first ring to the last word. */
export type About = { callId: string; chatId: string; partner: Partner; direction: "in" | "out" };

/** Why a call failed. */
type Failing = DeviceTrouble | "unsupported" | "other_tab" | "refused" | "offline" | "no_way" | "lost";

/**
 * The state of a call in this tab (product: calls). A ring's `step`: the browser is `asking` for the microphone, or it `rings`;
 * `trouble`: why accepting did not work, it still rings. `since` is when the two were connected, in ms; `seconds` is how long
 * they talked.
 */
export type CallState =
  | { phase: "idle" }
  | (About & { phase: "ringing"; step: "asking" | "rings"; trouble: DeviceTrouble | null })
  | (About & { phase: "connecting" })
  | (About & { phase: "active"; link: "connected" | "reconnecting"; since: number })
  | (About & { phase: "ended"; seconds: number })
  | (About & { phase: "missed" | "declined" | "busy" })
  | (About & { phase: "failed"; why: Failing; words: string });

/** How a call came to its end. */
export type Ending = "hangup" | "missed" | "declined" | "busy" | "failed";

/** What happens to a call. All but the first two tell of one call, and mean nothing to another. */
export type CallEvent =
  | { type: "start"; about: About }
  | { type: "ring"; about: About }
  | { type: "dismiss" }
  | ({ callId: string } & (
      | { type: "answer" | "dial" | "accept" | "taken" | "interrupt" }
      | { type: "connect"; at: number }
      | { type: "over"; how: Ending; mine: boolean; at: number }
      | { type: "fail"; why: Failing; words?: string }
    ));

/** No call. */
export const IDLE: CallState = { phase: "idle" };

/** A call that rings or goes on; null where there is none any more. */
export function openCall(
  state: CallState,
): Extract<CallState, { phase: "ringing" | "connecting" | "active" }> | null {
  return state.phase === "ringing" || state.phase === "connecting" || state.phase === "active" ? state : null;
}

const aboutOf = ({ callId, chatId, partner, direction }: About): About => ({
  callId,
  chatId,
  partner,
  direction,
});

/** What becomes of a call. An event that does not fit changes nothing: signals may come late or twice. */
export function next(state: CallState, event: CallEvent): CallState {
  const open = openCall(state);
  if (event.type === "dismiss") return open ? state : IDLE;
  if (event.type === "start" || event.type === "ring") {
    const step = event.type === "start" ? "asking" : "rings";
    return open ? state : { ...event.about, phase: "ringing", step, trouble: null };
  }
  if (!open || open.callId !== event.callId) return state;
  const about = aboutOf(open);
  switch (event.type) {
    case "answer":
      return isRing(open, "in", "rings")
        ? { ...about, phase: "ringing", step: "asking", trouble: null }
        : state;
    case "dial":
      return isRing(open, "out", "asking")
        ? { ...about, phase: "ringing", step: "rings", trouble: null }
        : state;
    case "accept":
      return isRing(open, "in", "asking") || isRing(open, "out", "rings")
        ? { ...about, phase: "connecting" }
        : state;
    case "taken":
      return open.phase === "ringing" && open.direction === "in" ? IDLE : state;
    case "connect":
      return connected(open, event.at);
    case "interrupt":
      return open.phase === "active" ? { ...open, link: "reconnecting" } : state;
    case "over":
      return ended(open, event);
    case "fail":
      return failed(open, event);
  }
}

type Open = NonNullable<ReturnType<typeof openCall>>;
const isRing = (open: Open, direction: "in" | "out", step: "asking" | "rings"): boolean =>
  open.phase === "ringing" && open.direction === direction && open.step === step;

function connected(open: Open, at: number): CallState {
  if (open.phase === "ringing") return open;
  return {
    ...aboutOf(open),
    phase: "active",
    link: "connected",
    since: open.phase === "active" ? open.since : at,
  };
}

function ended(open: Open, { how, mine, at }: CallEvent & { type: "over" }): CallState {
  const about = aboutOf(open);
  if (open.phase === "active")
    return { ...about, phase: "ended", seconds: Math.round((at - open.since) / 1000) };
  if (open.phase === "connecting")
    return how === "failed"
      ? { ...about, phase: "failed", why: "no_way", words: "" }
      : { ...about, phase: "ended", seconds: 0 };
  // The member gave up or declined, here or on another device, and needs no notice.
  if (mine) return IDLE;
  if (open.direction === "in") return { ...about, phase: "missed" };
  return { ...about, phase: how === "declined" || how === "busy" ? how : "missed" };
}

const isTrouble = (why: Failing): why is DeviceTrouble =>
  why === "denied" || why === "missing" || why === "taken";

function failed(open: Open, { why, words = "" }: CallEvent & { type: "fail" }): CallState {
  if (open.phase === "ringing" && open.direction === "in" && isTrouble(why))
    return { ...open, step: "rings", trouble: why };
  return { ...aboutOf(open), phase: "failed", why, words };
}
