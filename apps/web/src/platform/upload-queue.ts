import { useSyncExternalStore } from "react";
import { ApiError } from "./call.ts";

/** How far a file is on its way to the server. */
export type Progress<Sent, Code extends string> = {
  key: string;
  /** From 0 to 1. */
  share: number;
  /** What the server made of it, once it is there. */
  sent: Sent | null;
  /** Why it did not work: a reason of the feature's own, no connection, else the server's words (perhaps none). */
  problem: { code: Code | "offline" | "refused"; words: string } | null;
};

/** A file that goes along: what the feature says of it, and how far it is. */
export type Upload<Details, Sent, Code extends string> = Details & Progress<Sent, Code>;

/** The options of a transfer: its abort signal, and a callback for the progress. */
export type Transfer = { signal: AbortSignal; onProgress: (share: number) => void };

/** The answer of a sending that found, on the way, that a file can't go. */
export class UnsuitableFile<Code extends string> {
  readonly code: Code;
  constructor(code: Code) {
    this.code = code;
  }
}

/** What a feature does with its files. */
type Rules<Place, Source, Details, Sent, Code extends string> = {
  /** Tells places apart. */
  keyOf: (place: Place) => string;
  send: (
    upload: Upload<Details, Sent, Code>,
    source: Source,
    transfer: Transfer,
  ) => Promise<Sent | UnsuitableFile<Code>>;
  /** Deletes an unneeded file from the server; otherwise the server deletes it later. */
  discard: (sent: Sent) => void;
  /** The files that an earlier visit left in a place. */
  recall?: (place: Place) => readonly Upload<Details, Sent, Code>[];
  onChange?: (place: Place, uploads: readonly Upload<Details, Sent, Code>[]) => void;
  onSent?: (upload: Upload<Details, Sent, Code>, sent: Sent) => void;
};
type Job<Place, Source> = { place: Place; source: Source; controller: AbortController };

const NONE: readonly never[] = [];

/** Whether trying again may help. */
export const mayRetry = ({ problem }: Pick<Progress<unknown, string>, "problem">): boolean =>
  problem?.code === "offline" || problem?.code === "refused";

/** Lets go of a copy on this device. */
function release(shown: string | null): void {
  if (shown?.startsWith("blob:")) URL.revokeObjectURL(shown);
}

/**
 * Files on their way to the server, by the place where they wait for what they go with. `shown` of an upload is the
 * address that shows it here: of the file on this device, or of the server's copy.
 */
export class UploadQueue<Place, Source, Details extends { shown: string | null }, Sent, Code extends string> {
  readonly #rules: Rules<Place, Source, Details, Sent, Code>;
  readonly #lists = new Map<string, readonly Upload<Details, Sent, Code>[]>();
  readonly #jobs = new Map<string, Job<Place, Source>>();
  readonly #listeners = new Set<() => void>();

  constructor(rules: Rules<Place, Source, Details, Sent, Code>) {
    this.#rules = rules;
  }

