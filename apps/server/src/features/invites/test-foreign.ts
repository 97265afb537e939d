import { invitesEndpoints } from "@kompagnon/contract/invites/endpoints.ts";
import { holdInvite } from "#features/invites/holds/hold-queries.ts";
import { anEarning, aReferrer, IBAN } from "#features/invites/test-invites.ts";
import { newId } from "#platform/id.ts";
import { aMember } from "#testing/builders.ts";
import { foreign } from "#testing/foreign.ts";

/** A link, a statement and payouts of another member, and a held invitation. */
export const invitesForeign = foreign(
  invitesEndpoints,
  async ({ server, admin }) => {
    const { referrer, slug } = await aReferrer(server);
    const invitee = await aMember(server);
    const newcomer = await aMember(server);
    await anEarning(server, referrer, invitee, 3_000);
    const asked = async () =>
      (await referrer.must("POST /api/invites/payouts", { body: { iban: IBAN, holder: "Erika Muster" } })).id;
    const payout = await asked();
    const held = newId();
    await holdInvite(server.platform.db, {
      id: held,
      inviteeId: invitee.id,
      inviterId: referrer.id,
      reason: "same_device",
    });
    return { referrer, newcomer, admin, slug, payout, held, month: new Date().toISOString().slice(0, 7) };
  },
  {
    "GET /api/invites/{slug}/stats": ({ referrer, slug }) => ({ by: referrer, params: { slug } }),
    "POST /api/invites/{slug}/redeem": ({ newcomer, slug }) => ({
      by: newcomer,
      params: { slug },
      open: "everyone with the link may open it",
    }),
    "GET /api/invites/statements/{month}": ({ referrer, month }) => ({ by: referrer, params: { month } }),
    "POST /api/admin/payouts/{id}/decision": ({ admin, payout }) => ({
      by: admin,
      params: { id: payout },
      body: { approved: true, reason: "" },
    }),
    "POST /api/admin/payouts/{id}/account": ({ admin, payout }) => ({ by: admin, params: { id: payout } }),
    "POST /api/admin/payouts/{id}/paid": ({ admin, payout }) => ({ by: admin, params: { id: payout } }),
    "POST /api/admin/held-invites/{id}/decision": ({ admin, held }) => ({
      by: admin,
      params: { id: held },
      body: { release: true, note: "" },
    }),
  },
);
