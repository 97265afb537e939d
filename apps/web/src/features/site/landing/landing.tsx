import {
  FIGURE_MARK,
  FIGURES,
  FIGURES_MARK,
  type FigureName,
  figurePlace,
} from "@kompagnon/contract/site/figures.ts";
import { operator } from "@kompagnon/contract/site/operator.ts";
import { ALL_LANGUAGES, localeOf } from "@kompagnon/messages/languages.ts";
import {
  BadgeCheck,
  CalendarCheck,
  ChartLine,
  ClipboardList,
  FileSignature,
  FlaskConical,
  ListChecks,
  Phone,
  Presentation,
  ShieldAlert,
  Vote,
  Waypoints,
} from "lucide-react";
import type { ReactNode } from "react";
import { BRAND } from "#platform/brand.ts";
import { sitePath } from "#platform/site-paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { numbers } from "#ui/formatters.ts";
import { Invitation } from "../invitation.tsx";
import { Comparison } from "../pricing/comparison.tsx";
import { Questions, useCommonQuestions } from "../questions.tsx";
import { faqData, StructuredData } from "../site-head.tsx";
import { Rooms } from "../tour/rooms.tsx";
import { useSite } from "../use-site.ts";

const hiddenUntil = (mark: string, value = "") => ({ hidden: true, [mark]: value });

/** How many there are. Written without numbers and hidden: the server fills them in once they are worth telling. */
function CommunityFigures() {
  const { language } = useSite();
  const { t } = useTranslation("tour/landing", { lng: language });
  return (
    <ul
      {...hiddenUntil(FIGURES_MARK)}
      aria-label={t("figures", { brand: BRAND })}
      className="flex flex-wrap justify-center gap-x-16 gap-y-6 text-center"
    >
      {FIGURES.map((name: FigureName) => (
        <Figure key={name} name={name} label={t(`figure_${name}`)}>
          {figurePlace(name)}+
        </Figure>
      ))}
      <Figure label={t("figure_languages")}>{numbers(language, {}).format(ALL_LANGUAGES.length)}</Figure>
    </ul>
  );
}

const Figure = ({ name, label, children }: { name?: FigureName; label: string; children: ReactNode }) => (
  <li {...(name && hiddenUntil(FIGURE_MARK, name))}>
    <bdi className="block font-display font-semibold text-2xl text-accent tabular-nums">{children}</bdi>
    <span className="text-ink-soft">{label}</span>
  </li>
);

const SCREENS = ["deck", "chat", "group", "feed", "jobs"] as const;
/** As `npm run screens` takes them. */
const WIDTH = 585;
const HEIGHT = 1170;

/** Pictures of the running product with its sample community, side by side; on small screens they are pushed along. */
function Screens() {
  const { language } = useSite();
  const { t } = useTranslation("tour/landing", { lng: language });
  const shown = language === "de" ? "de" : "en";
  return (
    <ul className="-mx-4 flex snap-x gap-5 overflow-x-auto px-4 pb-3 sm:-mx-8 sm:px-8">
      {SCREENS.map((screen) => (
        <li key={screen} className="w-56 shrink-0 snap-center first:ms-auto last:me-auto lg:w-0 lg:grow">
          <img
            src={`/images/screens/${screen}-${shown}.webp`}
            alt={t(`screen_${screen}`)}
            width={WIDTH}
            height={HEIGHT}
            loading="lazy"
            decoding="async"
            className="h-auto w-full rounded-card border border-line"
          />
        </li>
      ))}
    </ul>
  );
}

const STEPS = ["step_1", "step_2", "step_3", "step_4"] as const;
const KNOWN = ["known_1", "known_2", "known_3", "known_4", "known_5"] as const;
const PATHS = ["path_skill", "path_idea"] as const;
const TOOLS = [
  ["tool_questions", ListChecks],
  ["tool_trial", FlaskConical],
  ["tool_tasks", ClipboardList],
  ["tool_goals", CalendarCheck],
  ["tool_calls", Phone],
  ["tool_polls", Vote],
  ["tool_plans", Waypoints],
  ["tool_slides", Presentation],
  ["tool_papers", FileSignature],
  ["tool_business_plan", ChartLine],
  ["tool_shield", ShieldAlert],
  ["tool_verified", BadgeCheck],
] as const;

/** What the start page says below its first screen (spec: public, section 2.1). */
export function Landing() {
  const { language } = useSite();
  const { t } = useTranslation("tour/landing", { lng: language });
  const { t: tour } = useTranslation("tour", { lng: language });
  const commonQuestions = useCommonQuestions();
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-20 px-4 pb-16 sm:px-8">
      <StructuredData of={faqData(commonQuestions)} />
      <StructuredData
        of={{
          "@type": "Organization",
          name: BRAND,
          url: __PUBLIC_URL__,
          logo: `${__PUBLIC_URL__}/icon-512.png`,
        }}
      />
      <CommunityFigures />
      {operator.community && (
        <p className="text-center">
          <ButtonLink to={operator.community} variant="secondary">
            {t("community")}
          </ButtonLink>
        </p>
      )}
      <Part title={t("rooms")} text={t("rooms_text")}>
        <Rooms as="h3" />
        <p>
          <ButtonLink to={sitePath("features", language)} variant="secondary">
            {t("all_features")}
          </ButtonLink>
        </p>
      </Part>
      <Part title={t("seen")} text={t("seen_text")}>
        <Screens />
      </Part>
      <Part title={t("steps")}>
        <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {STEPS.map((step, at) => (
            <li key={step} className="grid content-start gap-2 border-line border-t pt-4">
              <span
                aria-hidden="true"
                className="font-display font-semibold text-2xl text-accent tabular-nums"
              >
                {new Intl.NumberFormat(localeOf(language)).format(at + 1)}
              </span>
              <h3 className="font-sans font-semibold text-lg tracking-normal">{t(step)}</h3>
              <p className="text-ink-soft">{t(`${step}_text`)}</p>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={t("known")}>
        <ul className="grid gap-4 sm:grid-cols-2">
          {KNOWN.map((labelKey) => (
            <li key={labelKey} className="rounded-card bg-sunken px-5 py-4 text-lg">
              {t(labelKey)}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t("paths")}>
        <ul className="grid gap-5 md:grid-cols-2">
          {PATHS.map((path) => (
            <li key={path} className="grid content-start gap-2 rounded-card border border-line bg-raised p-7">
              <h3 className="text-xl">{t(path)}</h3>
              <p className="text-ink-soft">{t(`${path}_text`)}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t("tools")} text={t("tools_text")}>
        <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
          {TOOLS.map(([tool, Icon]) => (
            <li key={tool} className="flex items-start gap-3">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={1.75} />
              {t(tool)}
            </li>
          ))}
        </ul>
      </Part>
      <Comparison />
      <blockquote className="reveal mx-auto max-w-3xl text-balance text-center font-display text-2xl">
        {t("quote")}
      </blockquote>
      <Questions id="asked" title={t("questions")} items={commonQuestions} />
      <Invitation
        title={tour("call")}
        text={tour("call_text")}
        join={tour("join")}
        login={tour("login")}
        member={tour("dashboard")}
      />
    </div>
  );
}

const Part = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <section className="reveal grid grid-cols-1 gap-7">
    <header>
      <h2 className="text-balance text-2xl">{title}</h2>
      {text && <p className="mt-2 max-w-2xl text-ink-soft text-lg">{text}</p>}
    </header>
    {children}
  </section>
);
