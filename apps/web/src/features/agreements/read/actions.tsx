import type { Agreement } from "@kompagnon/contract/agreements/model.ts";
import { agreementsPaths } from "@kompagnon/contract/agreements/paths.ts";
import { resourcesPaths } from "@kompagnon/contract/resources/paths.ts";
import { useMutation } from "@tanstack/react-query";
import { Flag } from "lucide-react";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { ReportDialog } from "#features/moderation/public.ts";
import { mutation, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { agreementQuery, putAgreement, refreshAgreements } from "../api.ts";
import { DeleteButton } from "../delete-button.tsx";

/** Reports the other party's text to moderators: threats, fraud, a false name. */
function ReportButton({ agreement: { version, other } }: { agreement: Agreement }) {
  const { t } = useTranslation("agreements");
  const [open, setOpen] = useState(false);
  if (!version) return null;
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<Flag aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        {t("report")}
      </Button>
      <Suspense fallback={null}>
        {open && (
          <ReportDialog
            subject={{ kind: "agreement", id: version.id }}
            name={other?.username ?? t("someone")}
            {...(other && { author: other })}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

type Act = "edit" | "withdraw" | "decline";

/** What else can be done with an agreement; what takes something away asks first. */
export function Actions({ agreement }: { agreement: Agreement }) {
  const { t } = useTranslation("agreements");
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Act | null>(null);
  const { id, can, version, other } = agreement;
  const name = other?.username ?? t("someone");
  const onError = ({ message }: Error) => toast(message, { kind: "warn" });
  const withdraw = useMutation({
    ...mutation("POST /api/agreements/{id}/withdraw"),
    onSuccess: putAgreement,
    onError,
  });
  const decline = useMutation({
    ...mutation("POST /api/agreements/{id}/decline"),
    onSuccess: async () => {
      await navigate(resourcesPaths.hub);
      queryClient.removeQueries({ queryKey: agreementQuery(id).queryKey });
      void refreshAgreements();
      toast(t("declined_toast"));
    },
    onError,
  });
  const signed = version !== null && version.closed === null && version.signatures.length > 0;
  const acts = {
    edit: () => navigate(agreementsPaths.edit(id), { state: { newVersion: true } }),
    withdraw: () => withdraw.mutateAsync({ params: { id } }),
    decline: () => decline.mutateAsync({ params: { id } }),
  };
  return (
    <div className="flex flex-wrap gap-2">
      {can.edit &&
        (signed ? (
          <Button size="sm" variant="secondary" onClick={() => setAsking("edit")}>
            {t("edit")}
          </Button>
        ) : (
          <ButtonLink size="sm" variant="secondary" to={agreementsPaths.edit(id)}>
            {t("edit")}
          </ButtonLink>
        ))}
      {(["withdraw", "decline"] as const).map(
        (act) =>
          can[act] && (
            <Button key={act} size="sm" variant="secondary" onClick={() => setAsking(act)}>
              {t(act)}
            </Button>
          ),
      )}
      {can.delete && <DeleteButton id={id} />}
      {can.report && <ReportButton agreement={agreement} />}
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        title={t(asking ?? "edit")}
        text={<span dir="auto">{t(`${asking ?? "edit"}_text`, { name })}</span>}
        confirm={t(asking ?? "edit")}
        danger={asking !== "edit"}
        onConfirm={() => asking && acts[asking]()}
      />
    </div>
  );
}
