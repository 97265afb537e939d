import type { Bus, LiveState } from "./bus.ts";
import type { Connection } from "./connection.ts";
import type { StreamEvent } from "./event-stream.ts";
import type { Feed, Wish } from "./feed.ts";

/** What tabs tell one another. */
type Message =
  | { type: "event"; event: StreamEvent }
  | { type: "state"; state: LiveState }
  | { type: "ask"; from: string; wish: Wish }
  | { type: "answer"; to: string; events: StreamEvent[] | null; last: string; state: LiveState };

/** What taking part needs. `locks` and `channel` are missing in old browsers and without TLS: then each tab leads itself. */
export type TabParts = {
  name: string;
  bus: Bus;
  feed: Feed;
  connect: (
    resumeAt: () => string,
    onEvent: (event: StreamEvent) => void,
    onState: (state: LiveState) => void,
  ) => Connection;
  locks: Pick<LockManager, "request"> | undefined;
  channel: BroadcastChannel | undefined;
  /** How long ago this page may have fetched something, in ms. */
  age: () => number;
  isVisible: () => boolean;
  timing?: { answerMs: number; silenceMs: number };
};

/** One tab among the others of this browser. */
export interface Tab {
  readonly leads: boolean;
  /** The tab is shown again, or the network is back: find out whether anything was missed. */
  wake(): void;
  /** Leaves; another tab takes over where this one was. */
  stop(): void;
}

const TIMING = { answerMs: 1_500, silenceMs: 40_000 };

/**
 * Takes part: one tab holds the lock and the stream and passes every event on; the others listen and follow it. A tab
 * that opens asks for what it missed while loading. A leader that has fallen asleep (phones do that to hidden tabs)
 * does not answer, and a visible tab takes the lock from it.
 */
export function joinTabs(parts: TabParts): Tab {
  const { name, bus, feed, connect, channel, age, isVisible } = parts;
  const locks = channel && parts.locks;
  const { answerMs, silenceMs } = parts.timing ?? TIMING;
  const me = crypto.randomUUID();
  let connection: Connection | null = null;
  let release = () => {};
  let queued = new AbortController();
  let stopped = false;
  let heardAt = Date.now();
  /** While set, events wait for the leader's answer about what came before them. */
  let waiting: { events: StreamEvent[]; timer: ReturnType<typeof setTimeout> } | null = null;
  /** Other tabs' pages may be older than ours. */
  let oldest = Date.now() - age();

  const post = (message: Message) => channel?.postMessage(message);

  const lead = () => {
    if (waiting) clearTimeout(waiting.timer);
    waiting = null; // the stream replays it
    connection = connect(
      () => feed.last || `ago-${Math.ceil(Date.now() - oldest)}`,
      (event) => {
        feed.take(event);
        post({ type: "event", event });
      },
      (state) => {
        bus.setState(state);
        post({ type: "state", state });
      },
    );
  };
  const stepDown = () => {
    connection?.close();
    connection = null;
  };
  /** Waits for the lock, or takes it from a leader that does not answer; leads while holding it. */
  const campaign = async (steal: boolean): Promise<void> => {
    if (!locks) return lead();
    if (steal) queued.abort();
    queued = new AbortController();
    const { signal } = queued;
    try {
      await locks.request(name, steal ? { steal } : { signal }, async () => {
        if (stopped) return;
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        lead();
        await held;
      });
    } catch (failure) {
      if (!(failure instanceof DOMException) || failure.name !== "AbortError") throw failure;
      if (signal.aborted) return; // stopped, or taking the lock instead of waiting for it
      stepDown(); // another tab has taken the lock: queue up again behind it
      ask();
      return campaign(false);
    }
  };

  const ask = () => {
    if (!locks || waiting || connection || stopped) return;
    const since = heardAt;
    const timer = setTimeout(() => {
      const events = waiting?.events ?? [];
      waiting = null;
      for (const event of events) feed.take(event);
      if (heardAt === since && isVisible() && !connection && !stopped) void campaign(true);
    }, answerMs);
    waiting = { events: [], timer };
    post({ type: "ask", from: me, wish: { last: feed.last, ago: age() } });
  };
  const answer = (to: string, wish: Wish) => {
    // Nothing of the stream yet: what it will replay must reach back far enough for the one who asks.
    if (feed.last === "") oldest = Math.min(oldest, Date.now() - wish.ago);
    const events = feed.last === "" ? [] : feed.since(wish);
    post({ type: "answer", to, events, last: feed.last, state: bus.state });
  };
  const takeAnswer = ({ events, last, state }: Message & { type: "answer" }) => {
    const came = waiting?.events ?? [];
    if (waiting) clearTimeout(waiting.timer);
    waiting = null;
    bus.setState(state);
    for (const event of events ?? []) feed.take(event);
    feed.continueAt(last, events === null);
    for (const event of came) feed.take(event);
  };
  const onMessage = ({ data: message }: MessageEvent<Message>) => {
    if (message.type === "ask") {
      if (connection) answer(message.from, message.wish);
      return;
    }
    heardAt = Date.now();
    if (connection) return; // a former leader's last words: the stream says them again
    if (message.type === "state") bus.setState(message.state);
    else if (message.type === "answer") {
      if (message.to === me && waiting) takeAnswer(message);
    } else if (waiting) waiting.events.push(message.event);
    else feed.take(message.event);
  };
  const watch = setInterval(() => {
    if (isVisible() && Date.now() - heardAt > silenceMs) ask();
  }, silenceMs / 4);

  channel?.addEventListener("message", onMessage);
  ask();
  void campaign(false);
  return {
    get leads() {
      return connection !== null;
    },
    wake() {
      if (connection) connection.nudge();
      else ask();
    },
    stop() {
      stopped = true;
      clearInterval(watch);
      if (waiting) clearTimeout(waiting.timer);
      stepDown();
      queued.abort();
      release();
      channel?.removeEventListener("message", onMessage);
      channel?.close();
    },
  };
}
