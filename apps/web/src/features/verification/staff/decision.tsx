import { verificationPaths } from "@kompagnon/contract/verification/paths.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/form-error.tsx";
import { toast } from "#ui/toast.tsx";
import { refreshQueue } from "../cache.ts";
import { RejectDialog } from "./reject-dialog.tsx";

/** Approve, reject with a reason, or give the case back. */
export function Decision({ id, name, age }: { id: string; name: string; age: number }) {
  const { t } = useTranslation("verification/staff");
  const navigate = useNavigate();
  const [asking, setAsking] = useState<"approve" | "reject" | null>(null);
  const done = (message: string) => {
    toast(message, { kind: "good" });
    void refreshQueue();
    void navigate(verificationPaths.queue);
  };
  const approve = useMutation({
    ...mutation("POST /api/admin/verifications/{id}/approve"),
    onSuccess: () => done(t("approved")),
  });
  const release = useMutation({
    ...mutation("POST /api/admin/verifications/{id}/release"),
    onSuccess: () => done(t("released")),
  });
  const params = { id };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={() => setAsking("approve")}>{t("approve")}</Button>
        <Button variant="danger" onClick={() => setAsking("reject")}>
          {t("reject")}
        </Button>
        <Button variant="quiet" busy={release.isPending} onClick={() => release.mutate({ params })}>
          {t("release")}
        </Button>
      </div>
      {release.error && <FormError boxed>{release.error.message || t("failed")}</FormError>}
      <ConfirmDialog
        open={asking === "approve"}
        onOpenChange={(open) => {
          if (open) return;
          approve.reset();
          setAsking(null);
        }}
        title={t("approve_title", { name })}
        text={t("approve_text", { age })}
        confirm={t("approve")}
        error={approve.error && (approve.error.message || t("failed"))}
        onConfirm={() => approve.mutateAsync({ params })}
      />
      {asking === "reject" && (
        <RejectDialog id={id} onClose={() => setAsking(null)} onDone={() => done(t("rejected"))} />
      )}
    </div>
  );
}
