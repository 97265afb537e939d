import type { UserPage } from "@kompagnon/contract/people/model.ts";
import { Sparkles } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { ScamWarning } from "#features/moderation/public.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { useLabels } from "../labels.ts";
import { Tags } from "../search/person-card.tsx";
import { useFits } from "../search/use-reason.ts";

/** What a member tells about themselves. */
export function About({ person }: { person: UserPage }) {
  const { t } = useTranslation("people");
  const labels = useLabels();
  const { id: me } = useMember();
  const fits = useFits()(person);
  return (
    <Card className="grid divide-y divide-line py-1!">
      {fits.length > 0 && (
        <Section title={t("fits")}>
          <ul className="grid gap-1">
            {fits.map((fit) => (
              <li key={fit} className="flex items-start gap-2">
                <Sparkles
                  aria-hidden="true"
                  className="mt-1 size-4 shrink-0 text-accent"
                  strokeWidth={1.75}
                />
                <span className="min-w-0 wrap-anywhere">{fit}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {person.signs.length > 0 && (
        <Suspense fallback={null}>
          <ScamWarning
            signs={person.signs}
            audience={person.id === me ? "author" : "reader"}
            className="my-3"
          />
        </Suspense>
      )}
      <Section title={t("bio")}>
        {person.bio ? <Prose>{person.bio}</Prose> : <p className="text-ink-soft">{t("no_bio")}</p>}
      </Section>
      {person.business_idea && (
        <Section title={t("idea")}>
          <Prose>{person.business_idea}</Prose>
        </Section>
      )}
      {person.business_models.length > 0 && (
        <Section title={t("models")}>
          <Tags label={t("models")} tags={person.business_models.map(labels.model)} />
        </Section>
      )}
      {person.skills.length > 0 && (
        <Section title={t("skills")}>
          <Tags label={t("skills")} tags={person.skills.map(labels.skill)} />
        </Section>
      )}
      {(person.goals.length > 0 || person.target) && (
        <Section title={t("goal")}>
          {person.goals.length > 0 && <p>{labels.list(person.goals.map(labels.goal))}</p>}
          {person.target && <Prose>{person.target}</Prose>}
        </Section>
      )}
    </Card>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[9rem_minmax(0,1fr)]">
    <h2 className="font-sans font-medium text-ink-soft text-sm leading-6 tracking-normal">{title}</h2>
    <div className="grid gap-1.5">{children}</div>
  </section>
);

const Prose = ({ children }: { children: string }) => (
  <p dir="auto" className="whitespace-pre-line text-pretty wrap-anywhere">
    {children}
  </p>
);
