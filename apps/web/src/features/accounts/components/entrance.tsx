import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { contactPaths } from "@kompagnon/contract/contact/paths.ts";
import { ALL_LANGUAGES, isLanguage, LANGUAGE_NAMES } from "@kompagnon/messages/languages.ts";
import { ChevronDown, Languages } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { BRAND } from "#platform/brand.ts";
import { languageOf, storeLanguage } from "#platform/i18n.ts";
import { sitePath } from "#platform/site-paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { Logo } from "#ui/logo.tsx";

/** What this is about, in three lines of talk before the mark's two halves. Only where there is room. */
function BrandSide() {
  const { t } = useTranslation("accounts/login");
  return (
    <aside className="relative hidden overflow-hidden bg-accent-soft lg:block">
      <Halves />
      <div className="sticky top-0 flex h-dvh max-h-[64rem] flex-col justify-between gap-10 p-12 xl:p-16">
        <p className="max-w-[11ch] text-balance font-display text-display text-ink">{t("brand.headline")}</p>
        <div className="grid max-w-md gap-3">
          <Bubble>{t("brand.line_1")}</Bubble>
          <Bubble answer>{t("brand.line_2")}</Bubble>
          <Bubble>{t("brand.line_3")}</Bubble>
        </div>
      </div>
    </aside>
  );
}

const Bubble = ({ answer = false, children }: { answer?: boolean; children: string }) => (
  <p
    className={cx(
      "w-fit max-w-[85%] rounded-[18px] px-4 py-2.5 shadow-float",
      answer
        ? "justify-self-end rounded-ee-[5px] bg-accent text-on-accent"
        : "rounded-es-[5px] bg-raised text-ink",
    )}
  >
    {children}
  </p>
);

/** The mark, so large that only its two shapes remain: they belong together. */
const Halves = () => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className="-end-[14%] -bottom-[9%] absolute h-[80%] max-h-[56rem] w-auto"
  >
    <rect x="2.5" y="2.5" width="6" height="19" rx="3" className="fill-accent/18" />
    <path
      d="M19 5.2 12.4 12 19 18.8"
      fill="none"
      strokeWidth="5.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-signal/70"
    />
  </svg>
);

/** The language of a page before anybody has signed in: the system's own list, kept on this device. */
function LanguageChoice() {
  const { t, i18n } = useTranslation("accounts/login");
  const choose = (language: string) => {
    if (!isLanguage(language)) return;
    storeLanguage(language);
    void i18n.changeLanguage(language);
  };
  return (
    <span className="relative inline-flex items-center text-ink-soft">
      <Languages
        aria-hidden="true"
        className="pointer-events-none absolute start-3 size-4"
        strokeWidth={1.75}
      />
      <select
        aria-label={t("legal.language")}
        value={languageOf(i18n)}
        onChange={(event) => choose(event.target.value)}
        className="field-sizing-content h-10 cursor-pointer appearance-none rounded-control bg-transparent ps-9 pe-8 text-ink-soft text-sm hover:bg-sunken hover:text-ink [&>option]:bg-raised [&>option]:text-ink"
      >
        {ALL_LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-2.5 size-4"
        strokeWidth={1.75}
      />
    </span>
  );
}

/** The frame of the sign-in and sign-up pages: logo, language, the page, legal links; the brand next to it when wide. */
export function Entrance({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation("accounts/login");
  const { t: ui } = useTranslation("ui");
  const language = languageOf(i18n);
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1fr_minmax(0,46%)]">
      <div className="flex flex-col">
        <header className="flex items-center justify-between gap-3 px-4 py-3 sm:px-8 sm:py-5">
          <Link to={sitePath("", language)} className="rounded-control p-1.5">
            <Logo name={BRAND} />
          </Link>
          <LanguageChoice />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-md grow flex-col px-4 pt-4 pb-10 outline-none sm:justify-center sm:px-0"
        >
          {children}
        </main>
        <footer className="px-4 py-4 sm:px-8">
          <nav aria-label={t("legal.label")} className="flex flex-wrap gap-x-5 text-ink-soft text-sm">
            {(["terms", "privacy", "imprint"] as const).map((page) => (
              <a key={page} href={sitePath(page, language)} className="py-2 hover:text-ink hover:underline">
                {t(`legal.${page}`)}
              </a>
            ))}
            <a href={contactPaths.contact} className="py-2 hover:text-ink hover:underline">
              {ui("offers.contact")}
            </a>
            <a href={billingPaths.withdraw} className="py-2 hover:text-ink hover:underline">
              {ui("offers.withdraw")}
            </a>
            <a href={billingPaths.cancelContract} className="py-2 hover:text-ink hover:underline">
              {ui("offers.cancel_contract")}
            </a>
          </nav>
        </footer>
      </div>
      <BrandSide />
    </div>
  );
}
