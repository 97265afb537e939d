import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dequeue, enqueue, markFailed, nextToSend, onOutbox, type Waiting, waitingOf } from "./outbox.ts";

const kept = new Map<string, string>();
let elsewhere: ((event: { key: string | null; newValue: string | null }) => void) | undefined;
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal("addEventListener", (_: string, listener: typeof elsewhere) => {
    elsewhere = listener;
  });
  vi.stubGlobal("removeEventListener", () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

let member = 0;
const fresh = () => `member ${member++}`;
const message = (client_id: string, chat_id = "c"): Waiting => ({
  client_id,
  chat_id,
  text: client_id,
  at: "2026-11-20T12:00:00Z",
});

describe("the outbox", () => {
  test("keeps what was written, in order, and each once", () => {
    const id = fresh();
    for (const one of ["1", "2", "1"]) enqueue(id, message(one));
    expect(waitingOf(id).map(({ client_id }) => client_id)).toEqual(["2", "1"]);
    dequeue(id, "2");
    dequeue(id, "1");
    expect(waitingOf(id)).toEqual([]);
    expect(kept.size).toBe(0);
  });

  test("is read again after a reload, in the order it was written", () => {
    const id = fresh();
    for (const one of ["b", "c", "a"]) enqueue(id, message(one));
    waitingOf(fresh()); // another member: the outbox of the first is cleared
    expect(waitingOf(id).map(({ client_id }) => client_id)).toEqual(["b", "c", "a"]);
  });

  test("keeps what another tab writes at the same moment", () => {
    const id = fresh();
    const stop = onOutbox(() => undefined);
    enqueue(id, message("1"));
    const name = `chats.outbox.${id}.2`;
    const newValue = JSON.stringify({ ...message("2"), threadKey: 1 });
    kept.set(name, newValue);
    dequeue(id, "1");
    expect(kept.has(name)).toBe(true);
    elsewhere?.({ key: name, newValue });
    expect(waitingOf(id)).toEqual([message("2")]);
    elsewhere?.({ key: name, newValue: null });
    expect(waitingOf(id)).toEqual([]);
    stop();
  });

  test("is kept in memory if storage is blocked", () => {
    vi.stubGlobal("localStorage", undefined);
    const id = fresh();
    enqueue(id, message("1"));
    enqueue(id, message("2"));
    expect(waitingOf(id).map(({ client_id }) => client_id)).toEqual(["1", "2"]);
  });

  test("is another member's no more", () => {
    const anna = fresh();
    const berta = fresh();
    enqueue(anna, message("1"));
    expect(waitingOf(berta)).toEqual([]);
    expect(waitingOf(anna)).toHaveLength(1);
  });

  test("a refused message holds back its conversation only, until it is tried again", () => {
    const id = fresh();
    enqueue(id, message("1"));
    enqueue(id, message("2"));
    enqueue(id, message("3", "other"));
    markFailed(id, "1", "cannot_write");
    expect(nextToSend(waitingOf(id))?.client_id).toBe("3");
    markFailed(id, "1", null);
    expect(nextToSend(waitingOf(id))?.client_id).toBe("1");
    expect(waitingOf(id)[0]).not.toHaveProperty("failed");
  });

  test("tells of changes and survives nonsense on the device", () => {
    const id = fresh();
    kept.set(`chats.outbox.${id}.x`, "{nicht lesbar");
    expect(waitingOf(id)).toEqual([]);
    const heard = vi.fn();
    const stop = onOutbox(heard);
    enqueue(id, message("1"));
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    dequeue(id, "1");
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

test("a rate-limited channel does not delay the other channels", () => {
  const waiting = [message("1"), message("2", "other"), message("3")];
  expect(nextToSend(waiting, ["c"])?.client_id).toBe("2");
  expect(nextToSend(waiting, ["c", "other"])).toBeUndefined();
});
