import { contactPaths } from "@kompagnon/contract/contact/paths.ts";
import type { Trait } from "@kompagnon/contract/matching/model.ts";
import { HOURS_KNOWN } from "@kompagnon/contract/matching/rules.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { RotateCcw, Sparkles } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { Out } from "#platform/call.ts";
import { mutation, query, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { dates, numbers } from "#ui/formatters.ts";
import { Loaded, SkeletonText } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { useLabels } from "../labels.ts";
import { nameOf, useTraitWords } from "./less-like.tsx";

const DAY_HOURS = 24;

/** Hours of the day (0 to 23) that follow one another, over midnight as well: where each stretch begins, and how long it is. */
export function hourRangesOf(hours: readonly number[]): { from: number; length: number }[] {
  const here = new Set(hours);
  if (here.size === DAY_HOURS) return [{ from: 0, length: DAY_HOURS }];
  return [...here]
    .filter((hour) => !here.has((hour + DAY_HOURS - 1) % DAY_HOURS))
    .map((from) => {
      let length = 1;
      while (here.has((from + length) % DAY_HOURS)) length++;
      return { from, length };
    });
}

/**
 * Hours of the day in UTC as times of the member's clock: '18:00–21:00 and 23:00–00:00'. `day`: any moment of the day whose clock
 * counts.
 */
export function timesOf(hours: readonly number[], language: string, day = new Date()): string {
  const clock = dates(language, { hour: "numeric", minute: "numeric" });
  const at = (hour: number) =>
    new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour));
  const ranges = hourRangesOf(hours)
    .map(({ from, length }) => ({ begins: at(from), ends: at(from + length) }))
    .sort((a, b) => minutesOf(a.begins) - minutesOf(b.begins))
    .map(({ begins, ends }) => `${clock.format(begins)}–${clock.format(ends)}`);
  return new Intl.ListFormat(localeOf(language)).format(ranges);
}

/** The minutes of a time on the member's own day. */
const minutesOf = (time: Date): number => time.getHours() * 60 + time.getMinutes();

/** What one said one wants to see less of, each to be taken back. */
function LessList({ less }: { less: readonly Trait[] }) {
  const { t } = useTranslation("matching/learned");
  return (
    <div className="grid gap-1 border-line border-t pt-5">
      <h3 className="font-semibold text-lg">{t("less.list_title")}</h3>
      <p className="text-pretty text-ink-soft">{t(less.length > 0 ? "less.list_text" : "less.list_none")}</p>
      {less.length > 0 && (
        <ul className="mt-2 divide-y divide-line border-line border-y">
          {less.map((trait) => (
            <LessLine key={nameOf(trait)} trait={trait} />
          ))}
        </ul>
      )}
    </div>
  );
}

function LessLine({ trait }: { trait: Trait }) {
  const { t } = useTranslation("matching/learned");
  const { t: ui } = useTranslation("ui");
  const name = useTraitWords()(trait);
  const takeBack = useMutation({
    ...mutation("PUT /api/matching/learned/less"),
    onSuccess: (after) => {
      queryClient.setQueryData(query("GET /api/matching/learned").queryKey, after);
      toast(t("less.back_done"), { kind: "good" });
    },
    onError: (failure) => toast(failure.message || ui("error_text"), { kind: "warn" }),
  });
  return (
    <li className="flex items-center gap-3 py-2.5">
      <span className="min-w-0 grow">{name}</span>
      <Button
        size="sm"
        variant="quiet"
        busy={takeBack.isPending}
        aria-label={t("less.back_named", { name })}
        onClick={() => takeBack.mutate({ body: { trait, less: false } })}
      >
        {t("less.back")}
      </Button>
    </li>
  );
}

