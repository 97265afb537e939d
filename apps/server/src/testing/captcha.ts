import { createChallenge, randomInt, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import { captchaKeys } from "#platform/captcha/captcha.ts";
import type { Config } from "#platform/env/config.ts";

/** Solves a challenge as a browser does and answers the token. */
export async function solveCaptcha(challenge: Record<string, unknown>): Promise<string> {
  const given = challenge as unknown as Parameters<typeof solveChallenge>[0]["challenge"]; // the library's own JSON
  const solution = await solveChallenge({ challenge: given, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

/** A challenge of this effort with its solution, which requires the secret; `rounds` is the cost of solving it without. */
export async function solvedCaptcha(
  { secret, captchaWork }: Pick<Config, "secret" | "captchaWork">,
  effort: number,
): Promise<{ token: string; rounds: number }> {
  const rounds = randomInt(Math.ceil(captchaWork * effort));
  const challenge = await createChallenge({
    algorithm: "SHA-256",
    cost: 1,
    counter: rounds,
    deriveKey,
    data: { effort },
    expiresAt: new Date(Date.now() + 60_000),
    ...captchaKeys(secret),
  });
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: rounds });
  return { token: Buffer.from(JSON.stringify({ challenge, solution })).toString("base64"), rounds };
}
