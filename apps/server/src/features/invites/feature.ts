import { ADMIN_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { invitesPaths } from "@kompagnon/contract/invites/paths.ts";
import { followPayments } from "#features/invites/earnings/earnings.ts";
import { withheldBacklog } from "#features/invites/holds/hold-queries.ts";
import { attributeNewMembers } from "#features/invites/links/attribution.ts";
import { forgetTraces } from "#features/invites/links/link-queries.ts";
import { requestedPayouts } from "#features/invites/payouts/payout-queries.ts";
import { collectInvites } from "#features/invites/queries.ts";
import { invitesRoutes } from "#features/invites/routes.ts";
import type * as tables from "#features/invites/tables.ts";
import type { Feature } from "#platform/feature.ts";
import { jsonFile } from "#platform/personal.ts";

const BY_LAW = {
  stays: "accounts have to be kept for eight years (§ 147 AO), by the member's id alone",
} as const;

/** The invites feature. */
export const invites = {
  name: "invites",
  routes: invitesRoutes,
  jobs: ({ jobs, db }) =>
    jobs.repeat("invites.forget-traces", "47 3 * * *", async () => void (await forgetTraces(db))),
  listeners: (platform) => {
    attributeNewMembers(platform);
    followPayments(platform);
  },
  data: {
    inviteLinks: { exported: "invites.json", erased: "with the member" },
    inviteRedemptions: { exported: "invites.json", erased: "with the member" },
    inviteEarnings: { exported: "invites.json", erased: BY_LAW },
    heldInvites: {
      exported: { not: "why an invitation is looked at would tell how to get around it" },
      erased: "with the member",
    },
    payouts: { exported: "invites.json", erased: BY_LAW },
  },
  personal: ({ db }) => ({
    async *collect(memberId) {
      yield jsonFile("invites.json", await collectInvites(db, memberId));
    },
  }),
  sample: {
    after: ["billing"],
    prepare: async (community) => {
      const { loadInvites } = await import("#features/invites/sample/load.ts");
      return (tx) => loadInvites(tx, community);
    },
  },
  waits: {
    payouts: { level: ADMIN_LEVEL, look: requestedPayouts },
    held_invites: { level: ADMIN_LEVEL, look: withheldBacklog },
  },
  notifications: { invite: { path: () => invitesPaths.system } },
} as const satisfies Feature<typeof tables>;
