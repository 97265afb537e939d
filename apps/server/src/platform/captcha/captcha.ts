import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import { spendOnce } from "#platform/captcha/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Config } from "#platform/env/config.ts";
import { Fail } from "#platform/errors.ts";
import { fingerprint, hashToken } from "#platform/secrets.ts";

/** The self-hosted proof of work: a challenge the browser solves in about a second. */
export interface Captcha {
  challenge(): Promise<{ provider: "altcha" | "none"; challenge: Record<string, unknown> | null }>;
  /** Throws captcha_required without a token, captcha_failed for a wrong, expired or spent one. */
  check(db: Queryable, token: string | undefined): Promise<void>;
}

const LIFE_SECONDS = 15 * 60;
/** Hash rounds: 20,000 to 60,000 cost a phone about a second. */
const WORK = { min: 20_000, max: 60_000 };

type Payload = Parameters<typeof verifySolution>[0];

const readToken = (token: string): Pick<Payload, "challenge" | "solution"> | null => {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(token, "base64").toString("utf8"));
    return challenge && solution ? { challenge, solution } : null;
  } catch {
    return null; // not ours: the caller refuses it
  }
};

/** `none` is for automated tests only; the start-up says so loudly. */
export function createCaptcha(config: Config): Captcha {
  if (config.captcha === "none")
    return { challenge: async () => ({ provider: "none", challenge: null }), check: async () => undefined };
  const keys = {
    hmacSignatureSecret: fingerprint(config.secret, "captcha"),
    hmacKeySignatureSecret: fingerprint(config.secret, "captcha key"),
  };
  return {
    async challenge() {
      const challenge = await createChallenge({
        algorithm: "SHA-256",
        cost: 1,
        counter: randomInt(WORK.min, WORK.max),
        deriveKey,
        expiresAt: new Date(Date.now() + LIFE_SECONDS * 1000),
        ...keys,
      });
      return { provider: "altcha", challenge: { ...challenge } };
    },
    async check(db, token) {
      if (!token) throw new Fail("captcha_required");
      const payload = readToken(token);
      const result = payload && (await verifySolution({ ...payload, deriveKey, ...keys }).catch(() => null));
      if (!payload || !result?.verified) throw new Fail("captcha_failed");
      // Each challenge opens one door once, whichever process checks it.
      const spent = hashToken(JSON.stringify(payload.challenge.signature ?? payload.challenge));
      if (!(await spendOnce(db, spent, new Date(Date.now() + LIFE_SECONDS * 1000))))
        throw new Fail("captcha_failed");
    },
  };
}
