import { createHmac } from "node:crypto";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/** The key that the start prints beside the sample accounts. */
const SAMPLE_KEY = "KOMPAGNONPROBEKOMPAGNONPROBE2345";

/** The six digits that an authenticator app shows for the sample accounts now. */
export const sampleCode = (): string => codeOf(SAMPLE_KEY);

/** The six digits that an authenticator app shows for a key now (RFC 6238). */
export function codeOf(secret: string): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac("sha1", key).update(step).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
