import { questEndpoints } from "@kompagnon/contract/quest/endpoints.ts";
import { aMember } from "#testing/builders.ts";
import { foreign } from "#testing/foreign.ts";

/** The quest names its steps, and those are no one's. */
export const questForeign = foreign(questEndpoints, ({ server }) => aMember(server), {
  "POST /api/quest/steps/{key}": (member) => ({
    by: member,
    params: { key: "upload_avatar" },
    open: "steps are no one's",
  }),
});
