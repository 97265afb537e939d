import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { money } from "#ui/format.tsx";
import { toast } from "#ui/toast.tsx";
import { type PayoutCase, refreshCases } from "../cache.ts";
import { RejectDialog } from "./reject-dialog.tsx";

/** The actions of a payout in its current state. */
export function PayoutActions({ payout }: { payout: PayoutCase }) {
  if (payout.state === "requested") return <Deciding payout={payout} />;
  if (payout.state === "approved")
    return (
      <div className="flex flex-wrap gap-2.5">
        <Marking payout={payout} />
        {!payout.covered && <Deciding payout={payout} />}
      </div>
    );
  return null;
}

function Deciding({ payout: { id, cents, member_name: name, covered } }: { payout: PayoutCase }) {
  const { t, i18n } = useTranslation("invites/staff");
  const [asking, setAsking] = useState<"approve" | "reject" | null>(null);
  const decide = useMutation({
    ...mutation("POST /api/admin/payouts/{id}/decision"),
    onSettled: () => refreshCases(),
  });
  const send = async (approved: boolean, reason: string) => {
    await decide.mutateAsync({ params: { id }, body: { approved, reason } });
    toast(t(approved ? "approve.done" : "reject.done"), { kind: "good" });
  };
  const open = (which: typeof asking) => {
    decide.reset();
    setAsking(which);
  };
  const error = decide.error && (decide.error.message || t("failed"));
  return (
    <div className="flex flex-wrap gap-2.5">
      {covered && (
        <Button size="sm" onClick={() => open("approve")}>
          {t("approve.button")}
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={() => open("reject")}>
        {t("reject.button")}
      </Button>
      <ConfirmDialog
        open={asking === "approve"}
        onOpenChange={(next) => !next && setAsking(null)}
        title={t("approve.title", { amount: money(cents, i18n.language), name })}
        text={t("approve.text")}
        confirm={t("approve.button")}
        error={error}
        onConfirm={() => send(true, "")}
      />
      {asking === "reject" && (
        <RejectDialog
          name={name}
          error={error}
          busy={decide.isPending}
          onClose={() => setAsking(null)}
          // The error is shown in the dialog, which stays open.
          onReject={(reason) =>
            void send(false, reason).then(
              () => setAsking(null),
              () => undefined,
            )
          }
        />
      )}
    </div>
  );
}

function Marking({ payout: { id, cents, member_name: name, covered } }: { payout: PayoutCase }) {
  const { t, i18n } = useTranslation("invites/staff");
  const [asking, setAsking] = useState(false);
  const mark = useMutation({
    ...mutation("POST /api/admin/payouts/{id}/paid"),
    onSuccess: () => toast(t("mark.done"), { kind: "good" }),
    onSettled: () => refreshCases(),
  });
  return (
    <div>
      <Button size="sm" variant={covered ? "primary" : "secondary"} onClick={() => setAsking(true)}>
        {t(covered ? "mark.button" : "transferred")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("mark.title")}
        text={t("mark.text", { amount: money(cents, i18n.language), name })}
        confirm={t("mark.button")}
        error={mark.error && (mark.error.message || t("failed"))}
        onConfirm={() =>
          mark.mutateAsync({ params: { id }, query: { transferred: covered ? "false" : "true" } })
        }
      />
    </div>
  );
}