  /** The files of a place. */
  in(place: Place): readonly Upload<Details, Sent, Code>[] {
    const key = this.#rules.keyOf(place);
    const existing = this.#lists.get(key);
    if (existing || !this.#rules.recall) return existing ?? NONE;
    const recalled = this.#rules.recall(place);
    this.#lists.set(key, recalled);
    return recalled;
  }

  /** Takes a file along and begins to send it, unless it can't go anyway. */
  add(place: Place, source: Source, details: Details, problem: Code | null): void {
    const key = crypto.randomUUID();
    const upload = {
      ...details,
      key,
      share: 0,
      sent: null,
      problem: problem && { code: problem, words: "" },
    };
    this.put(place, [...this.in(place), upload]);
    const job = { place, source, controller: new AbortController() };
    this.#jobs.set(key, job);
    if (!problem) void this.#run(upload, job);
  }

  /** Puts other files, or another order of them, in a place. */
  put(place: Place, uploads: readonly Upload<Details, Sent, Code>[]): void {
    this.#lists.set(this.#rules.keyOf(place), uploads);
    this.#rules.onChange?.(place, uploads);
    for (const listener of this.#listeners) listener();
  }

  /** Changes the state of a file. */
  change(place: Place, key: string, change: Partial<Details> | Partial<Progress<Sent, Code>>): void {
    this.put(
      place,
      this.in(place).map((one) => (one.key === key ? { ...one, ...change } : one)),
    );
  }

  /** Tries again to send a file, where that may help. */
  retry(place: Place, key: string): void {
    const job = this.#jobs.get(key);
    const upload = this.in(place).find((one) => one.key === key);
    if (!job || !upload || !mayRetry(upload)) return;
    const again = { ...job, controller: new AbortController() };
    this.#jobs.set(key, again);
    this.change(place, key, { problem: null, share: 0 });
    void this.#run(upload, again);
  }

  /** Stops sending a file, or takes it off the server again. */
  remove(place: Place, key: string): void {
    const upload = this.in(place).find((one) => one.key === key);
    if (!upload) return;
    this.#forget(upload, true);
    this.put(
      place,
      this.in(place).filter((one) => one.key !== key),
    );
  }

  /** Takes what is there out of a place, to be used; what failed stays. Copies on this device are left as they are. */
  take(place: Place): Sent[] {
    const all = this.in(place);
    for (const { key, sent } of all) if (sent !== null) this.#jobs.delete(key);
    this.put(
      place,
      all.filter(({ sent }) => sent === null),
    );
    return all.flatMap(({ sent }) => (sent === null ? [] : [sent]));
  }

  /** Forgets all files of a place; with `throwAway` they are taken off the server as well. */
  clear(place: Place, throwAway: boolean): void {
    for (const upload of this.in(place)) this.#forget(upload, throwAway);
    this.put(place, []);
  }

  /** The connection is back: what failed for the lack of it goes on. */
  readonly resume = (): void => {
    for (const [key, { place }] of this.#jobs)
      if (this.in(place).find((one) => one.key === key)?.problem?.code === "offline") this.retry(place, key);
  };

  /** Calls back after each change; while anybody follows, the queue also notices that the connection is back. */
  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) addEventListener("online", this.resume);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) removeEventListener("online", this.resume);
    };
  };

  #forget({ key, sent, shown }: Upload<Details, Sent, Code>, throwAway: boolean): void {
    this.#jobs.get(key)?.controller.abort();
    this.#jobs.delete(key);
    if (throwAway && sent !== null) this.#rules.discard(sent);
    release(shown);
  }

  async #run(upload: Upload<Details, Sent, Code>, job: Job<Place, Source>): Promise<void> {
    const { place, source, controller } = job;
    const { signal } = controller;
    const change = (progress: Partial<Progress<Sent, Code>>) => this.change(place, upload.key, progress);
    try {
      const onProgress = (share: number) => change({ share });
      const sent = await this.#rules.send(upload, source, { signal, onProgress });
      if (sent instanceof UnsuitableFile) return change({ problem: { code: sent.code, words: "" } });
      if (signal.aborted) return this.#rules.discard(sent);
      this.#rules.onSent?.(upload, sent);
      change({ sent, share: 1 });
    } catch (failure) {
      if (signal.aborted) return;
      if (!(failure instanceof ApiError)) throw failure;
      change({ problem: { code: failure.status === 0 ? "offline" : "refused", words: failure.message } });
    }
  }
}

/** The files of a place, and follows them. */
export const useUploadsIn = <
  Place,
  Source,
  Details extends { shown: string | null },
  Sent,
  Code extends string,
>(
  queue: UploadQueue<Place, Source, Details, Sent, Code>,
  place: Place,
): readonly Upload<Details, Sent, Code>[] =>
  useSyncExternalStore(
    queue.subscribe,
    () => queue.in(place),
    () => queue.in(place),
  );
