import { afterAll, beforeAll, test } from "vitest";
import { assertPromises, Community } from "#features/billing/test-community.ts";

/** Histories that are lived through; thousands in `promises.long.test.ts`. */
const COUNT = 16;

let community: Community;
beforeAll(async () => {
  community = await Community.start();
});
afterAll(() => community.stop());

test("whatever happens, mails and screens say what the ledger did", { timeout: COUNT * 5_000 }, () =>
  assertPromises(community, COUNT),
);
