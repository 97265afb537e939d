import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useId, useState } from "react";
import { CaptchaStatus, useCaptcha } from "#features/accounts/public.ts";
import type { In } from "#platform/call.ts";
import { languageOf } from "#platform/i18n.ts";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import {
  DeclarationFields,
  type DeclarationProblems,
  declarationTextOf,
  problemsOf,
  readDeclaration,
} from "./declaration.tsx";
import { Declaring, type Sent, useOnceSolved } from "./declaring.tsx";

/** `/cancel-contract`: cancelling a contract without signing in (§ 312k BGB). */
export default function CancelContractPage() {
  const { t } = useTranslation("billing");
  const { t: ui } = useTranslation("ui");
  return (
    <Declaring
      path={billingPaths.cancelContract}
      title={ui("offers.cancel_contract")}
      lead={t("rights.cancel_lead")}
      arrived={t("rights.cancelled")}
      form={(onSent) => <CancellationForm onSent={onSent} />}
    />
  );
}

type Kind = "ordinary" | "for_cause";
type Ending = "earliest" | "on_day";

/** Who ends what, how and when (§ 312k BGB). */
function CancellationForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const { t, i18n } = useTranslation("billing");
  const { t: check } = useTranslation("billing/checks");
  const [kind, setKind] = useState<Kind>("ordinary");
  const [ending, setEnding] = useState<Ending>("earliest");
  const [problems, setProblems] = useState<DeclarationProblems>({});
  const captcha = useCaptcha();
  const captchaId = useId();
  const sending = useMutation({
    ...mutation("POST /api/billing/cancellations"),
    onSuccess: (receipt, { body }) =>
      onSent({ ...receipt, email: body.email, declaration: declarationTextOf(body) }),
    onError: () => captcha.renew(), // each challenge is good for one declaration
  });
  const declaring = useOnceSolved(captcha, (body: In<"POST /api/billing/cancellations">["body"], token) =>
    sending.mutate({ body: { ...body, ...(token !== undefined && { captcha_token: token }) } }),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending || declaring.waiting) return;
    const data = new FormData(event.currentTarget);
    const declared = readDeclaration(data);
    const end = ending === "on_day" ? String(data.get("end") ?? "") : null;
    const found: DeclarationProblems = {
      ...problemsOf(declared, kind === "for_cause"),
      ...(end === "" && { end: "day_missing" }),
    };
    setProblems(found);
    if (Object.keys(found).length === 0)
      declaring.send({ ...declared, kind, end, language: languageOf(i18n) });
  };
  return (
    <Form noValidate onSubmit={submit} className="grid gap-5">
      <ChoiceChip
        label={t("rights.kind")}
        choices={[
          { value: "ordinary" as const, label: t("rights.ordinary") },
          { value: "for_cause" as const, label: t("rights.for_cause") },
        ]}
        value={kind}
        onChange={(next) => setKind(next ?? "ordinary")}
      />
      <ChoiceChip
        label={t("rights.end")}
        choices={[
          { value: "earliest" as const, label: t("rights.earliest") },
          { value: "on_day" as const, label: t("rights.on_day") },
        ]}
        value={ending}
        onChange={(next) => setEnding(next ?? "earliest")}
      />
      {ending === "on_day" && (
        <TextField
          name="end"
          type="date"
          label={t("rights.day")}
          error={problems.end && check(problems.end)}
        />
      )}
      <DeclarationFields problems={problems} reason={kind === "for_cause"} />
      <CaptchaStatus captcha={captcha} id={captchaId} />
      {sending.error && <FormError boxed>{sending.error.message || t("failed")}</FormError>}
      <Button
        type="submit"
        size="lg"
        wide
        busy={sending.isPending || declaring.waiting}
        aria-describedby={captchaId}
      >
        {t("rights.send_cancellation")}
      </Button>
    </Form>
  );
}
