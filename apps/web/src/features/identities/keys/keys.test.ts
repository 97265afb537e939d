import { ARGON } from "@kompagnon/contract/identities/rules.ts";
import { argon2id } from "hash-wasm";
import { describe, expect, it } from "vitest";
import { randomBytes, toBase64 } from "#platform/bytes.ts";
import { strengthOf } from "../screens/new-passphrase.tsx";
import {
  type DeriveKey,
  lockByPasskey,
  lockByPassphrase,
  lockByRecovery,
  openByPasskey,
  openByPassphrase,
  openByRecovery,
  WeakLock,
  WrongSecret,
} from "./locks.ts";
import { newPair, unlocked } from "./pair.ts";
import { isComplete, isGroup, newRecoveryCode, randomProofGroup } from "./recovery-code.ts";
import { safetyNumber, unwrap, wrapFor } from "./wrap.ts";

const ME = "4b2c9d2e-0000-4000-8000-000000000001";
const OTHER = "4b2c9d2e-0000-4000-8000-000000000002";
/** As the worker does it. */
const stretch: DeriveKey = async (password, salt, { memory, passes, lanes }) =>
  new Uint8Array(
    await argon2id({
      password,
      salt,
      memorySize: memory,
      iterations: passes,
      parallelism: lanes,
      hashLength: 32,
      outputType: "binary",
    }),
  );

describe("locks", () => {
  it("open by passphrase and by code, for their member and their keys alone", async () => {
    const { keys, packed } = await newPair();
    const code = newRecoveryCode();
    const owner = { memberId: ME, keys };
    const identity = {
      keys,
      passphrase: await lockByPassphrase(owner, packed, "vier ganz andere Wörter", stretch),
      recovery: await lockByRecovery(owner, packed, code),
    };
    expect(identity.passphrase).toMatchObject(ARGON);
    // Typed on another keyboard: the same letters, put together differently.
    const typed = "vier ganz andere Wörter".normalize("NFD");
    expect(await openByPassphrase(ME, identity, typed, stretch)).toEqual(packed);
    expect(await openByRecovery(ME, identity, ` ${code.toLowerCase().replaceAll("-", " ")}`)).toEqual(packed);
    await expect(openByPassphrase(ME, identity, "vier ganz andere Worte", stretch)).rejects.toThrow(
      WrongSecret,
    );
    await expect(openByRecovery(ME, identity, newRecoveryCode())).rejects.toThrow(WrongSecret);
    await expect(openByRecovery(OTHER, identity, code)).rejects.toThrow(WrongSecret);
    const swapped = { ...identity, keys: (await newPair()).keys };
    await expect(openByRecovery(ME, swapped, code)).rejects.toThrow(WrongSecret);
  });

  it("open by what a passkey derives, for their member and their keys alone", async () => {
    const { keys, packed } = await newPair();
    const owner = { memberId: ME, keys };
    const salt = randomBytes(16);
    const secret = randomBytes(32);
    const lock = await lockByPasskey(owner, packed, { salt, secret });
    expect(await openByPasskey(owner, lock, secret)).toEqual(packed);
    await expect(openByPasskey(owner, lock, randomBytes(32))).rejects.toThrow(WrongSecret);
    await expect(openByPasskey({ ...owner, memberId: OTHER }, lock, secret)).rejects.toThrow(WrongSecret);
    const swapped = { ...owner, keys: (await newPair()).keys };
    await expect(openByPasskey(swapped, lock, secret)).rejects.toThrow(WrongSecret);
    const other = { ...lock, salt: toBase64(randomBytes(16)) };
    await expect(openByPasskey(owner, other, secret)).rejects.toThrow(WrongSecret);
  });

  it("are not tried with cheaper parameters than ours, nor with absurd ones", async () => {
    const { keys, packed } = await newPair();
    const passphrase = await lockByPassphrase(
      { memberId: ME, keys },
      packed,
      "lang genug",
      async () => new Uint8Array(32),
    );
    const never: DeriveKey = () => Promise.reject(new Error("asked"));
    for (const cost of [
      { memory: 64 },
      { passes: 1 },
      { memory: 4_194_304 },
      { passes: 1_000 },
      { lanes: 99 },
    ])
      await expect(
        openByPassphrase(ME, { keys, passphrase: { ...passphrase, ...cost } }, "lang genug", never),
      ).rejects.toThrow(WeakLock);
  });

  it("leave keys that can be used and not read out, and wipe what they were opened from", async () => {
    const { keys, packed } = await newPair();
    const { agree, sign } = await unlocked(ME, keys, packed);
    expect([agree.extractable, sign.extractable]).toEqual([false, false]);
    expect(packed.every((byte) => byte === 0)).toBe(true);
    await expect(crypto.subtle.exportKey("pkcs8", agree)).rejects.toThrow();
  });
});

describe("wraps", () => {
  it("open for their recipient in their context only", async () => {
    const mine = await newPair();
    const other = await newPair();
    const me = await unlocked(ME, mine.keys, mine.packed);
    const them = await unlocked(OTHER, other.keys, other.packed);
    const secret = crypto.getRandomValues(new Uint8Array(32));
    const wrapped = await wrapFor(secret, mine.keys.agree, "document 1");
    const pairOf = ({ keys, agree }: typeof me) => ({ publicKey: keys.agree, privateKey: agree });
    expect(await unwrap(wrapped, pairOf(me), "document 1")).toEqual(secret);
    await expect(unwrap(wrapped, pairOf(me), "document 2")).rejects.toThrow();
    await expect(unwrap(wrapped, pairOf(them), "document 1")).rejects.toThrow();
    expect(await wrapFor(secret, mine.keys.agree, "document 1")).not.toBe(wrapped);
  });

  it("are checked by a number that both see, and that changes with any key", async () => {
    const one = (await newPair()).keys;
    const two = (await newPair()).keys;
    const three = (await newPair()).keys;
    const number = await safetyNumber(one, two);
    expect(number).toMatch(/^\d{5}( \d{5}){7}$/);
    expect(await safetyNumber(two, one)).toBe(number);
    expect(await safetyNumber(one, three)).not.toBe(number);
    expect(await safetyNumber(one, { ...two, sign: three.sign })).not.toBe(number);
  });
});

it("recovery code: one group is requested, never the first, and look-alikes are accepted", () => {
  const code = newRecoveryCode();
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){7}$/);
  expect(isComplete(code.replaceAll("0", "o").replaceAll("1", "l"))).toBe(true);
  expect(isComplete(code.slice(5))).toBe(false);
  for (let i = 0; i < 200; i += 1) {
    const group = randomProofGroup();
    expect(group).toBeGreaterThanOrEqual(2);
    expect(group).toBeLessThanOrEqual(8);
  }
  expect(isGroup("AAAA-B0B1-CCCC", 2, "boBi")).toBe(true);
  expect(isGroup("AAAA-B0B1-CCCC", 2, "CCCC")).toBe(false);
});

it.each([
  ["kurz", "short"],
  ["x".repeat(300), "long"],
  ["aaaaaaaaaaaa", "weak"],
  ["abcabcabcabc", "weak"],
  ["passwort123", "weak"],
  ["Sonnenblume4x!", "fine"],
  ["Ofen Ziege Mond", "fine"],
  ["Ofen Ziege Mond Kabel Tinte", "strong"],
])("%s is %s", (typed, strength) => {
  expect(strengthOf(typed)).toBe(strength);
});
