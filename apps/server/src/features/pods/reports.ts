import { publishToPod } from "#features/pods/events.ts";
import { lockPod } from "#features/pods/queries.ts";
import { findEntry, setHidden, setRemoved } from "#features/pods/weeks/entry-queries.ts";
import { requireEntry } from "#features/pods/weeks/weekly.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Reportable } from "#platform/feature.ts";

type Change = NonNullable<Reportable["hide"]>;
const withhold =
  (set: (tx: Queryable, id: string, on: boolean) => Promise<unknown>, on: boolean): Change =>
  async (platform, tx, { subjectId }) => {
    const entry = await findEntry(tx, subjectId);
    if (!entry) return;
    await lockPod(tx, entry.podId);
    await set(tx, subjectId, on);
    await publishToPod(platform, tx, entry.podId);
  };

const podEntry: Reportable<"pod_entry"> = {
  read: async (db, viewerId, { id }) => {
    const { entry } = await requireEntry(db, viewerId, id);
    return {
      authorId: entry.memberId,
      excerpt: entry.withheld ? "" : [entry.goal, entry.line].filter(Boolean).join("\n\n"),
    };
  },
  hide: withhold(setHidden, true),
  show: withhold(setHidden, false),
  remove: withhold(setRemoved, true),
  restore: withhold(setRemoved, false),
  // Only its members can open a circle.
  address: async () => null,
};

/** What can be reported of weekly circles. */
export const podsReports = { pod_entry: podEntry };
