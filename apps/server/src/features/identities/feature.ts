import { identitiesRoutes } from "#features/identities/routes.ts";
import { storedIdentity } from "#features/identities/service.ts";
import type * as tables from "#features/identities/tables.ts";
import type { Feature } from "#platform/feature.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** Others see other public keys of a member: their first ones, or (`replaced`) new ones after starting over. */
    "identity.changed": { memberId: string; replaced: boolean };
  }
}

/** What is held of a member's keys: all of it, sealed as it is stored. */
const identitiesPersonal = ({ db }: Platform): PersonalData => ({
  async *collect(memberId) {
    yield jsonFile("identity.json", await storedIdentity(db, memberId));
  },
});

/** Members' key pairs, by which documents are opened whose key the server does not have. */
export const identities = {
  name: "identities",
  routes: identitiesRoutes,
  data: {
    memberIdentities: { exported: "identity.json", erased: "with the member" },
    identityPasskeys: { exported: "identity.json", erased: "with the member" },
  },
  personal: identitiesPersonal,
} as const satisfies Feature<typeof tables>;
