import { PLAN_MONTHS, PRICE_CENTS } from "@kompagnon/contract/billing/rules.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { BRAND } from "#platform/brand.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { money } from "#ui/format.tsx";
import { useSite } from "../use-site.ts";

/** The price of another provider, in cents (spec: public, section 1), and the date of the check. */
const RIVAL = { month: 3_500, once: 6_000, seenAt: "2026-11-20" } as const;

/** Six months here and elsewhere: both whole prices, how they come about, where the other one is from, and of when. */
export function Comparison() {
  const { language } = useSite();
  const { t } = useTranslation("billing/pricing", { lng: language });
  const rival = RIVAL.month * PLAN_MONTHS["6m"] + RIVAL.once;
  const words = { month: money(RIVAL.month, language), once: money(RIVAL.once, language) };
  const ours = money(PRICE_CENTS["6m"], language);
  const lines = [
    { name: BRAND, cents: PRICE_CENTS["6m"], how: t("compare_ours", { price: ours }), tint: "fill-accent" },
    { name: t("compare_rival"), cents: rival, how: t("compare_theirs", words), tint: "fill-line-strong" },
  ];
  // Written at build time and drawn again in the browser: the time zone must not matter.
  const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(RIVAL.seenAt),
  );
  return (
    <section aria-labelledby="compare" className="grid grid-cols-1 gap-5">
      <h2 id="compare" className="text-xl">
        {t("compare")}
      </h2>
      <dl className="grid grid-cols-1 gap-4">
        {lines.map(({ name, cents, how, tint }) => (
          <div key={name} className="grid grid-cols-1 gap-1.5">
            <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{name}</span>
              <span className="text-ink-soft text-sm">{how}</span>
            </dt>
            <dd className="flex items-center gap-3">
              <svg
                aria-hidden="true"
                className="h-3 w-0 min-w-0 grow rounded-full bg-sunken rtl:-scale-x-100"
                preserveAspectRatio="none"
                viewBox="0 0 100 1"
              >
                <rect className={tint} width={(cents / rival) * 100} height="1" />
              </svg>
              <span className="w-24 shrink-0 text-end font-semibold tabular-nums">
                {money(cents, language)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft text-sm">{t("compare_note", { date })}</p>
    </section>
  );
}
