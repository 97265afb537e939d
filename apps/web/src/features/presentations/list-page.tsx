import { presentationsPaths } from "@kompagnon/contract/presentations/paths.ts";
import { resourcesPaths } from "@kompagnon/contract/resources/paths.ts";
import { FileUp, Plus, Presentation } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { DocumentList } from "#features/documents/public.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

const ImportDialog = lazy(async () => ({ default: (await import("./file/import-dialog.tsx")).ImportDialog }));

/** The way from a file to a new deck. What reads files comes with the first one. */
function ImportButton() {
  const { t } = useTranslation("presentations");
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<FileUp aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={() => setShown(true)}
      >
        {t("file.import")}
      </Button>
      <Suspense fallback={null}>{shown && <ImportDialog onClose={() => setShown(false)} />}</Suspense>
    </>
  );
}

/** `/dashboard/resources/presentations`: my decks, those shared with me, my trash. */
export default function ListPage() {
  const { t } = useTranslation("presentations");
  const begin = (
    <ButtonLink
      to={presentationsPaths.begin}
      icon={<Plus aria-hidden="true" className="size-4" strokeWidth={2} />}
    >
      {t("new")}
    </ButtonLink>
  );
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <header className="grid gap-4">
        <BackLink to={resourcesPaths.hub}>{t("to_tools")}</BackLink>
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="grid gap-1.5">
            <h1 className="text-2xl">{t("title")}</h1>
            <p className="text-pretty text-ink-soft">{t("intro")}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <ImportButton />
            {begin}
          </div>
        </div>
      </header>
      <DocumentList
        kind="presentation"
        editPath={presentationsPaths.edit}
        empty={
          <EmptyState icon={<Presentation strokeWidth={1.75} />} title={t("empty")}>
            {t("empty_text")}
          </EmptyState>
        }
      />
    </div>
  );
}
