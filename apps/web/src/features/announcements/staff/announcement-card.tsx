import type { WrittenAnnouncement } from "@kompagnon/contract/announcements/model.ts";
import { NEW_MEMBER_DAYS } from "@kompagnon/contract/announcements/rules.ts";
import { LANGUAGE_NAMES } from "@kompagnon/messages/languages.ts";
import { useState } from "react";
import { WordsDialog } from "#features/admin/public.ts";
import { call } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { dates } from "#ui/formatters.ts";
import { refreshAnnouncements } from "./announcement-form.tsx";
import { languagesIn } from "./draft.ts";

/** One announcement: its text in each language, its audience and time, and its actions. */
export function AnnouncementCard({
  announcement,
  onEdit,
}: {
  announcement: WrittenAnnouncement;
  onEdit: () => void;
}) {
  const { t } = useTranslation("announcements/staff");
  const [ending, setEnding] = useState(false);
  const { id, kind, audience, texts, link, dismissible, dismissed, state } = announcement;
  return (
    <Card as="li" className="grid grid-cols-1 gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={kind === "warning" ? "warn" : "accent"}>{t(`kinds.${kind}`)}</Badge>
        <Badge>{t(`audiences.${audience}`, { days: NEW_MEMBER_DAYS })}</Badge>
      </p>
      <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[7rem_1fr]">
        {languagesIn(texts).map((language) => (
          <div key={language} className="contents">
            <dt className="text-ink-soft text-sm" lang={language}>
              {LANGUAGE_NAMES[language]}
            </dt>
            <dd lang={language} dir="auto" className="whitespace-pre-line wrap-anywhere">
              {texts[language]}
            </dd>
          </div>
        ))}
      </dl>
      {link && (
        <p className="text-ink-soft text-sm wrap-anywhere" dir="ltr">
          {link}
        </p>
      )}
      <p className="text-ink-soft text-sm">
        <When announcement={announcement} /> ·{" "}
        {dismissible ? t("dismissed", { count: dismissed }) : t("stays")}
      </p>
      {state !== "past" && (
        <div className="flex flex-wrap gap-2.5">
          <Button size="sm" variant="secondary" onClick={onEdit}>
            {t("edit")}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setEnding(true)}>
            {t("end.button")}
          </Button>
        </div>
      )}
      {ending && (
        <WordsDialog
          title={t("end.title")}
          text={t("end.text")}
          label={t("end.reason")}
          missing={t("end.reason_missing")}
          button={t("end.button")}
          done={t("end.done")}
          send={(reason) =>
            call("POST /api/admin/announcements/{id}/end", { params: { id }, body: { reason } }).finally(
              () => void refreshAnnouncements(),
            )
          }
          onClose={() => setEnding(false)}
        />
      )}
    </Card>
  );
}

function When({
  announcement: { starts_at: starts, ends_at: ends, ended_at: ended, state },
}: {
  announcement: WrittenAnnouncement;
}) {
  const { t, i18n } = useTranslation("announcements/staff");
  const format = dates(i18n.language, { dateStyle: "medium", timeStyle: "short" });
  const say = (time: string) => format.format(new Date(time));
  if (ended) return t("ended", { date: say(ended) });
  if (ends) return t("span", { from: say(starts), until: say(ends) });
  return t(state === "planned" ? "from" : "since", { from: say(starts) });
}
