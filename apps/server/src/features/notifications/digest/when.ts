import type { Language } from "@kompagnon/contract/wire/model.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { USUAL_TIME_ZONE } from "#features/notifications/digest/local-time.ts";
import type { AnyAbout } from "#features/notifications/sending/notice.ts";

/**
 * When something begins that a notification is about, by the reader's clocks and in their language; empty for what has no
 * time. The zone is named: members travel, and their settings may not know it.
 */
export function whenOf(
  { starts_at: startsAt }: Pick<AnyAbout, "starts_at">,
  language: Language,
  timeZone: string | null,
): string {
  if (!startsAt) return "";
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: timeZone ?? USUAL_TIME_ZONE,
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(new Date(startsAt));
}
