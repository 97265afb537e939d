import { SKILLS_SHOWN } from "@kompagnon/contract/matching/rules.ts";
import { BadgeCheck, Lightbulb, Sparkles } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { ScamWarning } from "#features/moderation/public.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { commaList } from "#ui/formatters.ts";
import type { Profile } from "../api.ts";
import { useHours, useLabels, useReasons } from "../labels.ts";

const icon = {
  "aria-hidden": true,
  className: "mt-0.5 size-5 shrink-0 text-accent",
  strokeWidth: 1.75,
} as const;

const LessDialog = lazy(async () => ({ default: (await import("../learned/less-like.tsx")).LessDialog }));

/**
 * All public data of a member: next to the card on wide screens, in a sheet on phones (spec: account, section 2). `onLess`:
 * called after the member asked for less like this.
 */
export function Details({ profile, onLess }: { profile: Profile; onLess: () => void }) {
  const { t, i18n } = useTranslation("matching");
  const labels = useLabels();
  const sentence = useReasons();
  const hours = useHours();
  const { id: me } = useMember();
  const goals = commaList(i18n.language, profile.goals.map(labels.goal));
  return (
    <div className="grid gap-6">
      {profile.signs.length > 0 && (
        <Suspense fallback={null}>
          <ScamWarning signs={profile.signs} audience={profile.id === me ? "author" : "reader"} />
        </Suspense>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-soft text-sm">
        {profile.verified && (
          <Badge tone="good">
            <BadgeCheck aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t("card.verified")}
          </Badge>
        )}
        <span>{t("details.language", { language: labels.language(profile.language) })}</span>
        {profile.weekly_hours && <span>{t("details.hours", { hours: hours(profile.weekly_hours) })}</span>}
        {profile.location && <span className="min-w-0 wrap-anywhere">{profile.location}</span>}
      </p>
      {profile.reasons.length > 0 && (
        <Section title={t("reasons.title")}>
          <ul className="grid gap-1.5">
            {profile.reasons.map((reason) => (
              <li key={reason.kind} className="flex items-start gap-2.5">
                <Sparkles {...icon} />
                <span>{sentence(reason)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <LessLike key={profile.id} profile={profile} onSaved={onLess} />
      <Section title={t("details.about")}>
        {profile.bio ? <Prose>{profile.bio}</Prose> : <Missing>{t("details.no_bio")}</Missing>}
      </Section>
      <Section title={t("details.idea")}>
        {profile.business_idea ? (
          <div className="grid gap-2">
            <p className="flex items-start gap-2.5 font-medium">
              <Lightbulb {...icon} />
              {t("details.has_idea")}
            </p>
            <Prose>{profile.business_idea}</Prose>
          </div>
        ) : (
          <p className="flex items-start gap-2.5 text-ink-soft">
            <Lightbulb {...icon} className="mt-0.5 size-5 shrink-0" />
            {t("details.no_idea")}
          </p>
        )}
      </Section>
      <Section title={t("details.goal")}>
        {goals && <p className="font-medium">{goals}</p>}
        {profile.target && <Prose>{profile.target}</Prose>}
        {!goals && !profile.target && <Missing>{t("details.no_goal")}</Missing>}
      </Section>
      <Section title={t("details.models")}>
        <Names names={profile.business_models.map(labels.model)} />
      </Section>
      <Section title={t("details.skills")}>
        <Names names={profile.skills.map(labels.skill)} />
      </Section>
    </div>
  );
}

/** Asks which trait of a card the member wants to see less of, without a memory of earlier answers. */
function LessLike({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const { t } = useTranslation("matching");
  const [open, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  return (
    <div>
      <Button
        size="sm"
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => {
          setRound(round + 1);
          setOpen(true);
        }}
      >
        {t("details.less")}
      </Button>
      <Suspense fallback={null}>
        {round > 0 && (
          <LessDialog key={round} profile={profile} open={open} onOpenChange={setOpen} onSaved={onSaved} />
        )}
      </Suspense>
    </div>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-1.5">
    <h3 className="text-base">{title}</h3>
    {children}
  </section>
);
const Prose = ({ children }: { children: string }) => (
  <p dir="auto" className="whitespace-pre-line text-pretty">
    {children}
  </p>
);
const Missing = ({ children }: { children: string }) => <p className="text-ink-soft">{children}</p>;

function Names({ names }: { names: string[] }) {
  const { t } = useTranslation("matching");
  if (names.length === 0) return <Missing>{t("details.none")}</Missing>;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {names.slice(0, SKILLS_SHOWN).map((name) => (
        <li key={name}>
          <Badge tone="accent">{name}</Badge>
        </li>
      ))}
    </ul>
  );
}
