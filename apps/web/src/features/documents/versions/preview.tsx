import type { DocumentVersion } from "@kompagnon/contract/documents/log-model.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog, Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { dates } from "#ui/formatters.ts";
import { Loaded, Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { liveOf } from "../room/open-documents.ts";
import type { VersionsButtonProps } from "../types.ts";
import { openVersion, storeVersion } from "./api.ts";
import { useVersionRefusal } from "./name-now.tsx";
import { restoreRoots } from "./restore.ts";

/** A state of the past as its editor draws it, and the way back to it. */
export function Preview({
  open,
  preview,
  roots,
  version,
  onClose,
  onRestored,
}: VersionsButtonProps & { version: DocumentVersion; onClose: () => void; onRestored: () => void }) {
  const { t, i18n } = useTranslation("documents");
  const refuse = useVersionRefusal();
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ["document version", open.id, version.covers],
    queryFn: () => openVersion(liveOf(open), version.covers),
    staleTime: Number.POSITIVE_INFINITY, // a version never changes
    gcTime: 0,
    retry: false,
  });
  const date = dates(i18n.language, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(version.created_at),
  );
  const restore = async () => {
    if (!data) return;
    try {
      await storeVersion(liveOf(open), t("versions.before_restore"));
    } catch (failure) {
      refuse(failure);
      throw failure; // the dialog stays: without a way back nothing is replaced
    }
    restoreRoots(open.doc, data, roots);
    toast(t("versions.restored"));
    onRestored();
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={(next) => !next && onClose()}
        size="lg"
        title={<bdi>{version.name ?? t("versions.preview", { date })}</bdi>}
        description={version.name && t("versions.preview", { date })}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t("versions.back")}
            </Button>
            {open.canWrite && (
              <Button disabled={!data} onClick={() => setAsking(true)}>
                {t("versions.restore")}
              </Button>
            )}
          </>
        }
      >
        <div className="max-h-[60dvh] min-h-64 overflow-auto rounded-control border border-line">
          <Loaded
            data={data}
            failed={
              error && <ErrorState title={t("versions.preview_failed")} error={error} onRetry={refetch} />
            }
            loading={<Skeleton className="h-64" />}
          >
            {preview}
          </Loaded>
        </div>
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("versions.restore_title")}
        text={t("versions.restore_text")}
        confirm={t("versions.restore")}
        onConfirm={restore}
      />
    </>
  );
}
