import { peopleEndpoints } from "@kompagnon/contract/people/endpoints.ts";
import { aMember } from "#testing/builders.ts";
import { foreign } from "#testing/foreign.ts";

/** Somebody who has blocked the stranger, and whom others may know. */
export const peopleForeign = foreign(
  peopleEndpoints,
  async ({ server, stranger }) => {
    const hidden = await aMember(server);
    const friend = await aMember(server);
    await hidden.must("PUT /api/users/{id}/block", { params: { id: stranger.id } });
    return { by: friend, params: { id: hidden.id } };
  },
  {
    "GET /api/users/{id}": (hidden) => hidden,
    "PUT /api/users/{id}/follow": (hidden) => hidden,
    "DELETE /api/users/{id}/follow": (hidden) => hidden,
    "GET /api/users/{id}/followers": (hidden) => hidden,
    "GET /api/users/{id}/follows": (hidden) => hidden,
    "PUT /api/users/{id}/mute": (hidden) => hidden,
    "DELETE /api/users/{id}/mute": (hidden) => hidden,
  },
);
