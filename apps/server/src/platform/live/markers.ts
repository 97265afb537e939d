import type { LiveData } from "@kompagnon/contract/live/events.ts";

/** Stored among the events, read by the hubs, never sent: the readers of the row's topic change theirs. */
export const TOPICS_CHANGED = "_topics";
/** As above: streams of the member whose topic it is end. */
export const SESSIONS_ENDED = "_sessions";
/**
 * As above: looks up the viewer again for the member whose topic it is. Written by triggers, independent of the code path of the
 * change.
 */
export const MEMBER_CHANGED = "_member";

/** Whether a kind is for the hubs only. */
export const isMarker = (kind: string): boolean => kind.startsWith("_");

/**
 * The data of a TOPICS_CHANGED row. `since`: the oldest transaction that ran when it was written; `seen`: the snapshot of
 * what had been committed by then.
 */
export type TopicsChange = { add: readonly string[]; remove: readonly string[]; since: number; seen: string };

export type LogoutReason = LiveData<"force_logout">["reason"];

/** The streams to end: those of these sessions, or all but one's; and the reason sent to the browser. */
export type EndSessions = {
  reason: LogoutReason;
  sessionIds?: readonly string[];
  /** With no `sessionIds`: all of the member but this one. */
  except?: string;
};

/** Reads a TOPICS_CHANGED row's data. */
export function readTopicsChange(data: string): TopicsChange {
  const change = JSON.parse(data) as { add: string[]; remove: string[]; since: string; seen: string }; // written by changeTopics only
  return { ...change, since: Number(change.since) };
}

/** Reads a SESSIONS_ENDED row's data. */
export const readEndSessions = (data: string): EndSessions => JSON.parse(data) as EndSessions; // written by endSessions only

/** Whether a session is among those that end. */
export const isEnded = ({ sessionIds, except }: EndSessions, sessionId: string): boolean =>
  sessionIds ? sessionIds.includes(sessionId) : sessionId !== except;
