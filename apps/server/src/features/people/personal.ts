import { collectTies } from "#features/people/follows/follow-queries.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What the people feature holds about a member. */
export const peoplePersonal = ({ db }: Platform): PersonalData => ({
  async *collect(memberId) {
    yield jsonFile("people.json", await collectTies(db, memberId));
  },
});
