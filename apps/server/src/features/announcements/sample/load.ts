import type { AnnouncementAudience, AnnouncementKind } from "@kompagnon/contract/announcements/rules.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type SampleAnnouncement = {
  kind: AnnouncementKind;
  audience: AnnouncementAudience;
  /** From and until, in ms from now; an end that is null never comes. */
  from: number;
  until: number | null;
  ended?: number;
  texts: Readonly<Record<string, string>>;
  link?: string;
};

/** One in every state; what is current is for the team alone, so that looking around begins without a banner. */
const ANNOUNCEMENTS: readonly SampleAnnouncement[] = [
  {
    kind: "info",
    audience: "team",
    from: -3 * HOUR,
    until: 10 * DAY,
    texts: {
      de: "Probelauf: So sieht eine Ankündigung aus. Nur das Team sieht sie.",
      en: "A trial run: this is what an announcement looks like. Only the team sees it.",
    },
    link: "/dashboard/admin/announcements",
  },
  {
    kind: "warning",
    audience: "all",
    from: 3 * DAY,
    until: 3 * DAY + 2 * HOUR,
    texts: {
      de: "Heute Nacht von 3 bis 4 Uhr ziehen wir auf einen neuen Server um. Kurz geht dann nichts.",
      en: "Tonight from 3 to 4 a.m. we move to a new server. Nothing works for a moment then.",
      fr: "Cette nuit de 3 h à 4 h, nous changeons de serveur. Rien ne marchera pendant un moment.",
    },
  },
  {
    kind: "info",
    audience: "founders",
    from: -20 * DAY,
    until: -6 * DAY,
    texts: { de: "Neu für Gruppen: Fragt eure Leute mit einer Umfrage, direkt im Kanal." },
    link: "/dashboard/groups",
  },
  {
    kind: "warning",
    audience: "all",
    from: -31 * DAY,
    until: null,
    ended: -31 * DAY + 5 * HOUR,
    texts: { de: "Benachrichtigungen kommen gerade verspätet an. Wir sind dran." },
  },
];

/** Writes the sample announcements. */
export async function loadAnnouncements(tx: Tx, { ids, now, makeId }: SampleCommunity): Promise<void> {
  const [author] = ids;
  const at = (offset: number | null | undefined) => (offset == null ? null : new Date(now + offset));
  for (const [nth, { kind, audience, from, until, ended, texts, link }] of ANNOUNCEMENTS.entries())
    await tx.rawQuery(
      `insert into announcements (id, kind, audience, dismissible, starts_at, ends_at, ended_at, texts, link, author_id, created_at)
         values ($1, $2, $3, true, $4, $5, $6, $7, $8, $9, $10)`,
      [
        makeId(`announcement ${nth}`, Math.min(now + from, now)),
        kind,
        audience,
        at(from),
        at(until),
        at(ended),
        JSON.stringify(texts),
        link ?? null,
        author,
        new Date(Math.min(now + from, now)),
      ],
    );
}
