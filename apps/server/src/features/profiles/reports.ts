import { peoplePaths } from "@kompagnon/contract/people/paths.ts";
import { findProfiles, updateProfile } from "#features/profiles/queries.ts";
import type { Reportable } from "#platform/feature.ts";
import { Fail } from "./errors.ts";

const member: Reportable<"member"> = {
  read: async (db, _viewerId, { id }) => {
    const [profile] = await findProfiles(db, [id]);
    if (!profile || profile.hidden || profile.username === null) throw new Fail("not_found");
    const excerpt = [profile.username, profile.businessIdea, profile.bio].filter(Boolean).join("\n\n");
    return { authorId: profile.id, excerpt };
  },
  // Members are warned or banned, not taken away.
  hide: null,
  show: null,
  remove: null,
  restore: null,
  clear: (_, tx, { subjectId }) => updateProfile(tx, subjectId, { signs: null }),
  address: async (_, { subjectId }) => peoplePaths.member(subjectId),
};

/** What can be reported of profiles. */
export const profilesReports = { member };
