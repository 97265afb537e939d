import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/form-error.tsx";
import { refreshQueue } from "../cache.ts";
import { RejectDialog } from "./reject-dialog.tsx";

/** Approve, reject with a reason, or give the case back: always in sight. */
export function Decision({
  id,
  name,
  age,
  onDone,
}: {
  id: string;
  name: string;
  age: number;
  onDone: (message: string) => void;
}) {
  const { t } = useTranslation("verification/staff");
  const [asking, setAsking] = useState<"approve" | "reject" | null>(null);
  const done = (message: string) => {
    void refreshQueue();
    onDone(message);
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
    <div
      data-page-controls
      className="sticky short:static bottom-[calc(var(--bottom-bar)+0.75rem)] z-20 grid gap-3 rounded-card border border-line-strong/60 bg-raised p-3 shadow-float max-sm:-mx-4 max-sm:bottom-(--bottom-bar) max-sm:rounded-none max-sm:border-x-0"
    >
      <div className="flex flex-wrap gap-2.5">
        <Button size="sm" onClick={() => setAsking("approve")}>
          {t("approve")}
        </Button>
        <Button size="sm" variant="danger" onClick={() => setAsking("reject")}>
          {t("reject")}
        </Button>
        <Button size="sm" variant="quiet" busy={release.isPending} onClick={() => release.mutate({ params })}>
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
