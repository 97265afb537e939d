import { eventsPaths } from "@kompagnon/contract/events/paths.ts";
import { requireEvent } from "#features/events/present.ts";
import { publishEvent } from "#features/events/publishing.ts";
import { findEvent, lockEvent, setHidden, setRemoved } from "#features/events/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Reportable } from "#platform/feature.ts";

type Change = NonNullable<Reportable["hide"]>;
const withhold =
  (set: (tx: Queryable, id: string, on: boolean) => Promise<unknown>, on: boolean): Change =>
  async (platform, tx, { subjectId }) => {
    if (!(await lockEvent(tx, subjectId))) return;
    await set(tx, subjectId, on);
    const after = await findEvent(tx, subjectId);
    if (!after) return;
    await platform.domainEvents.publish(tx, "event.reworded", {
      eventId: subjectId,
      title: after.withheld ? null : after.title,
      authorId: after.creatorId,
    });
    await publishEvent(platform, tx, subjectId);
  };

const event: Reportable<"event"> = {
  read: async (db, viewerId, { id }) => {
    const { row } = await requireEvent(db, viewerId, id);
    return {
      authorId: row.creatorId,
      excerpt: [row.title, row.text, row.venueText].filter((text) => text !== "").join("\n\n"),
    };
  },
  hide: withhold(setHidden, true),
  show: withhold(setHidden, false),
  remove: withhold(setRemoved, true),
  restore: withhold(setRemoved, false),
  // Only its members can open a circle or a team.
  address: async (db, { subjectId, hidden }) => {
    const row = hidden ? null : await findEvent(db, subjectId);
    return row?.hostKind === "group" ? eventsPaths.event(subjectId) : null;
  },
};

/** What can be reported of events. */
export const eventsReports = { event };
