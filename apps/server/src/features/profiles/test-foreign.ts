import { filesEndpoints, profilesEndpoints } from "@kompagnon/contract/profiles/endpoints.ts";
import { aMember, aPictureFile } from "#testing/builders.ts";
import { foreign } from "#testing/foreign.ts";

/** A profile and a picture of another member. */
export const profilesForeign = foreign(
  { ...profilesEndpoints, ...filesEndpoints },
  async ({ server }) => {
    const owner = await aMember(server);
    const other = await aMember(server);
    const file = await aPictureFile();
    const { publicUrl } = await owner.must("POST /api/profiles/{userId}/avatar", {
      params: { userId: owner.id },
      file,
    });
    const { username } = await owner.must("GET /api/profiles/{userId}", { params: { userId: owner.id } });
    const own = { by: owner, params: { userId: owner.id } };
    // Blocking is what anybody may do with anybody.
    const blocked = { by: other, params: { id: owner.id }, open: "blocks are one's own" };
    const picture = publicUrl.split("/").at(-1) ?? "";
    return { owner, own, blocked, file, picture, username: username ?? "" };
  },
  {
    "GET /api/profiles/{userId}": ({ own }) => ({ ...own, open: "profiles are for members" }),
    "PATCH /api/profiles/{userId}": ({ own }) => ({ ...own, body: { bio: "Gekapert" } }),
    "POST /api/profiles/{userId}/avatar": ({ own, file }) => ({ ...own, file }),
    "DELETE /api/profiles/{userId}/avatar": ({ own }) => own,
    "PUT /api/users/{id}/block": ({ blocked }) => blocked,
    "DELETE /api/users/{id}/block": ({ blocked }) => blocked,
    "GET /api/usernames/{name}/availability": ({ owner, username }) => ({
      by: owner,
      params: { name: username },
      open: "says of any name whether it is free",
    }),
    "GET /api/files/{folder}/{name}": ({ owner, picture }) => ({
      by: owner,
      params: { folder: "avatars", name: picture },
      open: "pictures are for members",
    }),
  },
);
