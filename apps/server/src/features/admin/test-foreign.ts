import { adminEndpoints, waitingEndpoints } from "@kompagnon/contract/admin/endpoints.ts";
import { aDueReset } from "#features/accounts/resets/test-resets.ts";
import { aBannedMember } from "#features/admin/test-waiting.ts";
import { aMember } from "#testing/builders.ts";
import { foreign } from "#testing/foreign.ts";
import { giveLevel } from "#testing/staff.ts";

/** A member that an owner may perform every staff action on. */
export const adminForeign = foreign(
  adminEndpoints,
  async ({ server }) => {
    const owner = await aMember(server);
    const member = await aMember(server);
    await giveLevel(server, owner, 9);
    return { by: owner, params: { id: member.id } };
  },
  {
    "GET /api/admin/members/{id}": (made) => made,
    "POST /api/admin/members/{id}/email": (made) => made,
    "POST /api/admin/members/{id}/ban": (made) => ({ ...made, body: { reason: "x" } }),
    "POST /api/admin/members/{id}/unban": (made) => ({ ...made, body: { reason: "x" } }),
    "POST /api/admin/members/{id}/sign-out": (made) => ({ ...made, body: { reason: "x" } }),
    "POST /api/admin/members/{id}/level": (made) => ({ ...made, body: { level: 1, reason: "x" } }),
  },
);

/** What members ask of admins. */
export const waitingForeign = foreign(
  waitingEndpoints,
  async ({ server, admin: by }) => {
    const asked = async () => ({ by, params: { id: await aDueReset(server, await aMember(server)) } });
    const { appealId } = await aBannedMember(server);
    return { granted: await asked(), refused: await asked(), appeal: { by, params: { id: appealId } } };
  },
  {
    "POST /api/admin/factor-resets/{id}/grant": ({ granted }) => ({ ...granted, body: { reason: "x" } }),
    "POST /api/admin/factor-resets/{id}/refuse": ({ refused }) => ({ ...refused, body: { reason: "x" } }),
    "POST /api/admin/ban-appeals/{id}/decision": ({ appeal }) => ({
      ...appeal,
      body: { accept: false, answer: "x" },
    }),
  },
);
