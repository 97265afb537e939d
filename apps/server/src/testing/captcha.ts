import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";

/** Solves a challenge as a browser does and answers the token. */
export async function solveCaptcha(challenge: Record<string, unknown>): Promise<string> {
  const given = challenge as unknown as Parameters<typeof solveChallenge>[0]["challenge"]; // the library's own JSON
  const solution = await solveChallenge({ challenge: given, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
