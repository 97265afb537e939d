import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { requireGroup } from "#features/groups/members/locks.ts";
import { findOwners, setWithdrawn } from "#features/groups/queries.ts";
import type { Reportable } from "#platform/feature.ts";

const group: Reportable<"group"> = {
  read: async (db, viewerId, { id }) => {
    const { name, description } = await requireGroup(db, viewerId, id);
    return { authorId: null, excerpt: [name, description].filter(Boolean).join("\n\n") };
  },
  hide: null,
  show: null,
  // It goes out of discovery; its members keep it.
  remove: (_, tx, { subjectId }) => setWithdrawn(tx, subjectId, true),
  restore: (_, tx, { subjectId }) => setWithdrawn(tx, subjectId, false),
  address: async (_, { subjectId }) => groupsPaths.profile(subjectId),
  owners: findOwners,
};

/** What can be reported of groups. */
export const groupsReports = { group };
