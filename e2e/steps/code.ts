import { createHmac } from "node:crypto";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_MS = 30_000;
const stepNow = (): number => Math.floor(Date.now() / STEP_MS);

/**
 * What an authenticator app shows for a secret right now (RFC 6238: SHA-1, 30 seconds, six digits), or `ahead` steps
 * later: a code is taken once, and the next one is already good.
 */
export function codeOf(secret: string, ahead = 0): string {
  const bits = [...secret.replace(/\s/g, "")]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(stepNow() + ahead));
  const digest = createHmac("sha1", key).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** The key that the server prints at its start next to the sample accounts. */
const SAMPLE_KEY = "KOMPAGNONPROBEKOMPAGNONPROBE2345";
let last = 0;

/** A code for the sample accounts that no journey has used yet; waits where the next one is used as well. */
export async function sampleCode(): Promise<string> {
  last = Math.max(stepNow(), last + 1);
  while (last > stepNow() + 1) await new Promise((wake) => setTimeout(wake, 250));
  return codeOf(SAMPLE_KEY, last - stepNow());
}
