import { AGREEMENT_KINDS } from "@kompagnon/contract/agreements/rules.ts";
import { resourcesPaths } from "@kompagnon/contract/resources/paths.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { FileSignature, Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { listQuery } from "./api.ts";
import { AgreementRow } from "./list/agreement-row.tsx";
import { BeginDialog } from "./list/begin-dialog.tsx";
import { RowsSkeleton } from "./states.tsx";

/** `/dashboard/resources/nda-creator`: my agreements, and the way to a new one. */
export default function CreatorPage() {
  const { t } = useTranslation("agreements");
  const [search, setSearch] = useSearchParams();
  const kind = AGREEMENT_KINDS.find((one) => one === search.get("new")) ?? null;
  const [beginning, setBeginning] = useState(false);
  const list = useInfiniteQuery(listQuery());
  const found = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const button = (
    <Button
      icon={<Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      onClick={() => setBeginning(true)}
    >
      {t("new")}
    </Button>
  );
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <header className="grid gap-4">
        <BackLink to={resourcesPaths.hub}>{t("to_tools")}</BackLink>
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="grid gap-1.5">
            <h1 className="text-balance text-2xl">{t("title")}</h1>
            <p className="text-pretty text-ink-soft">{t("intro")}</p>
          </div>
          {found.length > 0 && button}
        </div>
      </header>
      <Banner>{t("advice")}</Banner>
      {list.isPending && <RowsSkeleton />}
      {list.isError && !list.data && (
        <ErrorState title={t("failed")} error={list.error} onRetry={() => list.refetch()} />
      )}
      {list.data && found.length === 0 && (
        <EmptyState icon={<FileSignature strokeWidth={1.75} />} title={t("empty")} action={button}>
          {t("empty_text")}
        </EmptyState>
      )}
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {found.map((one) => (
          <AgreementRow key={one.id} agreement={one} />
        ))}
      </ul>
      <NextPage list={list} />
      <BeginDialog
        key={kind ?? "free"}
        open={beginning || kind !== null}
        beginning={{ kind, chatId: kind && search.get("chat") }}
        onClose={() => {
          setBeginning(false);
          if (kind) setSearch({}, { replace: true });
        }}
      />
    </div>
  );
}
