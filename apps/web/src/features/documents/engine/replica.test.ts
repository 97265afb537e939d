import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as Y from "yjs";
import { MemoryLog, MemoryPartStore } from "./memory-log.ts";
import { StateRefused } from "./reading.ts";
import { Replica, type StoredState } from "./replica.ts";
import { EpochKeys, freshKey, freshSession } from "./sealing.ts";
import { aSigner } from "./test-signer.ts";
import { type Signing, UNSIGNED } from "./wire.ts";

const ID = "4b2c9d2e-0000-4000-8000-000000000001";
const TABS = 4;

const step = fc.record({
  who: fc.nat(TABS - 1),
  what: fc.constantFrom(
    "type",
    "type",
    "type",
    "move",
    "delete",
    "comment",
    "push",
    "push",
    "deliver",
    "pull",
    "keep",
    "crash",
    "reload",
    "compact",
    "rotate",
    "large",
  ),
  at: fc.nat(50),
  luck: fc.nat(9),
});

/** One browser: its open tab, and what stays when that is gone. */
class Browser {
  readonly shelf = new MemoryPartStore();
  state: StoredState | null = null;
  tab: Replica;
  readonly #log: MemoryLog;
  readonly #fate: () => boolean;
  readonly #signing: Signing;

  constructor(log: MemoryLog, fate: () => boolean, signing: Signing) {
    this.#log = log;
    this.#fate = fate;
    this.#signing = signing;
    this.tab = this.#open();
  }

  #open(): Replica {
    return new Replica(ID, this.#log.wire(this.#fate, this.#signing), this.shelf);
  }

  /** The tab is gone without a word, and the document is opened again from what was kept. */
  async crash(): Promise<void> {
    this.tab.close();
    this.tab = this.#open();
    if (this.state) this.tab.restore(this.state);
    await this.tab.adopt([...this.shelf.parts.values()], true);
  }

  /** There is a connection: what is kept is taken up and sent. */
  async connect(): Promise<void> {
    await this.tab.adopt([...this.shelf.parts.values()], true);
    await this.tab.push();
  }

  /** What the store has is what opening it again shows. */
  async keep(): Promise<void> {
    const kept = await this.tab.keepable().catch(() => null);
    if (kept && kept.at >= (this.state?.at ?? 0)) this.state = kept;
  }
}

async function rotate(tab: Replica, log: MemoryLog): Promise<void> {
  await tab.pull();
  const key = freshKey();
  const made = await tab.snapshot({ epoch: log.epoch + 1, keys: new EpochKeys(key, { signed: true }) });
  if (made) log.rotate(log.epoch + 1, key, made);
}

/** Parts of the log in any order, some twice, some not at all. */
async function deliver(tab: Replica, log: MemoryLog, at: number): Promise<void> {
  const from = log.parts.slice(at % (log.parts.length + 1));
  for (const part of from.toReversed()) if ((part.n + at) % 3 !== 0) await tab.receive(part);
  if (from[0]) await tab.receive(from[0]);
}

/** People who know one another's keys. */
async function people(count: number): Promise<Signing[]> {
  const signers = await Promise.all(Array.from({ length: count }, () => aSigner()));
  const trusts = async (author: string, key: string) =>
    signers.some((one) => one.author === author && one.key === key);
  return signers.map((signer) => ({ signer: async () => signer, trusts }));
}

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function take({ who, what, at }: Step, browser: Browser, log: MemoryLog): Promise<void> {
  const { tab } = browser;
  const text = tab.content.getText("t");
  switch (what) {
    case "type":
      return text.insert(Math.min(at, text.length), `${who}${at} `);
    case "large":
      // More than one part holds: it has to be cut.
      return tab.content.transact(() => {
        for (let i = 0; i < 4; i += 1) tab.content.getArray("a").push([`${who}${at}`.repeat(40_000)]);
        if (text.length > 0) text.delete(0, 1);
      });
    case "delete":
      return text.length > 0 ? text.delete(Math.min(at, text.length - 1), 1) : undefined;
    case "move":
      return void tab.content.getMap("m").set(`o${at % 5}`, at);
    case "comment":
      return tab.comments.getArray("c").push([`${who} ${at}`]);
    case "push":
      return tab.push();
    case "pull":
      return tab.pull();
    case "deliver":
      return deliver(tab, log, at);
    case "keep":
      return browser.keep();
    case "crash":
      return browser.crash();
    case "reload":
      await browser.keep();
      return browser.crash();
    case "compact": {
      const made = await tab.snapshot();
      return made?.epoch === log.epoch ? log.compact(made) : undefined;
    }
    case "rotate":
      return rotate(tab, log);
  }
}

const shown = ({ content, comments }: Replica): string =>
  JSON.stringify([
    content.getText("t").toString(),
    Object.entries(content.getMap("m").toJSON()).sort(),
    content.getArray("a").map((one) => String(one).slice(0, 8)),
    comments.getArray("c").toJSON(),
  ]);

const SIGNERS = await people(TABS);
const signerOf = (nth: number): Signing => SIGNERS[nth] ?? UNSIGNED;