/** Resets everything that the deck learned from the member's decisions, after a confirmation. */
function ResetLearned() {
  const { t } = useTranslation("matching/learned");
  const { t: ui } = useTranslation("ui");
  const [open, setOpen] = useState(false);
  const reset = useMutation(mutation("DELETE /api/matching/learned"));
  return (
    <div>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        icon={<RotateCcw aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        {t("reset")}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t("reset_title")}
        text={t("reset_text")}
        confirm={t("reset")}
        error={reset.error && (reset.error.message || ui("error_text"))}
        onConfirm={async () => {
          const after = await reset.mutateAsync({});
          queryClient.setQueryData(query("GET /api/matching/learned").queryKey, after);
          toast(t("reset_done"), { kind: "good" });
        }}
      />
    </div>
  );
}

type Learned = Out<"GET /api/matching/learned">;

/**
 * What the deck learned from the member's decisions, in plain words, and the controls for it
 * (docs/decisions/matching-learning.md).
 */
export function LearnedTab() {
  const { t } = useTranslation("matching/learned");
  const { data, error, refetch } = useQuery(query("GET /api/matching/learned"));
  return (
    <div className="grid grid-cols-1 gap-5">
      <Part title={t("title")} lead={t("lead")}>
        <Loaded
          data={data}
          failed={error && <ErrorState className="py-6" error={error} onRetry={() => refetch()} />}
          loading={<SkeletonText lines={5} />}
        >
          {(data) => (
            <>
              <LearnedSummary learned={data} />
              <LessList less={data.less} />
              <ResetLearned />
            </>
          )}
        </Loaded>
      </Part>
      <Part title={t("rights_title")} lead={t("rights")}>
        <p className="text-pretty text-ink-soft">{t("object")}</p>
        <div>
          <ButtonLink variant="secondary" to={contactPaths.contact}>
            {t("object_action")}
          </ButtonLink>
        </div>
      </Part>
    </div>
  );
}

/** A titled part of the tab. */
function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-5 sm:p-6">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="text-pretty text-ink-soft">{lead}</p>
      </div>
      {children}
    </Card>
  );
}

function LearnedSummary({ learned }: { learned: Learned }) {
  const { t, i18n } = useTranslation("matching/learned");
  const labels = useLabels();
  const say = (taste: Learned["tastes"][number]): string => {
    const way = taste.more ? "more" : "fewer";
    switch (taste.kind) {
      case "model":
        return t(`${way}.model`, { name: labels.model(taste.model) });
      case "skill":
        return t(`${way}.skill`, { name: labels.skill(taste.skill) });
      default:
        return t(`${way}.${taste.kind}`);
    }
  };
  const sentences = [
    ...learned.tastes.map(say),
    ...(learned.words ? [t("words")] : []),
    ...(learned.hours.length >= HOURS_KNOWN
      ? [t("hours", { times: timesOf(learned.hours, i18n.language) })]
      : []),
    ...(learned.decisions > 0 ? [t(`choosing.${learned.choosing}`)] : []),
  ];
  return (
    <div className="grid gap-3">
      {learned.since && (
        <p className="text-ink-soft text-sm">
          {t("counted", {
            date: dates(i18n.language, { dateStyle: "long" }).format(new Date(learned.since)),
            n: numbers(i18n.language).format(learned.decisions),
          })}
        </p>
      )}
      {learned.tastes.length === 0 && <p>{t("none")}</p>}
      {sentences.length > 0 && (
        <ul className="grid gap-1.5">
          {sentences.map((sentence) => (
            <li key={sentence} className="flex items-start gap-2.5">
              <Sparkles
                aria-hidden="true"
                className="mt-0.5 size-5 shrink-0 text-accent"
                strokeWidth={1.75}
              />
              <span className="text-pretty">{sentence}</span>
            </li>
          ))}
        </ul>
      )}
      {learned.tastes.length > 0 && <p className="text-pretty text-ink-soft text-sm">{t("meant")}</p>}
      {learned.decisions > 0 && <p className="text-pretty text-ink-soft text-sm">{t("stays")}</p>}
    </div>
  );
}
