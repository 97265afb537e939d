import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { fromBase64, fromHex } from "#platform/bytes.ts";
import { MemoryLog, MemoryPartStore } from "./memory-log.ts";
import { StateRefused } from "./reading.ts";
import { Replica } from "./replica.ts";
import { EpochKeys, freshKey, type Place } from "./sealing.ts";
import { authentic, FIRST, readSigned, type Signed, type Signer, signed } from "./signing.ts";
import { aSigner } from "./test-signer.ts";
import type { LogPart, Signing } from "./wire.ts";

const ID = "4b2c9d2e-0000-4000-8000-000000000001";
const SESSION = "00".repeat(16);

let [ana, ben]: Signer[] = [];
beforeAll(async () => {
  [ana, ben] = [await aSigner(), await aSigner()];
});
const who = (one: Signer | undefined): Signer => {
  if (!one) throw new Error("someone");
  return one;
};
const place = (seq: number): Place => ({ doc: ID, epoch: 1, purpose: "content", session: SESSION, seq });

/** Parts of one session in their order, as they are once they are opened. */
async function aSession(by: Signer, words: readonly string[]): Promise<Signed[]> {
  const parts: Signed[] = [];
  let before = FIRST;
  for (const [seq, word] of words.entries()) {
    const { plain, digest } = await signed(place(seq), by, before, new TextEncoder().encode(word));
    before = digest;
    const read = await readSigned(place(seq), plain);
    if (read) parts.push(read);
  }
  return parts;
}

describe("signatures of parts", () => {
  it("fit for all that was signed, in any selection, and for nothing that was changed", async () => {
    const words = Array.from({ length: 12 }, (_, at) => `word ${at}`);
    const honest = await aSession(who(ana), words);
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.nat(11), { minLength: 1 }),
        fc.nat(11),
        fc.constantFrom("update", "author", "seq", "none"),
        async (chosen, at, what) => {
          const given = [...chosen].sort((a, b) => a - b).map((nth) => honest[nth]) as Signed[];
          const victim = given[at % given.length];
          if (!victim || what === "none") {
            expect((await authentic(given)).size).toBe(given.length);
            return;
          }
          // A browser that holds the document's key could write this: with another author's signature.
          const head = { ...victim, ...(what === "author" && { author: who(ben).author }) };
          const forged = await readSigned(
            what === "seq" ? place(99) : place(honest.indexOf(victim)),
            plainOf(head, what === "update" ? new TextEncoder().encode("forged") : victim.update),
          );
          const parts = given.map((one) => (one === victim && forged ? forged : one));
          const found = await authentic(parts);
          expect(parts.filter((one) => !found.has(one))).toEqual([forged]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("of a log of many parts take one verification a session", async () => {
    const parts = await aSession(
      who(ana),
      Array.from({ length: 300 }, (_, at) => String(at)),
    );
    const { verify } = crypto.subtle;
    let count = 0;
    crypto.subtle.verify = (...given: Parameters<typeof verify>) => {
      count += 1;
      return verify.apply(crypto.subtle, given);
    };
    try {
      expect((await authentic(parts)).size).toBe(300);
    } finally {
      crypto.subtle.verify = verify;
    }
    expect(count).toBe(1);
  });
});

/** The bytes of a signed part. */
function plainOf(
  { author, key, before, signature }: Pick<Signed, "author" | "key" | "before" | "signature">,
  update: Uint8Array,
) {
  const parts = [fromHex(author.replaceAll("-", "")), fromBase64(key), before, signature, update];
  return Uint8Array.from(parts.flatMap((bytes) => [...bytes]));
}

describe("a log in which everything is signed", () => {
  const believing = (signer: Signer, ...people: (Signer | undefined)[]): Signing => ({
    signer: async () => signer,
    trusts: async (author, key) => people.some((one) => one?.author === author && one.key === key),
  });
  /** A log that is signed from its first epoch on. */
  const aLog = (): MemoryLog => Object.assign(new MemoryLog(), { signedFrom: 1 });
  const open = (log: MemoryLog, signing: Signing) =>
    new Replica(
      ID,
      log.wire(() => false, signing),
      new MemoryPartStore(),
    );
  const texts = ({ content }: Replica) => content.getText("t").toString();

  async function write(log: MemoryLog, by: Signer, text: string): Promise<LogPart> {
    const tab = open(log, believing(by, ana, ben));
    await tab.pull();
    tab.content.getText("t").insert(0, text);
    await tab.push();
    const part = log.parts.at(-1);
    if (!part) throw new Error("a part");
    return part;
  }

  it("takes in what its people signed, and says whose was not and why", async () => {
    const log = aLog();
    await write(log, who(ana), "a");
    const unknownSigner = await aSigner(who(ben).author);
    const unknown = await write(log, unknownSigner, "b");
    const renamed = await write(log, who(ben), "c");
    renamed.author = who(ana).author;
    // By a holder of the document's key, without a signature.
    const bare = await write(log, who(ana), "d");
    const { epoch, keys } = await open(log, believing(who(ana), ana)).keys.current();
    bare.sealed = await keys.seal({ ...place(bare.seq), epoch, session: bare.session }, FIRST);
    const reader = open(log, believing(who(ana), ana, ben));
    await reader.pull();
    expect(texts(reader)).toBe("a");
    expect(reader.refusals).toEqual([
      { n: unknown.n, why: "key", author: unknownSigner.author, key: unknownSigner.key },
      { n: renamed.n, why: "author", author: who(ana).author, key: null },
      { n: bare.n, why: "signature", author: who(ana).author, key: null },
    ]);
    // It may be accepted later, and is then read from the log again.
    expect(await reader.keepable()).toBeNull();
    expect(await reader.snapshot()).not.toBeNull();
  });

  it("opens nothing that was sealed without signatures", async () => {
    const log = aLog();
    const part = await write(log, who(ana), "a");
    const secret = (await log.wire(() => false).keys()).keys[0]?.key ?? freshKey();
    part.sealed = await new EpochKeys(secret, { signed: false }).seal(
      { ...place(part.seq), session: part.session },
      FIRST,
    );
    const reader = open(log, believing(who(ana), ana));
    await reader.pull();
    expect([texts(reader), reader.refusals.map(({ why }) => why)]).toEqual(["", ["broken"]]);
  });

  it("believes a state that one of its people signed for this number, and no other", async () => {
    const log = aLog();
    await write(log, who(ana), "a");
    const writer = open(log, believing(who(ana), ana));
    await writer.pull();
    const state = await writer.snapshot();
    if (!state) throw new Error("a state");
    log.compact(state);
    const reader = open(log, believing(who(ben), ana));
    await reader.pull();
    expect(texts(reader)).toBe("a");
    log.parts = [];
    log.snapshots = [{ ...state, covers: 2 }];
    await expect(open(log, believing(who(ben), ana)).pull()).rejects.toThrow(StateRefused);
    log.snapshots = [state];
    await expect(open(log, believing(who(ben), ben)).pull()).rejects.toMatchObject({
      refused: { n: 1, why: "key", author: who(ana).author },
    });
  });
});
