import { buffer } from "node:stream/consumers";
import type { AnalyticsReport, newReport } from "@kompagnon/contract/analytics/report-model.ts";
import {
  ANALYTICS_LEVEL,
  REPORTS_MAX,
  TIME_RANGES,
  USER_TYPES,
} from "@kompagnon/contract/analytics/rules.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import type { z } from "zod";
import { createOverview } from "#features/analytics/dashboard/overview.ts";
import { emailOf } from "#features/analytics/dashboard/session-queries.ts";
import { Fail } from "#features/analytics/errors.ts";
import { type Filter, reportCsv, reportPdf } from "#features/analytics/reports/files.ts";
import {
  addReport,
  changeReport,
  dropReport,
  dueReports,
  markReport,
  type ReportRow,
  reportsOf,
  stopWeekly,
} from "#features/analytics/reports/report-queries.ts";
import { profileOf } from "#features/profiles/public.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";

const present = (row: ReportRow): AnalyticsReport => ({
  id: row.id,
  name: row.name,
  userType: row.userType,
  timeRange: row.timeRange,
  weekly: row.weekly,
  created_at: row.createdAt.toISOString(),
  last_sent_at: row.lastSentAt?.toISOString() ?? null,
});

export const listReports = async ({ db }: Platform, memberId: string) => ({
  items: (await reportsOf(db, memberId)).map(present),
});

/** Saves a filter. Throws report_limit. */
export async function saveReport({ db }: Platform, memberId: string, report: z.output<typeof newReport>) {
  const row = await db.transaction((tx) =>
    addReport(tx, { id: newId(), memberId, saved: report, most: REPORTS_MAX }),
  );
  if (!row) throw new Fail("report_limit");
  return present(row);
}
/** Changes one of one's own. Throws not_found. */
export async function editReport(
  { db }: Platform,
  memberId: string,
  id: string,
  report: z.output<typeof newReport>,
) {
  const row = await changeReport(db, id, memberId, report);
  if (!row) throw new Fail("not_found");
  return present(row);
}
/** Deletes one of one's own. Throws not_found. */
export async function removeReport({ db }: Platform, memberId: string, id: string): Promise<void> {
  if (!(await dropReport(db, id, memberId))) throw new Fail("not_found");
}

const refOf = ({ userType, timeRange }: Filter): string => `${userType} ${timeRange}`;
/** The filter of a reference; whatever is none is everybody's week. */
function filterOf(ref: string): Filter {
  const [who, when] = ref.split(" ");
  const userType = USER_TYPES.find((one) => one === who) ?? "all";
  return { userType, timeRange: TIME_RANGES.find((one) => one === when) ?? "7d" };
}

/** The weekly mail of one report, as a kind of mail that can be switched off. */
const WEEKLY_REPORT = "analytics_report";

/** Makes what goes along with the mails of reports: it tells the moment at which the mail leaves. */
export function attachReports(platform: Platform): void {
  const { mail } = platform;
  mail.onUnsubscribe(WEEKLY_REPORT, stopWeekly);
  const overview = createOverview(platform);
  mail.attach("analytics.pdf", async (ref, language) => ({
    filename: "report.pdf",
    contentType: "application/pdf",
    content: await reportPdf(platform, overview, filterOf(ref), language),
  }));
  mail.attach("analytics.csv", async (ref, language) => ({
    filename: "report.csv",
    contentType: "text/csv; charset=utf-8",
    content: await buffer(await reportCsv(overview, filterOf(ref), language)),
  }));
}

/** Sends the reports of the week, each once, to those who may still see them. */
export async function sendReports(platform: Platform): Promise<void> {
  for (const id of await dueReports(platform.db, ANALYTICS_LEVEL)) await sendReport(platform, id);
}

async function sendReport(platform: Platform, id: string): Promise<void> {
  const { db, mail, config } = platform;
  await db.transaction(async (tx) => {
    const row = await markReport(tx, id);
    const to = row && (await emailOf(tx, row.memberId));
    if (!row || !to) return;
    const { language } = await profileOf(tx, row.memberId);
    const when = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long" }).format(new Date());
    await mail.send(tx, {
      to,
      language,
      template: "analytics_report",
      data: { name: row.name, when },
      link: `${config.origin}/dashboard/admin/data`,
      subscription: { kind: WEEKLY_REPORT, ref: id },
      attachments: ["analytics.pdf", "analytics.csv"].map((kind) => ({ kind, ref: refOf(row) })),
    });
  });
}
