import type { ReactNode } from "react";
import type { SitePage } from "#platform/site-paths.ts";
import { cx } from "#ui/cx.ts";
import { SiteHead } from "./site-head.tsx";
import { useSite } from "./use-site.ts";

/** A public page below the header: what search engines read, its heading with a lead, then its parts. */
export function SiteFrame({
  page,
  title,
  description,
  headline,
  lead,
  className = "max-w-6xl gap-14",
  children,
}: {
  page: SitePage;
  /** Of the browser's tab. */
  title: string;
  description: string;
  headline: string;
  lead: string;
  /** How wide it is, and how far apart its parts are. */
  className?: string;
  children: ReactNode;
}) {
  const { language } = useSite();
  return (
    <main
      id="main"
      className={cx(
        "mx-auto grid w-full grow grid-cols-1 content-start px-4 pt-6 pb-16 sm:px-8 lg:pt-10",
        className,
      )}
    >
      <SiteHead page={page} language={language} title={title} description={description} />
      <header className="max-w-5xl">
        <h1 className="text-display">{headline}</h1>
        <p className="mt-5 max-w-3xl text-ink-soft text-lg">{lead}</p>
      </header>
      {children}
    </main>
  );
}
