import { COLLECTED, type Collected, type CollectedKind } from "@kompagnon/contract/analytics/collected.ts";
import type { Language } from "@kompagnon/messages/languages.ts";
import type { ParseKeys } from "i18next";
import { useTranslation } from "#platform/use-translation.ts";
import { numbers } from "#ui/formatters.ts";

type Field = (typeof COLLECTED)[CollectedKind]["fields"][number];
type Words<Part extends string> = Extract<ParseKeys<"consent/collected">, `${Part}.${string}`>;

/** The name of each field; several fields may share one. A new field without a name does not compile. */
const WORDS: { readonly [F in Field]: Words<"fields"> } = {
  pagePathname: "fields.page",
  pageUrl: "fields.page",
  entryPage: "fields.page",
  pageTitle: "fields.title",
  entryPageTitle: "fields.title",
  sessionId: "fields.visit",
  pageViewId: "fields.visit",
  deviceFingerprint: "fields.device",
  browser: "fields.device",
  browserInfo: "fields.device",
  viewport: "fields.window",
  device: "fields.window",
  width: "fields.window",
  height: "fields.window",
  referrer: "fields.referrer",
  utm: "fields.campaign",
  consent: "fields.answer",
  choice: "fields.answer",
  version: "fields.answer",
  shortenedAddress: "fields.address",
  country: "fields.country",
  member: "fields.member",
  performance: "fields.speed",
  timeOnPage: "fields.time",
  duration: "fields.time",
  maxScrollDepth: "fields.depth",
  scrollEventsCount: "fields.depth",
  eventType: "fields.action",
  eventCategory: "fields.action",
  eventAction: "fields.action",
  eventLabel: "fields.control",
  eventData: "fields.action",
  heatmapType: "fields.action",
  element: "fields.control",
  position: "fields.position",
  boxes: "fields.layout",
  errorType: "fields.error",
  errorMessage: "fields.error",
  errorStack: "fields.error",
  lineNumber: "fields.error",
  columnNumber: "fields.error",
  sourceFile: "fields.error",
  conversionType: "fields.goal",
  conversionValue: "fields.goal",
  funnelName: "fields.goal",
  funnelStep: "fields.goal",
  metadata: "fields.goal",
  featureName: "fields.feature",
  featureCategory: "fields.feature",
};
const kinds = Object.entries<Collected>(COLLECTED) as [
  CollectedKind,
  Omit<Collected, "fields"> & { fields: readonly Field[] },
][]; // its own keys

/** What is collected about visits, written from the list that the code itself keeps to. */
export function CollectedList({ language }: { language: Language }) {
  const { t } = useTranslation("consent/collected", { lng: language });
  return (
    <div className="mt-5 grid gap-6">
      <ul className="grid gap-4">
        {kinds.map(([kind, { fields, purpose, keptDays, consent }]) => (
          <li key={kind} className="grid gap-1 border-line border-s-2 ps-4 text-sm">
            <p className="font-semibold text-base">
              {t(`kinds.${kind}`)}{" "}
              <span className="font-normal text-ink-soft text-sm">
                ({t(consent ? "only_with" : "without")})
              </span>
            </p>
            <dl className="grid gap-x-3 gap-y-0.5 sm:grid-cols-[7rem_1fr]">
              <dt className="text-ink-soft">{t("what")}</dt>
              <dd>{[...new Set(fields.map((field) => t(WORDS[field])))].join("; ")}</dd>
              <dt className="text-ink-soft">{t("purpose")}</dt>
              <dd>{t(`purposes.${purpose}`)}</dd>
              <dt className="text-ink-soft">{t("kept")}</dt>
              <dd>
                {keptDays === null ? t("sums") : t("days", { days: numbers(language, {}).format(keptDays) })}
              </dd>
            </dl>
          </li>
        ))}
      </ul>
      <p className="text-pretty">{t("change")}</p>
    </div>
  );
}
