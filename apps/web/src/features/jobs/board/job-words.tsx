import type { Job } from "@kompagnon/contract/jobs/model.ts";
import type { JobCountry } from "@kompagnon/contract/jobs/rules.ts";
import type { BusinessModel, Skill } from "@kompagnon/contract/profiles/rules.ts";
import { isolate } from "@kompagnon/messages/isolate.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { MapPin, Sparkles, Wallet } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";

/** The names of business models, skills and countries in the language of the interface. */
export function useLabels() {
  const { t, i18n } = useTranslation(["profiles", "jobs"]);
  return {
    model: (slug: BusinessModel) => t(`profiles:business_models.${slug}`),
    skill: (slug: Skill) => t(`profiles:skills.${slug}`),
    country: (code: JobCountry) =>
      code === "GLOBAL"
        ? t("jobs:global")
        : (new Intl.DisplayNames(localeOf(i18n.language), { type: "region" }).of(code) ?? code),
    list: (names: readonly string[]) =>
      new Intl.ListFormat(localeOf(i18n.language)).format(names.map((name) => isolate(i18n.language, name))),
  };
}

/** Longer texts are folded, in characters. */
const FOLDED_FROM = 320;
const icon = { "aria-hidden": true, className: "size-4 shrink-0", strokeWidth: 1.75 } as const;

/** What a post says: folded where it is long. */
export function JobText({ content }: { content: string }) {
  const { t } = useTranslation("jobs");
  const [open, setOpen] = useState(false);
  const long = content.length > FOLDED_FROM || content.split("\n").length > 6;
  return (
    <div className="grid justify-items-start gap-1">
      <p
        dir="auto"
        className={`w-full whitespace-pre-line text-pretty wrap-anywhere ${long && !open ? "line-clamp-5" : ""}`}
      >
        {content}
      </p>
      {long && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="min-h-8 font-medium text-accent text-sm hover:underline"
        >
          {t(open ? "less" : "more")}
        </button>
      )}
    </div>
  );
}

/** Country, kind and pay in one line, and below it what is needed. */
export function JobFacts({ job }: { job: Job }) {
  const { t } = useTranslation("jobs");
  const labels = useLabels();
  const tags = [...job.skills.map(labels.skill), ...job.business_models.map(labels.model)];
  return (
    <div className="grid gap-2">
      <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-sm">
        <li className="flex items-center gap-1.5">
          <MapPin {...icon} />
          {labels.country(job.country)}
        </li>
        {job.job_type && <li>{t(job.job_type)}</li>}
        {job.salary && (
          <li className="flex min-w-0 items-center gap-1.5">
            <Wallet {...icon} />
            <span className="sr-only">{t("salary")}</span>
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {job.salary}
            </span>
          </li>
        )}
      </ul>
      {tags.length > 0 && (
        <ul aria-label={t("skills")} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="rounded-full border border-line px-2.5 py-0.5 text-ink-soft text-xs">
              {tag}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Why a post fits, in the matching engine's own terms. */
export function JobReasons({ reasons }: { reasons: Job["reasons"] }) {
  const { t } = useTranslation("jobs");
  const labels = useLabels();
  if (reasons.length === 0) return null;
  const say = (reason: Job["reasons"][number]): string => {
    switch (reason.kind) {
      case "shared_models":
        return t("reason_models", { list: labels.list(reason.models.map(labels.model)) });
      case "shared_words":
        return t("reason_words", { list: labels.list(reason.words) });
      default:
        return t(reason.skills.length === 1 ? "reason_skill" : "reason_skills", {
          list: labels.list(reason.skills.map(labels.skill)),
        });
    }
  };
  return (
    <ul className="grid gap-1">
      {reasons.map((reason) => (
        <li key={reason.kind} className="flex items-start gap-2 text-sm">
          <Sparkles aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" strokeWidth={1.75} />
          <span className="min-w-0">{say(reason)}</span>
        </li>
      ))}
    </ul>
  );
}
