import { resourcesPaths } from "@kompagnon/contract/resources/paths.ts";
import { Suspense } from "react";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Banner } from "#ui/banner.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Questions } from "./list/questions.tsx";

/** `/dashboard/resources/faq`: what founders ask, answered with sources; `#q-<key>` opens a question. */
export default function FaqPage() {
  const { t } = useTranslation("faq");
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <header className="grid gap-4">
        <BackLink to={resourcesPaths.hub}>{t("to_tools")}</BackLink>
        <div className="grid gap-1.5">
          <h1 className="text-balance text-2xl">{t("title")}</h1>
          <p className="text-pretty text-ink-soft">{t("intro")}</p>
        </div>
      </header>
      <Banner>
        {t("law")} {t("advice")}
      </Banner>
      <Suspense fallback={<Waiting />}>
        <Questions />
      </Suspense>
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-3">
      <Skeleton className="h-11" />
      {["one", "two", "three", "four", "five", "six"].map((row) => (
        <Skeleton key={row} className="h-14 rounded-card!" />
      ))}
    </div>
  );
}
