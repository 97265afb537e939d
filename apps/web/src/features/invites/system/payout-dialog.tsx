import { grouped, IBAN_MIN, isIbanWritten, plainIban } from "@kompagnon/contract/invites/iban.ts";
import { HOLDER_MAX } from "@kompagnon/contract/invites/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { money } from "#ui/format.tsx";
import { toast } from "#ui/toast.tsx";
import { refreshFigures } from "../cache.ts";

/** Asks where the money goes. What was typed stays if the server refuses. */
export function PayoutDialog({
  open,
  onOpenChange,
  cents,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  cents: number;
}) {
  const { t, i18n } = useTranslation("invites");
  const { t: ui } = useTranslation("ui");
  const form = useId();
  const [iban, setIban] = useState("");
  const [holder, setHolder] = useState("");
  const [tried, setTried] = useState(false);
  const ask = useMutation({
    ...mutation("POST /api/invites/payouts"),
    onSuccess: () => {
      toast(t("payout.done"), { kind: "good" });
      onOpenChange(false);
      void refreshFigures();
    },
  });
  const written = isIbanWritten(iban);
  const type = (next: string) => {
    // What the server said is about what was sent.
    if (plainIban(next) !== plainIban(iban)) ask.reset();
    setIban(next);
  };
  const named = holder.trim().length >= 2;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (written && named && !ask.isPending)
      ask.mutate({ body: { iban: plainIban(iban), holder: holder.trim() } });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !ask.isPending && onOpenChange(next)}
      title={t("payout.title", { amount: money(cents, i18n.language) })}
      description={t("payout.lead")}
      footer={
        <>
          <Button variant="secondary" disabled={ask.isPending} onClick={() => onOpenChange(false)}>
            {ui("cancel")}
          </Button>
          <Button type="submit" form={form} busy={ask.isPending}>
            {t("payout.send")}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <IbanField value={iban} onChange={type} strict={tried} refused={refusalOf(ask.error, "iban")} />
        <TextField
          label={t("payout.holder")}
          hint={t("payout.holder_hint")}
          autoComplete="name"
          dir="auto"
          maxLength={HOLDER_MAX}
          value={holder}
          onChange={({ target }) => {
            if (refusalOf(ask.error, "holder")) ask.reset();
            setHolder(target.value);
          }}
          error={tried && !named ? t("payout.holder_missing") : refusalOf(ask.error, "holder")}
        />
        {ask.error && !refusalOf(ask.error, "iban") && !refusalOf(ask.error, "holder") && (
          <FormError boxed>{ask.error.message || ui("error_text")}</FormError>
        )}
      </Form>
    </Dialog>
  );
}

type Refusal = { message: string; details: readonly { field: string; message?: string | undefined }[] };
const refusalOf = (error: Refusal | null, field: string): string | undefined =>
  error?.details.find((one) => one.field === field)?.message;

/** Says while it is typed whether the check digits fit; `strict` also says so before the field was left. */
function IbanField({
  value,
  onChange,
  strict,
  refused,
}: {
  value: string;
  onChange: (iban: string) => void;
  strict: boolean;
  refused: string | undefined;
}) {
  const { t } = useTranslation("invites");
  const [left, setLeft] = useState(false);
  const written = isIbanWritten(value);
  const short = plainIban(value).length < IBAN_MIN;
  const broken = (left || strict) && !written;
  const error = broken ? t(short ? "payout.iban_short" : "payout.iban_wrong") : refused;
  return (
    <TextField
      label={t("payout.iban")}
      hint={
        written ? (
          <span role="status" className="flex items-center gap-1.5 text-good">
            <CircleCheck aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t("payout.iban_good")}
          </span>
        ) : (
          t("payout.iban_hint")
        )
      }
      dir="ltr"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={value}
      {...(error && { error })}
      onChange={({ target }) => {
        setLeft(false);
        onChange(target.value);
      }}
      onBlur={() => {
        setLeft(value !== "");
        onChange(grouped(value));
      }}
    />
  );
}
