import { useMutation } from "@tanstack/react-query";
import { BRAND } from "#platform/brand.ts";
import { download } from "#platform/download.ts";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";
import { useProof } from "../security/proof.ts";
import { ProofDialog } from "../security/proof-dialog.tsx";

/** Asks who is there before everything held about them goes into a file. */
export function ExportDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("settings");
  const proof = useProof();
  const pack = useMutation({
    ...mutation("POST /api/me/export"),
    onSuccess: (archive) => {
      download(`${BRAND.toLowerCase()}-export.zip`, archive);
      toast(t("privacy.export_done"), { kind: "good" });
      onOpenChange(false);
    },
  });
  return (
    <ProofDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("privacy.export")}
      description={t("privacy.export_proof")}
      confirm={t("privacy.export_action")}
      proof={proof}
      busy={pack.isPending}
      error={pack.error}
      onSubmit={() => pack.mutate({ body: proof.body })}
    />
  );
}
