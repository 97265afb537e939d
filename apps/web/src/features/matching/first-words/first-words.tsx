import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { partnershipsPaths } from "@kompagnon/contract/partnerships/paths.ts";
import { isolate } from "@kompagnon/messages/isolate.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { useQuery } from "@tanstack/react-query";
import { Handshake, Sparkles, Waypoints } from "lucide-react";
import { useId } from "react";
import { query } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import type { Profile } from "../api.ts";
import { useHours, useLabels, useReasons } from "../labels.ts";

/** The number of first sentences that are offered. */
const OFFERED = 3;

/** First sentences to a match in the reader's language: from what both profiles have in common, then from the other's alone. */
export function useOpeners(): (partner: Profile) => string[] {
  const { t, i18n } = useTranslation("matching/openers");
  const labels = useLabels();
  const hours = useHours();
  const list = (names: string[]) =>
    new Intl.ListFormat(localeOf(i18n.language), { type: "conjunction" }).format(
      names.slice(0, 2).map((name) => isolate(i18n.language, name)),
    );
  const about = (reason: Profile["reasons"][number]): string | null => {
    switch (reason.kind) {
      case "shared_models":
        return t("shared_models", { list: list(reason.models.map(labels.model)) });
      case "skills_you_lack":
      case "skills_you_seek":
        return t("skills_i_lack", { list: list(reason.skills.map(labels.skill)) });
      case "skills_in_common":
        return t("skills_in_common", { list: list(reason.skills.map(labels.skill)) });
      case "shared_words":
        return t("shared_words", { list: list(reason.words) });
      case "same_goal":
        return t("same_goal", { goal: labels.goal(reason.goal) });
      case "same_hours":
        return t("same_hours", { hours: hours(reason.weekly_hours) });
      default:
        return null;
    }
  };
  return ({ reasons, business_idea: idea }) =>
    [...reasons.map(about), idea ? t("idea") : null, t("next_months"), t("partner"), t("small_start")]
      .filter((opener) => opener !== null)
      .slice(0, OFFERED);
}

const icon = { "aria-hidden": true, className: "mt-0.5 size-4 shrink-0", strokeWidth: 1.75 } as const;

/**
 * The beginning of a conversation after a match: why the two fit, three first sentences, and what they can do together. Empty
 * for conversations that began otherwise.
 */
export function FirstWords({
  chatId,
  partnerId,
  hasPath,
  onChoose,
}: {
  chatId: string;
  partnerId: string;
  hasPath: boolean;
  /** A sentence for the composer, with all that were offered: one of them there is replaced. */
  onChoose: (opener: string, offered: readonly string[]) => void;
}) {
  const { t } = useTranslation("matching/openers");
  const { t: matching } = useTranslation("matching");
  const sentence = useReasons();
  const openersFor = useOpeners();
  const heading = useId();
  const { data } = useQuery({
    ...query("GET /api/matching/partners/{userId}", { params: { userId: partnerId } }),
    retry: false,
  });
  if (!data) return null;
  const { profile } = data;
  const openers = openersFor(profile);
  return (
    <div className="mx-auto grid w-full max-w-lg animate-rise gap-5 px-3 pb-3">
      {profile.reasons.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-base">{matching("reasons.title")}</h3>
          <ul className="grid gap-1.5 text-sm">
            {profile.reasons.map((reason) => (
              <li key={reason.kind} className="flex items-start gap-2">
                <Sparkles {...icon} className="mt-0.5 size-4 shrink-0 text-accent" />
                <span className="wrap-anywhere min-w-0">{sentence(reason)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby={heading} className="grid gap-2">
        <h3 id={heading} className="text-base">
          {t("title")}
        </h3>
        <p className="text-ink-soft text-sm">{t("hint")}</p>
        {openers.map((opener) => (
          <button
            key={opener}
            type="button"
            onClick={() => onChoose(opener, openers)}
            className="wrap-anywhere min-h-11 rounded-card border border-line-strong/60 bg-raised px-4 py-2.5 text-start text-sm hover:border-ink-soft hover:bg-sunken"
          >
            {opener}
          </button>
        ))}
      </section>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          to={`${chatsPaths.chat(chatId)}&trial=1`}
          variant="secondary"
          size="sm"
          icon={<Handshake {...icon} />}
        >
          {t("trial")}
        </ButtonLink>
        {hasPath && (
          <ButtonLink
            to={partnershipsPaths.path(chatId)}
            variant="secondary"
            size="sm"
            icon={<Waypoints {...icon} />}
          >
            {t("path")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
