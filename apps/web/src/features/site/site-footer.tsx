import { operator } from "@kompagnon/contract/site/operator.ts";
import { Link } from "react-router";
import { BRAND } from "#platform/brand.ts";
import { type SitePage, sitePath } from "#platform/site-paths.ts";
import { useSite } from "./use-site.ts";

const links: readonly Exclude<SitePage, "">[] = ["terms", "privacy", "imprint"];

/** Only loaded when it is wanted: public pages need no session. */
const leave = async () => (await import("#platform/session.ts")).signOut();

/** The legal pages, whose site this is, and for whoever is signed in the way out. */
export function SiteFooter() {
  const { t, language } = useSite();
  return (
    <footer className="border-line border-t text-ink-soft text-sm">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-4 sm:px-8">
        <p>
          {BRAND} · {operator.name}
        </p>
        <nav aria-label={t("nav.legal")}>
          <ul className="-mx-2 flex flex-wrap">
            {links.map((page) => (
              <li key={page}>
                <Link
                  to={sitePath(page, language)}
                  className="inline-flex min-h-10 items-center rounded-control px-2 underline-offset-4 hover:text-ink hover:underline"
                >
                  {t(`nav.${page}`)}
                </Link>
              </li>
            ))}
            <li className="signed-out:hidden">
              <button
                type="button"
                onClick={leave}
                className="inline-flex min-h-10 items-center rounded-control px-2 underline-offset-4 hover:text-ink hover:underline"
              >
                {t("nav.sign_out")}
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
