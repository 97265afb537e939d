import type { CaseState, Decision, ReportKind, ReportReason } from "@kompagnon/contract/moderation/rules.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";

const HOUR = 3_600_000;

type SampleReport = { reason: ReportReason; note: string };
type SampleCase = {
  kind: ReportKind;
  /** Which of the things of this kind, counted from the newest. */
  which: number;
  hoursAgo: number;
  reports: readonly SampleReport[];
  state: CaseState;
  decided?: { decision: Decision; reason: string; hoursAgo: number };
  appeal?: { text: string; hoursAgo: number };
  answered?: { decision: "upheld" | "reversed"; reason: string; hoursAgo: number };
};

/** What members reported, in every state that moderators meet: waiting, contested, settled. */
const CASES: readonly SampleCase[] = [
  {
    kind: "post",
    which: 7,
    hoursAgo: 5,
    reports: [
      { reason: "spam", note: "Das steht wortgleich auch in zwei Gruppen." },
      { reason: "other", note: "Zahlen ohne Quelle, klingt nach Werbung." },
    ],
    state: "open",
  },
  {
    kind: "comment",
    which: 11,
    hoursAgo: 9,
    reports: [{ reason: "harassment", note: "Der Ton geht gar nicht, sie hat nur eine Frage gestellt." }],
    state: "open",
  },
  {
    kind: "group",
    which: 4,
    hoursAgo: 26,
    reports: [
      { reason: "fraud", note: "Asks for a fee before you may apply. It wasn't mentioned anywhere." },
    ],
    state: "open",
  },
  {
    kind: "member",
    which: 21,
    hoursAgo: 31,
    reports: [{ reason: "impersonation", note: "Benutzt das Foto einer bekannten Influencerin." }],
    state: "open",
  },
  {
    kind: "post",
    which: 22,
    hoursAgo: 60,
    reports: [{ reason: "fraud", note: "Verspricht feste Renditen." }],
    state: "appealed",
    decided: {
      decision: "warned",
      reason: "Bitte keine Renditen versprechen, die niemand garantieren kann.",
      hoursAgo: 52,
    },
    appeal: {
      text: "Das waren meine eigenen Zahlen vom letzten Monat, kein Versprechen. Ich schreibe es gern dazu.",
      hoursAgo: 40,
    },
  },
  {
    kind: "comment",
    which: 40,
    hoursAgo: 120,
    reports: [{ reason: "spam", note: "Nur ein Link." }],
    state: "closed",
    decided: { decision: "dismissed", reason: "Der Link beantwortet die Frage darüber.", hoursAgo: 110 },
  },
  {
    kind: "post",
    which: 35,
    hoursAgo: 200,
    reports: [{ reason: "harassment", note: "Macht sich über einen anderen Beitrag lustig." }],
    state: "closed",
    decided: { decision: "warned", reason: "Widersprich der Sache, nicht dem Menschen.", hoursAgo: 190 },
    appeal: { text: "Es war ironisch gemeint.", hoursAgo: 180 },
    answered: {
      decision: "upheld",
      reason: "Ironie kommt schriftlich selten an. Die Verwarnung bleibt, mehr folgt daraus nicht.",
      hoursAgo: 170,
    },
  },
  {
    kind: "comment",
    which: 70,
    hoursAgo: 300,
    reports: [{ reason: "other", note: "Falsche Steuerauskunft." }],
    state: "closed",
    decided: { decision: "warned", reason: "Bitte keine Steuerberatung ohne Quelle.", hoursAgo: 290 },
    appeal: { text: "Die Quelle stand im zweiten Satz: das Merkblatt des Finanzamts.", hoursAgo: 285 },
    answered: { decision: "reversed", reason: "Stimmt, das hatten wir übersehen.", hoursAgo: 280 },
  },
];

