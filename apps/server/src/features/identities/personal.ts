import { storedIdentity } from "#features/identities/service.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What is held of a member's keys: all of it, sealed as it is stored. */
export const identitiesPersonal = ({ db }: Platform): PersonalData => ({
  async *collect(memberId) {
    yield jsonFile("identity.json", await storedIdentity(db, memberId));
  },
});
