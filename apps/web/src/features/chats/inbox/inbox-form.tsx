import type { InboxChange, InboxSettings } from "@kompagnon/contract/chats/model.ts";
import { DECLINE_WORDINGS, INBOX_WHO, PAUSE_DAYS_MAX } from "@kompagnon/contract/chats/rules.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { dayIn, localDay } from "#platform/local-time.ts";
import { mutation, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { TextField } from "#ui/field.tsx";
import { Fold } from "#ui/fold.tsx";
import { Select } from "#ui/select.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Switch } from "#ui/switch.tsx";
import { toast } from "#ui/toast.tsx";
import { inboxQuery } from "../cache.ts";

const DAY_MS = 86_400_000;
/** What is offered first: a week. */
const USUAL_DAYS = 7;
const inDays = (days: number): string => localDay(new Date(Date.now() + days * DAY_MS));

/** Takes no requests for a while: until a day, or until one takes them again. */
function Pause({
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

/** Changes what I have set; it shows at once and goes back if the server refuses. */
function useChangeInbox() {
  const { t } = useTranslation("chats/inbox");
  const { queryKey } = inboxQuery();
  const change = useMutation({
    ...mutation("PATCH /api/chat-inbox"),
    onSuccess: (now) => {
      queryClient.setQueryData(queryKey, now);
      toast(t("saved"), { kind: "good" });
    },
    onError: (failure) => {
      toast(failure.message || t("failed"), { kind: "warn" });
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return {
    busy: change.isPending,
    change: (body: InboxChange) => {
      queryClient.setQueryData<InboxSettings>(
        queryKey,
        (before) => before && ({ ...before, ...body } as InboxSettings), // what is given is never undefined
      );
      change.mutate({ body });
    },
  };
}

/** Who may ask to write with me, and what becomes of requests; every change holds at once. */
export function InboxForm() {
  const { t } = useTranslation("chats/inbox");
  const { data, error, refetch } = useQuery(inboxQuery());
  if (data) return <Settings settings={data} />;
  if (error) return <ErrorState title={t("load_failed")} error={error} onRetry={() => refetch()} />;
  return (
    <div className="grid gap-3">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  );
}

const CAPS = [3, 5, 10, 20] as const;
const DAYS = [7, 14, 30] as const;
/** The numbers that are offered, with the one that is set. */
const offered = (usual: readonly number[], set: number | null): number[] =>
  [...new Set(set === null ? usual : [...usual, set])].sort((a, b) => a - b);
const NONE = "none";
const numberOf = (choice: string): number | null => (choice === NONE ? null : Number(choice));

function Settings({ settings }: { settings: InboxSettings }) {
  const { t } = useTranslation("chats/inbox");
  const { change } = useChangeInbox();
  return (
    <div className="grid grid-cols-1 gap-5">
      <ChoiceChip
        label={t("who")}
        choices={INBOX_WHO.map((value) => ({ value, label: t(value) }))}
        value={settings.who}
        onChange={(who) => who && change({ who })}
      />
      <Pause settings={settings} change={change} />
      <Fold title={t("fine")}>
        <Fine settings={settings} change={change} />
      </Fold>
    </div>
  );
}

/** What most members leave as it is: how many requests at most, and how the others are answered. */
function Fine({
  settings,
  change,
}: {
  settings: InboxSettings;
  change: ReturnType<typeof useChangeInbox>["change"];
}) {
  const { t } = useTranslation("chats/inbox");
  return (
    <>
      <div className="grid gap-2">
        <ChoiceChip
          label={t("cap")}
          choices={[
            { value: NONE, label: t("cap_none") },
            ...offered(CAPS, settings.weekly_cap).map((many) => ({ value: `${many}`, label: `${many}` })),
          ]}
          value={`${settings.weekly_cap ?? NONE}`}
          onChange={(cap) => cap && change({ weekly_cap: numberOf(cap) })}
        />
        <p className="text-ink-soft text-sm">{t("received", { received: settings.received })}</p>
      </div>
      <Select
        label={t("wording")}
        hint={t("wording_hint")}
        options={[
          ...DECLINE_WORDINGS.map((value) => ({ value, label: t(`wordings.${value}`) })),
          { value: NONE, label: t("silent") },
        ]}
        value={settings.wording ?? NONE}
        onChange={(value) => change({ wording: value === NONE ? null : value })}
      />
      <div className="grid gap-2">
        <ChoiceChip
          label={t("answer")}
          choices={[
            { value: NONE, label: t("answer_never") },
            ...DAYS.map((days) => ({ value: `${days}`, label: t(`days${days}`) })),
          ]}
          value={`${settings.answer_days ?? NONE}`}
          onChange={(days) => days && change({ answer_days: numberOf(days) })}
        />
        <p className="text-ink-soft text-sm">{t("answer_hint")}</p>
      </div>
    </>
  );
}

/** The part of the settings about requests to write. */
export function InboxSection() {
  const { t } = useTranslation("chats/inbox");
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} padding="sm" className="grid grid-cols-1 gap-4 sm:gap-5 sm:p-6">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {t("title")}
        </h2>
        <p className="text-pretty text-ink-soft max-sm:text-sm">{t("intro")}</p>
      </div>
      <InboxForm />
    </Card>
  );
}
