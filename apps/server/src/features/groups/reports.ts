import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { invitedIds } from "#features/groups/invites/member-invite-queries.ts";
import { requireGroup } from "#features/groups/members/locks.ts";
import { memberIds } from "#features/groups/members/member-queries.ts";
import { findOwners, setSigns, setWithdrawn } from "#features/groups/queries.ts";
import { forgetGroup } from "#features/notifications/public.ts";
import type { Reportable } from "#platform/feature.ts";

const group: Reportable<"group"> = {
  read: async (db, viewerId, { id }) => {
    const { name, description } = await requireGroup(db, viewerId, id);
    return { authorId: null, excerpt: [name, description].filter(Boolean).join("\n\n") };
  },
  hide: null,
  show: null,
  // It goes out of discovery; its members keep it.
  remove: async (platform, tx, { subjectId }) => {
    const owner = await setWithdrawn(tx, subjectId, true);
    // To others it is as a private one, of which they know nothing.
    const inside = [...(await memberIds(tx, subjectId)), ...(await invitedIds(tx, subjectId))];
    await forgetGroup(platform, tx, subjectId, inside);
    return owner;
  },
  restore: (_, tx, { subjectId }) => setWithdrawn(tx, subjectId, false),
  clear: (_, tx, { subjectId }) => setSigns(tx, subjectId, null),
  address: async (_, { subjectId }) => groupsPaths.profile(subjectId),
  owners: findOwners,
};

/** What can be reported of groups. */
export const groupsReports = { group };
