import type { Bus, LiveState } from "./bus.ts";
import type { Connection } from "./connection.ts";
import type { StreamEvent } from "./event-stream.ts";
import type { Feed, MissedEventsRequest } from "./feed.ts";

/** What tabs tell one another. */
type Message =
  | { type: "event"; event: StreamEvent }
  | { type: "state"; state: LiveState }
  | { type: "ask"; from: string; wish: MissedEventsRequest }
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

const TIMING = { answerMs: 1_500, silenceMs: 40_000 };
/** A new leader may have been asked before it led. */
const ASK_ATTEMPTS_MAX = 3;

/** Events that wait for the leader's answer about what came before them. */
type PendingAnswer = { events: StreamEvent[]; timer: ReturnType<typeof setTimeout>; attempts: number };

/**
 * One tab among the others of this browser: one holds the lock and the stream and passes every event on; the others
 * listen and follow it. A tab that opens asks for what it missed while loading. A leader that has fallen asleep (phones
 * do that to hidden tabs) does not answer, and a visible tab takes the lock from it.
 */
export class Tab {
  readonly #parts: TabParts;
  readonly #locks: TabParts["locks"];
  readonly #timing: { answerMs: number; silenceMs: number };
  readonly #me = crypto.randomUUID();
  readonly #watch: ReturnType<typeof setInterval>;
  #connection: Connection | null = null;
  #release = () => {};
  #queued = new AbortController();
  #stopped = false;
  #heardAt = Date.now();
  #pendingAnswer: PendingAnswer | null = null;
  /** Since when events may matter; other tabs' pages may be older than ours. */
  #oldest: number;

  /** Takes part at once. */
  constructor(parts: TabParts) {
    this.#parts = parts;
    this.#locks = parts.channel && parts.locks;
    this.#timing = parts.timing ?? TIMING;
    this.#oldest = Date.now() - parts.age();
    this.#watch = setInterval(() => {
      if (parts.isVisible() && Date.now() - this.#heardAt > this.#timing.silenceMs) this.#ask();
    }, this.#timing.silenceMs / 4);
    parts.channel?.addEventListener("message", this.#onMessage);
    this.#ask();
    void this.#campaign(false);
  }

  get leads(): boolean {
    return this.#connection !== null;
  }

  /** The tab is shown again, or the network is back: finds out whether anything was missed. */
  wake(): void {
    if (this.#connection) this.#connection.nudge();
    else this.#ask();
  }

  /** Leaves; another tab takes over where this one was. */
  stop(): void {
    this.#stopped = true;
    clearInterval(this.#watch);
    this.#stopAwaitingAnswer();
    this.#stepDown();
    this.#queued.abort();
    this.#release();
    this.#parts.channel?.removeEventListener("message", this.#onMessage);
    this.#parts.channel?.close();
  }

  #post(message: Message): void {
    if (!this.#stopped) this.#parts.channel?.postMessage(message);
  }

  #stopAwaitingAnswer(): StreamEvent[] {
    const { events = [], timer } = this.#pendingAnswer ?? {};
    clearTimeout(timer);
    this.#pendingAnswer = null;
    return events;
  }

  /** Waits for the lock, or takes it from a leader that does not answer; leads while holding it. */
  async #campaign(steal: boolean): Promise<void> {
    if (!this.#locks) return this.#lead();
    if (steal) this.#queued.abort();
    this.#queued = new AbortController();
    const { signal } = this.#queued;
    try {
      await this.#locks.request(this.#parts.name, steal ? { steal } : { signal }, async () => {
        if (this.#stopped) return;
        const held = new Promise<void>((resolve) => {
          this.#release = resolve;
        });
        this.#lead();
        await held;
      });
    } catch (failure) {
      if (!(failure instanceof DOMException) || failure.name !== "AbortError") throw failure;
      if (signal.aborted) return; // stopped, or taking the lock instead of waiting for it
      this.#stepDown(); // another tab has taken the lock: queue up again behind it
      this.#ask();
      return this.#campaign(false);
    }
  }

  #lead(): void {
    const { feed, bus, connect } = this.#parts;
    this.#stopAwaitingAnswer(); // the stream replays it
    this.#connection = connect(
      () => feed.last || `ago-${Math.ceil(Date.now() - this.#oldest)}`,
      (event) => {
        this.#post({ type: "event", event });
        feed.take(event); // may end the session, and with it this tab's part
      },
      (state) => {
        bus.setState(state);
        this.#post({ type: "state", state });
      },
    );
  }

  #stepDown(): void {
    this.#connection?.close();
    this.#connection = null;
  }

  #ask(before?: { events: StreamEvent[]; attempts: number }): void {
    if (!this.#locks || this.#pendingAnswer || this.#connection || this.#stopped) return;
    const { feed, age } = this.#parts;
    const since = this.#heardAt;
    const timer = setTimeout(() => this.#unanswered(this.#heardAt > since), this.#timing.answerMs);
    this.#pendingAnswer = { events: before?.events ?? [], timer, attempts: (before?.attempts ?? 0) + 1 };
    this.#post({ type: "ask", from: this.#me, wish: { last: feed.last, since: Date.now() - age() } });
  }

  #unanswered(heard: boolean): void {
    const { feed, bus, isVisible } = this.#parts;
    const attempts = this.#pendingAnswer?.attempts ?? 0;
    const events = this.#stopAwaitingAnswer();
    if (heard && attempts < ASK_ATTEMPTS_MAX) {
      this.#ask({ events, attempts });
      return;
    }
    for (const event of events) feed.take(event);
    if (heard) bus.resync();
    else if (isVisible()) void this.#campaign(true);
  }

  #answer(to: string, wish: MissedEventsRequest): void {
    const { feed, bus } = this.#parts;
    // Nothing of the stream yet: what it will replay must reach back far enough for the one who asks.
    if (feed.last === "") this.#oldest = Math.min(this.#oldest, wish.since);
    const events = feed.last === "" ? [] : feed.since(wish);
    this.#post({ type: "answer", to, events, last: feed.last, state: bus.state });
  }

  #takeAnswer({ events, last, state }: Message & { type: "answer" }): void {
    const { feed, bus } = this.#parts;
    const came = this.#stopAwaitingAnswer();
    bus.setState(state);
    for (const event of events ?? []) feed.take(event);
    feed.continueAt(last, events === null);
    for (const event of came) feed.take(event);
  }

  readonly #onMessage = ({ data: message }: MessageEvent<Message>): void => {
    if (message.type === "ask") {
      if (this.#connection) this.#answer(message.from, message.wish);
      return;
    }
    this.#heardAt = Date.now();
    if (this.#connection) return; // a former leader's last words: the stream says them again
    if (message.type === "state") this.#parts.bus.setState(message.state);
    else if (message.type === "answer") {
      if (message.to === this.#me && this.#pendingAnswer) this.#takeAnswer(message);
    } else if (this.#pendingAnswer) this.#pendingAnswer.events.push(message.event);
    else this.#parts.feed.take(message.event);
  };
}
