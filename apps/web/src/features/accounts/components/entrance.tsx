import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { contactPaths } from "@kompagnon/contract/contact/paths.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { BRAND } from "#platform/brand.ts";
import { languageOf } from "#platform/i18n.ts";
import { sitePath } from "#platform/site-paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Logo } from "#ui/logo.tsx";
import { BrandSide } from "./brand-side.tsx";
import { LanguageChoice } from "./language-choice.tsx";

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
