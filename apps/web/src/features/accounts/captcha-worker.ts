import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/sha";

/** The hardest takes a phone two minutes at most; a slow one gets its time. */
const LONGEST_MS = 10 * 60_000;

/** Solves one challenge off the main thread; answers the token that the server reads, or null. */
self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: LONGEST_MS }).catch(
    (failure: unknown) => {
      console.warn("The proof of work failed", failure);
      return null;
    },
  );
  self.postMessage(solution && btoa(JSON.stringify({ challenge, solution })));
};
