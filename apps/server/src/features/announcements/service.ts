import { STAFF_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import type { announcements } from "@kompagnon/contract/announcements/endpoints.ts";
import type { shownAnnouncement } from "@kompagnon/contract/announcements/model.ts";
import { NEW_MEMBER_DAYS } from "@kompagnon/contract/announcements/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { z } from "zod";
import {
  type AnnouncementViewer,
  dismissRow,
  findShown,
  lockAnnouncement,
  type Texts,
} from "#features/announcements/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { failOf } from "#platform/errors.ts";
import type { Platform } from "#platform/platform.ts";

/** A refusal with a code that an endpoint of announcements declares. */
export const Fail = failOf<typeof announcements.endpoints>();
export type Fail = InstanceType<typeof Fail>;

/** Whether the member sees announcements that are restricted to the team. */
const isTeam = ({ adminLevel }: { adminLevel: number }): boolean => adminLevel >= STAFF_LEVEL;

type Shown = z.input<typeof shownAnnouncement>;

/** The text in the member's language, else in English, else in German, which always exists. */
function textFor(texts: Texts, reads: Language): { text: string; language: Language } {
  const language = ([reads, "en", "de"] as const).find((one) => texts[one] !== undefined) ?? "de";
  return { text: texts[language] ?? "", language };
}

/** The one announcement that a member sees now: the newest warning, else the newest of all. */
export async function shownTo(db: Queryable, viewer: AnnouncementViewer): Promise<Shown> {
  const { id, premium } = viewer;
  const found = await findShown(db, { id, premium, isTeam: isTeam(viewer), newDays: NEW_MEMBER_DAYS });
  const next = found?.nextAt?.toISOString() ?? null;
  if (!found?.id || !found.kind || !found.texts) return { announcement: null, next_at: next };
  const { kind, link, dismissible } = found;
  return {
    announcement: {
      id: found.id,
      kind,
      link,
      dismissible: dismissible === true,
      ...textFor(found.texts, found.reads),
    },
    next_at: next,
  };
}

/** Closes an announcement for good. Throws not_found, announcement_stays. */
export async function dismiss(
  { db }: Pick<Platform, "db">,
  viewer: AnnouncementViewer,
  id: string,
): Promise<Shown> {
  await db.transaction(async (tx) => {
    const row = await lockAnnouncement(tx, id);
    // Who can't see it learns nothing of it.
    if (!row || (row.audience === "team" && !isTeam(viewer)) || row.startsAt > new Date())
      throw new Fail("not_found");
    if (!row.dismissible) throw new Fail("announcement_stays");
    await dismissRow(tx, id, viewer.id);
  });
  return shownTo(db, viewer);
}
