import type { InboxChange, InboxSettings } from "@kompagnon/contract/chats/model.ts";
import { PAUSE_DAYS_MAX } from "@kompagnon/contract/chats/rules.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { dayIn, localDay } from "#platform/local-day.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { TextField } from "#ui/field.tsx";
import { Switch } from "#ui/switch.tsx";

const DAY_MS = 86_400_000;
/** What is offered first: a week. */
const USUAL_DAYS = 7;
const inDays = (days: number): string => localDay(new Date(Date.now() + days * DAY_MS));

/** Takes no requests for a while: until a day, or until one takes them again. */
export function Pause({
  settings: { paused, paused_until: until },
  change,
}: {
  settings: Pick<InboxSettings, "paused" | "paused_until">;
  change: (change: InboxChange) => void;
}) {
  const { t } = useTranslation("chats/inbox");
  return (
    <div className="grid gap-4">
      <Switch
        label={t("pause")}
        hint={t("pause_hint")}
        checked={paused}
        onChange={({ target }) => change({ paused: target.checked, paused_until: null })}
      />
      {paused && (
        <>
          <ChoiceChip
            label={t("pause")}
            hideLabel
            choices={[
              { value: "open", label: t("pause_open") },
              { value: "day", label: t("pause_date") },
            ]}
            value={until === null ? "open" : "day"}
            onChange={(how) => how && change({ paused_until: how === "open" ? null : inDays(USUAL_DAYS) })}
          />
          {until !== null && (
            <TextField
              // Uncontrolled: browsers empty the value of a half-typed day. A refused one comes back by the key.
              key={until}
              type="date"
              label={t("pause_day")}
              min={inDays(0)}
              max={inDays(PAUSE_DAYS_MAX - 1)}
              defaultValue={until}
              className="sm:max-w-xs"
              onBlur={({ target }) => {
                const day = target.validity.valid ? dayIn(target.value) : null;
                if (day === null) target.value = until;
                else if (day !== until) change({ paused_until: day });
              }}
            />
          )}
          <p role="status" className="text-ink-soft text-sm">
            {until === null ? t("paused_open") : <Until until={until} />}
          </p>
        </>
      )}
    </div>
  );
}

/** 'Paused until …', with the day as the language writes it. */
function Until({ until }: { until: string }) {
  const { t, i18n } = useTranslation("chats/inbox");
  return t("paused_until", {
    date: new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(until),
    ),
  });
}
