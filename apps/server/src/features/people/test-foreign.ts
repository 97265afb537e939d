import { peopleEndpoints } from "@kompagnon/contract/people/endpoints.ts";
import { aMember } from "#testing/builders.ts";
import { foreign } from "#testing/foreign.ts";

/** A member who has blocked the viewer, and who is visible to others. */
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