/** The newest things of a kind that belong to ordinary members: id, author, words, and the post of a comment. */
const CANDIDATES: Partial<Record<ReportKind, string>> = {
  post: `select p.id, p.author_id as author, p.content as words, null::uuid as post from posts p join members m on m.id = p.author_id
    where m.admin_level = 0 and p.content <> '' order by p.id desc offset $1 limit 1`,
  comment: `select c.id, c.author_id as author, c.text as words, c.post_id as post from post_comments c join members m on m.id = c.author_id
    where m.admin_level = 0 order by c.id desc offset $1 limit 1`,
  group: `select g.id, null::uuid as author, g.name || e'\\n' || g.description as words, null::uuid as post from groups g
    where g.type <> 'private' order by g.id desc offset $1 limit 1`,
  member: `select m.id, m.id as author, p.username as words, null::uuid as post from members m join member_profiles p on p.member_id = m.id
    where m.sample and m.admin_level = 0 order by m.id desc offset $1 limit 1`,
};

type Found = { id: string; author: string | null; words: string; post: string | null };

/** Writes reports into the moderators' queue, and what was decided of them; posts, comments and groups are there. */
export async function loadReports(tx: Tx, { ids, now, makeId }: SampleCommunity): Promise<void> {
  const team = await tx.rawQuery<{ id: string; level: number }>(
    "select id, admin_level as level from members where sample and admin_level >= 2 order by admin_level, id",
  );
  const [moderator] = team.rows;
  const admin = team.rows.find(({ level }) => level >= 5);
  if (!moderator || !admin) throw new Error("the sample community has a team");
  for (const [at, one] of CASES.entries()) {
    const { rows } = await tx.rawQuery<Found>(CANDIDATES[one.kind] ?? "", [one.which]);
    const [about] = rows;
    if (!about) throw new Error(`the sample community has no ${one.kind} number ${one.which}`);
    const caseId = makeId(`case ${at}`, now - one.hoursAgo * HOUR);
    await insertCase(tx, one, about, { caseId, now, moderator: moderator.id, admin: admin.id });
    for (const [place, report] of one.reports.entries()) {
      const reporter = ids.filter((id) => id !== about.author)[(at * 7 + place * 3 + 20) % 50];
      const time = now - (one.hoursAgo - place) * HOUR;
      await tx.rawQuery(
        "insert into reports (id, case_id, reporter_id, reason, note, created_at) values ($1, $2, $3, $4, $5, $6)",
        [makeId(`report ${at} ${place}`, time), caseId, reporter, report.reason, report.note, new Date(time)],
      );
    }
    await logDecisions(tx, one, about, { caseId, now, makeId, moderator: moderator.id, admin: admin.id });
  }
}

type By = { caseId: string; now: number; moderator: string; admin: string };
const before = (now: number, entry: { hoursAgo: number } | undefined): Date | null =>
  entry ? new Date(now - entry.hoursAgo * HOUR) : null;

async function insertCase(
  tx: Tx,
  { kind, hoursAgo, state, reports, decided, appeal, answered }: SampleCase,
  { id, author, words, post }: Found,
  { caseId, now, moderator, admin }: By,
): Promise<void> {
  await tx.rawQuery(
    `insert into moderation_cases (id, kind, subject_id, post_id, author_id, excerpt, status, opened_at, report_count,
         decision, decision_reason, decided_at, decided_by, appeal, appealed_at, appeal_decision, appeal_reason,
         appeal_decided_at, appeal_decided_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
    [
      caseId,
      kind,
      id,
      post,
      author,
      words.slice(0, 400),
      state,
      new Date(now - hoursAgo * HOUR),
      reports.length,
      decided?.decision ?? null,
      decided?.reason ?? "",
      before(now, decided),
      decided ? moderator : null,
      appeal?.text ?? null,
      before(now, appeal),
      answered?.decision ?? null,
      answered?.reason ?? "",
      before(now, answered),
      answered ? admin : null,
    ],
  );
}

async function logDecisions(
  tx: Tx,
  { kind, decided, answered }: SampleCase,
  { id }: Found,
  { caseId, now, makeId, moderator, admin }: By & Pick<SampleCommunity, "makeId">,
): Promise<void> {
  const log = async (action: string, actor: string, reason: string, at: number) =>
    tx.rawQuery(
      `insert into audit_log (id, at, actor_id, action, kind, subject_id, case_id, reason)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [makeId(`${action} ${caseId}`, at), new Date(at), actor, action, kind, id, caseId, reason],
    );
  if (decided)
    await log(`case.${decided.decision}`, moderator, decided.reason, now - decided.hoursAgo * HOUR);
  if (answered)
    await log(`appeal.${answered.decision}`, admin, answered.reason, now - answered.hoursAgo * HOUR);
}
