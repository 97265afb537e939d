import type {
  AnnouncementAudience,
  AnnouncementKind,
  AnnouncementState,
} from "@kompagnon/contract/announcements/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** What an announcement says, by language; German is always there. */
export type Texts = Partial<Record<Language, string>>;
/** An announcement. */
export type AnnouncementRow = {
  id: string;
  kind: AnnouncementKind;
  audience: AnnouncementAudience;
  dismissible: boolean;
  startsAt: Date;
  endsAt: Date | null;
  endedAt: Date | null;
  texts: Texts;
  link: string | null;
};
/** The viewer's properties that decide which announcements are shown. */
export type AnnouncementViewer = { id: string; premium: boolean; adminLevel: number };

const FIND_SHOWN = statement(
  "announcements_find_shown",
  `select n.next as "nextAt?", p.language as "reads!", s.id as "id?", s.kind as "kind?", s.texts as "texts?", s.link as "link?",
     s.dismissible as "dismissible?"
   from member_profiles p
   cross join (select min(t.at) as next from announcements a cross join lateral (values (a.starts_at), (a.ends_at)) t(at)
     where a.ended_at is null and t.at > now()) n
   left join lateral (select a.id, a.kind, a.texts, a.link, a.dismissible from announcements a
     where a.ended_at is null and a.starts_at <= now() and (a.ends_at is null or a.ends_at > now())
       and not exists (select from announcement_dismissals d where d.announcement_id = a.id and d.member_id = $1)
       and case a.audience when 'all' then true when 'premium' then $2::boolean when 'free' then not $2 when 'team' then $3::boolean
         when 'founders' then exists (select from group_memberships g where g.member_id = $1 and g.role = 'owner')
         when 'new' then exists (select from member_accounts m where m.id = $1 and m.created_at > now() - make_interval(days => $4))
         else false end
     order by a.kind = 'warning' desc, a.starts_at desc, a.id desc limit 1) s on true
   where p.member_id = $1`,
);
/** The one announcement that a member sees now, if any, the language they read, and when another one begins or ends. */
export async function findShown(
  db: Queryable,
  { id, premium, isTeam, newDays }: { id: string; premium: boolean; isTeam: boolean; newDays: number },
) {
  const { rows } = await db.query(FIND_SHOWN, [id, premium, isTeam, newDays]);
  return rows[0] ?? null;
}

const COLUMNS = `a.id, a.kind, a.audience, a.dismissible, a.starts_at as "startsAt", a.ends_at as "endsAt",
  a.ended_at as "endedAt", a.texts, a.link`;

const DISMISS = statement(
  "announcements_dismiss",
  `insert into announcement_dismissals (announcement_id, member_id) values ($1, $2) on conflict do nothing`,
);
/** Keeps that a member closed an announcement. */
export const dismissRow = (db: Queryable, id: string, memberId: string) => db.query(DISMISS, [id, memberId]);

const FIND = statement(
  "announcements_find",
  `select ${COLUMNS} from announcements a where a.id = $1 for no key update`,
);
/** An announcement that stays as it is until the transaction ends; null if there is none such. */
export async function lockAnnouncement(tx: Queryable, id: string): Promise<AnnouncementRow | null> {
  const { rows } = await tx.query(FIND, [id]);
  return rows[0] ?? null;
}

const LIST = statement(
  "announcements_list",
  `select ${COLUMNS}, (select count(*)::int from announcement_dismissals d where d.announcement_id = a.id) as "dismissed!"
   from announcements a
   where case $1::text when 'past' then a.ended_at is not null or a.ends_at <= now()
       when 'planned' then a.ended_at is null and a.starts_at > now()
       else a.ended_at is null and a.starts_at <= now() and (a.ends_at is null or a.ends_at > now()) end
     and ($3::timestamptz is null or (date_trunc('milliseconds', a.starts_at), a.id) < ($3, $4::uuid))
   order by a.starts_at desc, a.id desc limit $2`,
  { plan: "custom" },
);
/** Announcements in a state, the one that began last first. */
export async function listAnnouncements(
  db: Queryable,
  state: AnnouncementState,
  limit: number,
  before: { at: Date; id: string } | null,
): Promise<(AnnouncementRow & { dismissed: number })[]> {
  const { rows } = await db.query(LIST, [state, limit, before?.at ?? null, before?.id ?? null]);
  return rows;
}

const INSERT = statement(
  "announcements_insert",
  `insert into announcements (id, kind, audience, dismissible, starts_at, ends_at, texts, link, author_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);
/** Keeps an announcement. */
export const insertAnnouncement = (tx: Queryable, row: Omit<AnnouncementRow, "endedAt">, authorId: string) =>
  tx.query(INSERT, [
    row.id,
    row.kind,
    row.audience,
    row.dismissible,
    row.startsAt,
    row.endsAt,
    row.texts,
    row.link,
    authorId,
  ]);

const UPDATE = statement(
  "announcements_update",
  `update announcements set kind = $2, audience = $3, dismissible = $4, starts_at = $5, ends_at = $6, texts = $7, link = $8
   where id = $1`,
);
/** Changes an announcement. */
export const updateAnnouncement = (tx: Queryable, row: Omit<AnnouncementRow, "endedAt">) =>
  tx.query(UPDATE, [
    row.id,
    row.kind,
    row.audience,
    row.dismissible,
    row.startsAt,
    row.endsAt,
    row.texts,
    row.link,
  ]);

const END = statement("announcements_end", "update announcements set ended_at = now() where id = $1");
/** Ends an announcement. */
export const endAnnouncementRow = (tx: Queryable, id: string) => tx.query(END, [id]);

const COUNT_DISMISSED = statement(
  "announcements_count_dismissed",
  `select count(*)::int as "count!" from announcement_dismissals where announcement_id = $1`,
);
/** How many members have closed an announcement. */
export async function countDismissed(db: Queryable, id: string): Promise<number> {
  const { rows } = await db.query(COUNT_DISMISSED, [id]);
  return rows[0]?.count ?? 0;
}
