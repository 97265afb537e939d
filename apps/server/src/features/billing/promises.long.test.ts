import { afterAll, beforeAll, test } from "vitest";
import { assertPromises, Community } from "#features/billing/test-community.ts";

/** Histories that are lived through; more by hand (`BILLING_PROMISES=10000`, with `BILLING_SEED` the same ones again). */
const COUNT = Number(process.env["BILLING_PROMISES"] ?? 120);
const SEED = process.env["BILLING_SEED"];

let community: Community;
beforeAll(async () => {
  community = await Community.start();
});
afterAll(() => community.stop());

test("whatever happens in hundreds of histories, mails and screens say what the ledger did", {
  timeout: COUNT * 1_000 + 60_000,
}, async () => {
  const began = performance.now();
  await assertPromises(community, COUNT, SEED === undefined ? undefined : Number(SEED));
  const seconds = (performance.now() - began) / 1_000;
  console.log(
    `${COUNT} histories in ${seconds.toFixed(1)} s, ${((seconds * 1_000) / COUNT).toFixed(0)} ms each`,
  );
});