describe("copies of a document", () => {
  it("become the same whatever the network, the order, the store and the keys do", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
        const log = new MemoryLog();
        let luck = 9;
        const browsers = SIGNERS.map((signing) => new Browser(log, () => luck < 2, signing));
        for (const one of steps) {
          const browser = browsers[one.who];
          luck = one.luck;
          if (browser) await take(one, browser, log).catch(() => undefined); // the network failed: later again
        }
        luck = 9;
        for (const browser of browsers) await browser.connect();
        for (const { tab } of browsers) await tab.pull();
        const fresh = new Replica(
          ID,
          log.wire(() => false, signerOf(0)),
          new MemoryPartStore(),
        );
        await fresh.pull();
        const tabs = [...browsers.map(({ tab }) => tab), fresh];
        expect(new Set(tabs.map(shown)).size).toBe(1);
        for (const tab of tabs) {
          expect([tab.saved, tab.behind, tab.at, tab.refusals]).toEqual([true, false, log.n, []]);
          expect(tab.content.store.pendingStructs).toBeNull();
        }
        for (const { shelf } of browsers) expect(shelf.parts.size).toBe(0);
      }),
      { numRuns: 150 },
    );
  }, 120_000);

  it("lose nothing that was kept when a tab is gone, and what it had sent comes once", async () => {
    const log = new MemoryLog();
    let lost = false;
    const browser = new Browser(log, () => lost, signerOf(0));
    await browser.tab.push();
    await browser.tab.pull();
    await browser.tab.keys.refresh();
    browser.tab.content.getText("t").insert(0, "kept");
    await browser.keep();
    lost = true;
    await expect(browser.tab.push()).rejects.toThrow("failed");
    lost = false;
    await browser.crash();
    expect(browser.tab.content.getText("t").toString()).toBe("kept");
    await browser.tab.push();
    await browser.crash();
    await browser.tab.push();
    expect(log.n).toBe(1);
  });
});

describe("a copy that meets entries which are no changes", () => {
  const open = (log: MemoryLog, store = new MemoryPartStore()) =>
    new Replica(
      ID,
      log.wire(() => false),
      store,
    );
  type Hostile = "bytes" | "sealed" | "cut" | "missing" | "huge";

  /** An entry of one of the document's people, who does with its key what they like. */
  async function hostile(
    log: MemoryLog,
    what: Hostile,
    random: Uint8Array<ArrayBuffer>,
    purpose: "content" | "comments",
  ) {
    const { keys } = await open(log).keys.current();
    const place = { doc: ID, epoch: log.epoch, purpose, session: freshSession(), seq: 0 };
    const doc = new Y.Doc();
    doc.getText("t").insert(0, "first ");
    const first = Y.encodeStateVector(doc);
    doc.getText("t").insert(6, "second");
    const whole = Y.encodeStateAsUpdate(doc);
    const plain: Record<Hostile, Uint8Array<ArrayBuffer>> = {
      bytes: random,
      sealed: random,
      cut: whole.slice(0, random.length % whole.length),
      // What it continues never comes.
      missing: Y.encodeStateAsUpdate(doc, first).slice(),
      huge: Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0x7f, ...random),
    };
    const sealed = what === "bytes" ? random : await keys.seal(place, plain[what]);
    log.append([{ ...place, sealed }], null);
  }

  const attack = fc.record({
    what: fc.constantFrom<Hostile>("bytes", "sealed", "cut", "missing", "huge"),
    purpose: fc.constantFrom<"content" | "comments">("content", "comments"),
    random: fc.uint8Array({ minLength: 1, maxLength: 80 }).map((bytes) => Uint8Array.from(bytes)),
  });

  it("makes snapshots and the next key all the same, and everybody reads the rest", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(attack, { minLength: 1, maxLength: 6 }), async (attacks) => {
        const log = new MemoryLog();
        const writer = open(log);
        let at = 0;
        for (const { what, random, purpose } of attacks) {
          await writer.pull();
          writer.content.getMap("m").set(`k${at++}`, 1);
          await writer.push();
          await hostile(log, what, random, purpose);
        }
        await writer.pull();
        const state = await writer.snapshot();
        expect(state?.covers).toBe(log.n);
        if (state) log.compact(state);
        const key = freshKey();
        const epoch = log.epoch + 1;
        const next = await writer.snapshot({ epoch, keys: new EpochKeys(key, { signed: false }) });
        if (!next) throw new Error("a state for the next key");
        expect(log.rotate(epoch, key, next)).toBe(true);
        log.signedFrom = null;
        const reader = open(log);
        await reader.pull();
        writer.content.getMap("m").set("last", 1);
        await writer.push();
        await reader.pull();
        for (let nth = 0; nth < at; nth += 1) expect(reader.content.getMap("m").get(`k${nth}`)).toBe(1);
        expect(reader.content.getMap("m").get("last")).toBe(1);
        expect(await writer.keepable()).not.toBeNull();
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it("reads the entries if a state cannot be opened, and makes another state", async () => {
    const log = new MemoryLog();
    const writer = open(log);
    for (const letter of ["a", "b"]) {
      writer.content.getMap("m").set(letter, 1);
      await writer.push();
    }
    const state = await writer.snapshot();
    if (!state) throw new Error("a state");
    log.compact({ ...state, sealed: state.sealed.map((byte) => byte ^ 1) });
    const reader = open(log);
    await reader.pull();
    expect([reader.content.getMap("m").size, reader.at, reader.needsState]).toEqual([2, 2, true]);
    expect(reader.refusals.map(({ n, why }) => [n, why])).toEqual([[2, "broken"]]);
    expect(await reader.snapshot()).not.toBeNull();
    log.parts = [];
    await expect(open(log).pull()).rejects.toThrow(StateRefused);
  });
});
