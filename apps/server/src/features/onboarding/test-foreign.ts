import { onboardingEndpoints } from "@kompagnon/contract/onboarding/endpoints.ts";
import { aMember } from "#testing/builders.ts";
import { foreign } from "#testing/foreign.ts";

/** An onboarding record of another member. */
export const onboardingForeign = foreign(
  onboardingEndpoints,
  async ({ server }) => {
    const owner = await aMember(server);
    return { by: owner, params: { userId: owner.id } };
  },
  {
    "GET /api/profiles/{userId}/onboarding": (own) => own,
    "PUT /api/profiles/{userId}/onboarding": (own) => ({ ...own, body: { jobs: true } }),
  },
);
