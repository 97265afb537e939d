import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBus } from "./bus.ts";
import { Connection } from "./connection.ts";
import { createFeed } from "./feed.ts";
import { Tab, type TabParts } from "./tabs.ts";
import { createTestServer, type TestServer } from "./test-server.ts";

/** Waits until a check passes, on a busy machine as well. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 10 });

let server: TestServer;
let name = "";
const tabs: Tab[] = [];
beforeEach(() => {
  server = createTestServer();
  vi.stubGlobal("fetch", server.fetch);
  name = `live:${crypto.randomUUID()}`;
});
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.stop();
  vi.unstubAllGlobals();
});

/** A channel that can fall asleep, as hidden tabs of phones do: nothing goes in or out. */
class SleepyChannel extends BroadcastChannel {
  asleep = false;
  override postMessage(message: unknown): void {
    if (!this.asleep) super.postMessage(message);
  }
  override dispatchEvent(event: Event): boolean {
    return this.asleep ? true : super.dispatchEvent(event);
  }
}

/** Opens a tab and notes what its rooms hear. */
function openTab(parts: Partial<TabParts> = {}) {
  const bus = createBus();
  const numbers: number[] = [];
  const resync = vi.fn();
  bus.onResync(resync);
  bus.on("number" as "ping", (number) => numbers.push(number as unknown as number)); // the test server's own kind
  const typing = vi.fn();
  bus.on("chat_typing", typing);
  const channel = new SleepyChannel(name);
  const openedAt = Date.now();
  const tab = new Tab({
    name,
    bus,
    feed: createFeed(bus),
    locks: navigator.locks,
    channel,
    age: () => Date.now() - openedAt,
    isVisible: () => true,
    connect: (resumeAt, onEvent, onState) =>
      new Connection({
        mintTicket: server.mint,
        resumeAt,
        onEvent,
        onState,
        onRefused: () => {},
        address: server.address,
        random: () => 0,
      }),
    // Longer than an answer takes on a busy machine.
    timing: { answerMs: 1_500, silenceMs: 60_000 },
    ...parts,
  });
  tabs.push(tab);
  return { tab, bus, numbers, resync, typing, channel };
}
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe("tabs", () => {
  it("share one stream, and each hears everything once and in order", async () => {
    const all = [openTab(), openTab(), openTab()];
    await soon(() => expect(all.map(({ bus }) => bus.state)).toEqual(["live", "live", "live"]));
    for (const number of upTo(50)) server.publish(number);
    server.ephemeral("chat_typing", { chat_id: "c", user_id: "u" });
    for (const { numbers, typing } of all) {
      await soon(() => expect(numbers).toEqual(upTo(50)));
      await soon(() => expect(typing).toHaveBeenCalledOnce());
    }
    expect(server.opened()).toBe(1);
    expect(all.filter(({ tab }) => tab.leads)).toHaveLength(1);
  });

  it("say nothing after they have left, though their stream ends later", async () => {
    const ends: (() => void)[] = [];
    const connect: TabParts["connect"] = (_resumeAt, _onEvent, onState) => {
      ends.push(() => onState("connecting"));
      return { close: () => {}, nudge: () => {} } as unknown as Connection; // the tab needs no more of it
    };
    const { tab } = openTab({ connect });
    await soon(() => expect(ends).toHaveLength(1));
    tab.stop();
    expect(ends[0]).not.toThrow();
  });

  it("hand over without losing or doubling anything when leaders close", async () => {
    const all = upTo(5).map(() => openTab());
    await soon(() => expect(all.every(({ bus }) => bus.state === "live")).toBe(true));
    let sent = 0;
    for (let turn = 0; turn < 4; turn++) {
      for (let count = 0; count < 20; count++) {
        server.publish(++sent);
        if (count === 10) all.find(({ tab }) => tab.leads)?.tab.stop();
        await new Promise((resolve) => setTimeout(resolve)); // no time, a turn: the other tabs hear
      }
      await soon(() => expect(all.filter(({ tab }) => tab.leads)).toHaveLength(1));
    }
    const remaining = all.filter(({ tab }) => tab.leads);
    for (const { numbers, resync } of remaining) {
      await soon(() => expect(numbers).toEqual(upTo(sent)));
      expect(resync).not.toHaveBeenCalled();
    }
    for (const { numbers } of all) expect(numbers).toEqual(upTo(numbers.length));
  });

  it("tell a tab that opens later what it missed while it loaded", async () => {
    const first = openTab();
    await soon(() => expect(first.bus.state).toBe("live"));
    const startedAt = Date.now();
    server.publish(1);
    server.publish(2);
    await soon(() => expect(first.numbers).toEqual([1, 2]));
    const late = openTab({ age: () => Date.now() - startedAt });
    server.publish(3);
    await soon(() => expect(late.numbers).toEqual([1, 2, 3]));
    expect(late.resync).not.toHaveBeenCalled();
    const fresh = openTab();
    server.publish(4);
    await soon(() => expect(fresh.numbers).toEqual([4]));
    const ancient = openTab({ age: () => 3_600_000 });
    await soon(() => expect(ancient.resync).toHaveBeenCalledOnce());
  });

  it("take the lead from a leader that has fallen asleep, and it follows when it wakes", async () => {
    const leader = openTab();
    await soon(() => expect(leader.bus.state).toBe("live"));
    const other = openTab();
    await soon(() => expect(other.bus.state).toBe("live"));
    leader.channel.asleep = true;
    server.publish(1);
    await soon(() => expect(leader.numbers).toEqual([1]));
    expect(other.numbers).toEqual([]);
    other.tab.wake();
    await soon(() => expect(other.tab.leads).toBe(true));
    await soon(() => expect(other.numbers).toEqual([1]));
    leader.channel.asleep = false;
    await soon(() => expect(leader.tab.leads).toBe(false));
    server.publish(2);
    await soon(() =>
      expect([leader.numbers, other.numbers]).toEqual([
        [1, 2],
        [1, 2],
      ]),
    );
    expect(server.open()).toBe(1);
    other.tab.stop();
    await soon(() => expect(leader.tab.leads).toBe(true));
    server.publish(3);
    await soon(() => expect(leader.numbers).toEqual([1, 2, 3]));
  });

  it("a follower that was asleep hears what it missed when it wakes", async () => {
    const leader = openTab();
    await soon(() => expect(leader.bus.state).toBe("live"));
    const other = openTab();
    await soon(() => expect(other.bus.state).toBe("live"));
    server.publish(1);
    await soon(() => expect(other.numbers).toEqual([1]));
    other.channel.asleep = true;
    server.publish(2);
    await soon(() => expect(leader.numbers).toEqual([1, 2]));
    other.channel.asleep = false;
    other.tab.wake();
    await soon(() => expect(other.numbers).toEqual([1, 2]));
    expect(leader.tab.leads).toBe(true);
  });

  it("lead alone where the browser has no locks", async () => {
    const both = [openTab({ locks: undefined }), openTab({ locks: undefined })];
    await soon(() => expect(server.open()).toBe(2));
    server.publish(1);
    for (const { numbers } of both) await soon(() => expect(numbers).toEqual([1]));
  });
});
