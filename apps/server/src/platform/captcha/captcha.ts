import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import type { Config } from "#platform/env/config.ts";
import { Fail } from "#platform/errors.ts";
import { fingerprint, hashToken } from "#platform/secrets.ts";

const SPEND = statement(
  "captcha_spend",
  "insert into spent_challenges (hash, expires_at) values ($1, $2) on conflict do nothing",
);
/** Spends what counts once, whichever process is shown it first; false if it was spent before. Kept until it is worthless. */
export async function spendOnce(db: Queryable, hash: Buffer, expiresAt: Date): Promise<boolean> {
  const { rowCount } = await db.query(SPEND, [hash, expiresAt]);
  return rowCount > 0;
}

const SWEEP = statement("captcha_sweep", "delete from spent_challenges where expires_at < now()");
/** Removes what could no longer be shown. */
export const sweepSpent = (db: Queryable) => db.query(SWEEP);

/** The self-hosted proof of work: a challenge the browser solves, in a third of a second and up. */
export interface Captcha {
  /** `effort`: how many times harder than the easiest, 1 to EFFORT_MAX. */
  challenge(
    effort?: number,
  ): Promise<{ provider: "altcha" | "none"; challenge: Record<string, unknown> | null }>;
  /**
   * Throws captcha_required without a token, captcha_failed for a wrong, expired or spent one, captcha_harder for one that
   * cost less than `effort`; that one is not spent.
   */
  check(db: Queryable, token: string | undefined, effort?: number): Promise<void>;
}

/** The hardest challenge against the easiest: about a minute of a phone against 0.3 seconds. */
export const EFFORT_MAX = 200;
const LIFE_SECONDS = 15 * 60;

type Payload = Parameters<typeof verifySolution>[0];

const readToken = (token: string): Pick<Payload, "challenge" | "solution"> | null => {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(token, "base64").toString("utf8"));
    return challenge && solution ? { challenge, solution } : null;
  } catch {
    return null; // not ours: the caller refuses it
  }
};

/** The keys that sign challenges, made from the installation's secret. */
export const captchaKeys = (secret: string) => ({
  hmacSignatureSecret: fingerprint(secret, "captcha"),
  hmacKeySignatureSecret: fingerprint(secret, "captcha key"),
});

/** `none` is for automated tests only; the start-up says so loudly. */
export function createCaptcha(config: Config): Captcha {
  if (config.captcha === "none")
    return { challenge: async () => ({ provider: "none", challenge: null }), check: async () => undefined };
  const keys = captchaKeys(config.secret);
  return {
    async challenge(effort = 1) {
      const challenge = await createChallenge({
        algorithm: "SHA-256",
        cost: 1,
        // Starts at 1: a known higher lower bound would save a solver that part of the work.
        counter: randomInt(Math.ceil(config.captchaWork * effort)),
        deriveKey,
        // Signed with the rest: what it cost can't be claimed.
        data: { effort },
        expiresAt: new Date(Date.now() + LIFE_SECONDS * 1000),
        ...keys,
      });
      return { provider: "altcha", challenge: { ...challenge } };
    },
    async check(db, token, effort = 1) {
      if (!token) throw new Fail("captcha_required");
      const payload = readToken(token);
      const result = payload && (await verifySolution({ ...payload, deriveKey, ...keys }).catch(() => null));
      if (!payload || !result?.verified) throw new Fail("captcha_failed");
      if (Number(payload.challenge.parameters.data?.["effort"] ?? 1) < effort)
        throw new Fail("captcha_harder");
      // Each challenge opens one door once, whichever process checks it.
      const spent = hashToken(JSON.stringify(payload.challenge.signature ?? payload.challenge));
      if (!(await spendOnce(db, spent, new Date(Date.now() + LIFE_SECONDS * 1000))))
        throw new Fail("captcha_failed");
    },
  };
}
