import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog, Dialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { money } from "#ui/format.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { type PayoutCase, refreshCases } from "../cache.ts";

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

const REASON_MAX = 500;

/** Asks why a payout is rejected: its member reads it. */
function RejectDialog({
  name,
  error,
  busy,
  onClose,
  onReject,
}: {
  name: string;
  error: string | null;
  busy: boolean;
  onClose: () => void;
  onReject: (reason: string) => void;
}) {
  const { t } = useTranslation("invites/staff");
  const { t: ui } = useTranslation("ui");
  const form = useId();
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const missing = reason.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!missing && lengthOf(reason) <= REASON_MAX && !busy) onReject(reason.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t("reject.title", { name })}
      description={t("reject.text", { name })}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {ui("cancel")}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={busy}>
            {t("reject.button")}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={submit} className="grid gap-3">
        <TextArea
          label={t("reject.reason")}
          rows={3}
          dir="auto"
          max={REASON_MAX}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          {...(tried && missing && { error: t("reject.missing") })}
        />
        {error && <FormError boxed>{error}</FormError>}
      </Form>
    </Dialog>
  );
}
