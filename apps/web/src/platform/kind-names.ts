import { REPORT_KINDS, REPORT_OWNERS, type ReportKind } from "@kompagnon/contract/moderation/rules.ts";
import {
  NOTIFICATION_OWNERS,
  NOTIFICATION_TYPES,
  type NotificationType,
} from "@kompagnon/contract/notifications/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";

const reports = REPORT_KINDS.map((kind) => `${REPORT_OWNERS[kind]}/reports` as const);
/** What a kind of report is called; its feature says it. */
export function useReportKindName(): (kind: ReportKind) => string {
  const { t } = useTranslation(reports);
  return (kind) => t(`${REPORT_OWNERS[kind]}/reports:${kind}.name` as never); // each owner's part names its kinds: a test reads them all
}

/** The title of a report of this kind, with the author's name (or its own). */
export function useReportTitle(kind: ReportKind, name: string): string {
  const { t } = useTranslation(`${REPORT_OWNERS[kind]}/reports`);
  return t(`${REPORT_OWNERS[kind]}/reports:${kind}.title` as never, { name }); // as above
}

const notifications = NOTIFICATION_TYPES.map((type) => `${NOTIFICATION_OWNERS[type]}/notifications` as const);
/** What a type of notification is called; its feature says it. */
export function useNotificationTypeName(): (type: NotificationType) => string {
  const { t } = useTranslation(notifications);
  return (type) => t(`${NOTIFICATION_OWNERS[type]}/notifications:${type}.name` as never); // as above
}
