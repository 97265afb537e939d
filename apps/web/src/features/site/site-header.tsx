import { accountsPaths } from "@kompagnon/contract/accounts/paths.ts";
import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { resourcesPaths } from "@kompagnon/contract/resources/paths.ts";
import { ALL_LANGUAGES, LANGUAGE_NAMES } from "@kompagnon/messages/languages.ts";
import { ChevronDown, Languages } from "lucide-react";
import { type FocusEvent, useRef } from "react";
import { Link } from "react-router";
import { BRAND } from "#platform/brand.ts";
import { type SitePage, sitePath } from "#platform/site-paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { Logo } from "#ui/logo.tsx";
import { useSite } from "./use-site.ts";

/** Logo, features, prices, tools (guests sign in on the way), languages, and the way in (or back in). */
export function SiteHeader({ page }: { page: SitePage }) {
  const { t, language } = useSite();
  const { t: ui } = useTranslation("ui", { lng: language });
  const { t: tour } = useTranslation("tour", { lng: language });
  return (
    <header className="mx-auto flex w-full max-w-6xl items-center gap-1 px-4 py-4 sm:gap-2 sm:px-8">
      <Link
        to={sitePath("", language)}
        aria-label={`${BRAND}: ${t("nav.home")}`}
        className="-ms-1 me-auto rounded-control p-1"
      >
        <Logo name={BRAND} />
      </Link>
      {(["features", "pricing"] as const).map((one) => (
        <Link
          key={one}
          to={sitePath(one, language)}
          aria-current={page === one ? "page" : undefined}
          className="inline-flex min-h-10 items-center rounded-control px-2.5 text-ink-soft text-sm hover:bg-sunken hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-accent max-sm:hidden"
        >
          {one === "features" ? tour("features") : ui("offers.pricing")}
        </Link>
      ))}
      <Link
        to={resourcesPaths.hub}
        className="inline-flex min-h-10 items-center rounded-control px-2.5 text-ink-soft text-sm hover:bg-sunken hover:text-ink max-md:hidden"
      >
        {t("nav.resources")}
      </Link>
      <LanguageSwitch page={page} />
      <ButtonLink
        to={accountsPaths.login}
        variant="secondary"
        size="sm"
        className="shrink-0 whitespace-nowrap signed-in:hidden"
      >
        {t("nav.login")}
      </ButtonLink>
      <ButtonLink
        to={overviewPaths.dashboard}
        variant="secondary"
        size="sm"
        className="shrink-0 whitespace-nowrap signed-out:hidden"
      >
        {t("nav.dashboard")}
      </ButtonLink>
    </header>
  );
}

/** A list of links behind a button of the browser's own making: works without script. */
function LanguageSwitch({ page }: { page: SitePage }) {
  const { t, language } = useSite();
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const leave = (event: FocusEvent) => {
    if (!details.current?.contains(event.relatedTarget)) close();
  };
  return (
    <details
      ref={details}
      onBlur={leave}
      onKeyDown={(event) => event.key === "Escape" && close()}
      className="group relative"
    >
      <summary className="flex min-h-10 list-none items-center gap-1.5 rounded-control px-1.5 text-ink-soft sm:px-2.5 text-sm hover:bg-sunken hover:text-ink [&::-webkit-details-marker]:hidden">
        <Languages aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
        <span className="sr-only">{t("nav.language")}: </span>
        <span className="hidden sm:inline">{LANGUAGE_NAMES[language]}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform group-open:rotate-180 max-sm:hidden"
          strokeWidth={1.75}
        />
      </summary>
      <ul className="absolute end-0 top-full z-20 mt-1.5 grid w-48 gap-0.5 rounded-card border border-line bg-raised p-1.5 shadow-float">
        {ALL_LANGUAGES.map((other) => (
          <li key={other}>
            <Link
              to={sitePath(page, other)}
              lang={other}
              hrefLang={other}
              preventScrollReset
              aria-current={other === language ? "true" : undefined}
              onClick={close}
              className={cx(
                "flex min-h-10 items-center rounded-control px-3 text-sm hover:bg-sunken",
                other === language && "font-semibold text-accent",
              )}
            >
              {LANGUAGE_NAMES[other]}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
