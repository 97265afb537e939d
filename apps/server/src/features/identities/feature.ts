import "#features/identities/events.ts";
import { identitiesPersonal } from "#features/identities/personal.ts";
import { identitiesRoutes } from "#features/identities/routes.ts";
import type * as tables from "#features/identities/tables.ts";
import type { Feature } from "#platform/feature.ts";

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
