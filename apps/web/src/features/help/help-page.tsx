import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { HelpCentre } from "./centre/public.ts";
import { ARTICLE_TEXTS, HELP_NAMESPACES } from "./sections.ts";

/** The help centre as a page; `?article=<key>` opens an article. */
export default function HelpPage() {
  const { t } = useTranslation("help");
  const [search] = useSearchParams();
  const { t: articles } = useTranslation(HELP_NAMESPACES);
  const open = ARTICLE_TEXTS.find(({ key }) => key === search.get("article"));
  return (
    <div className="mx-auto grid max-w-4xl gap-5 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{open ? articles(`${open.texts}.title`) : t("title")}</DocumentTitle>
      <div>
        <h1 className="text-2xl">{t("title")}</h1>
        <p className="mt-1 text-pretty text-ink-soft">{t("lead")}</p>
      </div>
      <Suspense fallback={<Skeleton className="h-11" />}>
        <HelpCentre />
      </Suspense>
    </div>
  );
}
