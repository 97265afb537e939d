import { MemoryLog, MemoryPartStore } from "../../apps/web/src/features/documents/engine/memory-log.ts";
import { Replica } from "../../apps/web/src/features/documents/engine/replica.ts";
import { EpochKeys, freshSession, type Place } from "../../apps/web/src/features/documents/engine/sealing.ts";
import { FIRST, type Signer, signed } from "../../apps/web/src/features/documents/engine/signing.ts";
import type { LogPart, Signing } from "../../apps/web/src/features/documents/engine/wire.ts";
import { spreadOf } from "../fanout/measure.ts";

/**
 * What a browser spends on opening a log of 10,000 parts without a snapshot: opened alone, as before there were signatures;
 * with a signature each of which the last of a session is verified; and with every one verified by itself. The engine of the
 * web app, on Node's WebCrypto.
 */

const PARTS = 10_000;
const SESSIONS = 20;
const ROUNDS = 5;
const ID = "4b2c9d2e-0000-4000-8000-000000000001";
type Way = "unsigned" | "a signature a session" | "each signature";

async function aSigner(): Promise<Signer> {
  const pair = (await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])) as CryptoKeyPair; // by its algorithm
  return {
    author: crypto.randomUUID(),
    key: Buffer.from(await crypto.subtle.exportKey("raw", pair.publicKey)).toString("base64"),
    sign: async (message) => new Uint8Array(await crypto.subtle.sign("Ed25519", pair.privateKey, message)),
  };
}

/** A log as its writers left it: small changes of a text, session by session. */
async function aLog(way: Way, signer: Signer): Promise<MemoryLog> {
  const log = Object.assign(new MemoryLog(2_000), { signedFrom: way === "unsigned" ? null : 1 });
  const [first] = (await log.wire(() => false).keys()).keys;
  if (!first) throw new Error("a key");
  const keys = new EpochKeys(first.key, { signed: way !== "unsigned" });
  const { content: doc } = new Replica(
    ID,
    log.wire(() => false),
    new MemoryPartStore(),
  );
  const updates: Uint8Array<ArrayBuffer>[] = [];
  doc.on("update", (update: Uint8Array) => updates.push(new Uint8Array(update)));
  for (let nth = 0; nth < PARTS; nth += 1) doc.getText("t").insert(doc.getText("t").length, `${nth} `);
  let session = freshSession();
  let before = FIRST;
  for (const [nth, update] of updates.entries()) {
    if (nth % (PARTS / SESSIONS) === 0) [session, before] = [freshSession(), FIRST];
    const seq = nth % (PARTS / SESSIONS);
    const place: Place = { doc: ID, epoch: 1, purpose: "content", session, seq };
    const by = way === "unsigned" ? null : await signed(place, signer, before, update);
    if (by && way === "a signature a session") before = by.digest;
    const sealed = await keys.seal(place, by?.plain ?? update);
    const part: LogPart = { n: nth + 1, session, seq, epoch: 1, purpose: "content", sealed };
    log.parts.push(part);
  }
  log.n = PARTS;
  return log;
}

for (const way of ["unsigned", "a signature a session", "each signature"] as const) {
  const signer = await aSigner();
  const signing: Signing = { signer: async () => signer, trusts: async () => true };
  const log = await aLog(way, signer);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const replica = new Replica(
      ID,
      log.wire(() => false, signing),
      new MemoryPartStore(),
    );
    const began = performance.now();
    await replica.pull();
    times.push(performance.now() - began);
    if (replica.at !== PARTS || replica.refusals.length > 0) throw new Error("not all of it was read");
    replica.close();
  }
  const { p50, p99 } = spreadOf(times);
  const bytes = log.parts.reduce((sum, { sealed }) => sum + sealed.length, 0) / PARTS;
  console.log(`${way}: p50 ${p50.toFixed()} ms, p99 ${p99.toFixed()} ms; ${bytes.toFixed()} bytes a part`);
}
