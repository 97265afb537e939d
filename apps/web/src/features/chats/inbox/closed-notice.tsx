import type { InboxClosed } from "@kompagnon/contract/chats/inbox-model.ts";
import { matchingPaths } from "@kompagnon/contract/matching/paths.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { CalendarClock } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";

/**
 * Shown before the member writes: why the recipient takes no request now, when they do again, and how to reach them otherwise.
 */
export function ClosedNotice({
  name,
  closed: { why, until },
  onClose,
}: {
  name: string;
  closed: InboxClosed;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation("chats/inbox");
  const date =
    until && new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: "long" }).format(new Date(until));
  return (
    <div className="grid gap-4">
      <div className="flex gap-3 rounded-card bg-accent-soft px-4 py-3">
        <CalendarClock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={1.75} />
        <div className="grid gap-1.5">
          <p className="font-medium wrap-anywhere">{t(`closed.${why}`, { name })}</p>
          {date && <p>{t("until", { date })}</p>}
          <p>{t("instead")}</p>
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="secondary" onClick={onClose}>
          {t("close")}
        </Button>
        <ButtonLink to={matchingPaths.deck}>{t("to_matching")}</ButtonLink>
      </div>
    </div>
  );
}
