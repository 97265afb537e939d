import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useId, useState } from "react";
import { CaptchaStatus, useCaptcha } from "#features/accounts/public.ts";
import type { In } from "#platform/call.ts";
import { languageOf } from "#platform/i18n.ts";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import {
  DeclarationFields,
  type DeclarationProblems,
  declarationTextOf,
  problemsOf,
  readDeclaration,
} from "./declaration.tsx";
import { Declaring, type Sent, useOnceSolved } from "./declaring.tsx";

/** `/withdraw`: withdrawing from a contract without signing in (§ 356a BGB). */
export default function WithdrawPage() {
  const { t } = useTranslation("billing");
  const { t: ui } = useTranslation("ui");
  return (
    <Declaring
      path={billingPaths.withdraw}
      title={ui("offers.withdraw")}
      lead={t("rights.withdraw_lead")}
      arrived={t("rights.withdrawn")}
      form={(onSent) => <WithdrawalForm onSent={onSent} />}
    />
  );
}

/** Who withdraws from what; the second button of the law's two (§ 356a BGB). */
function WithdrawalForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const { t, i18n } = useTranslation("billing");
  const [problems, setProblems] = useState<DeclarationProblems>({});
  const captcha = useCaptcha();
  const captchaId = useId();
  const sending = useMutation({
    ...mutation("POST /api/billing/withdrawals"),
    onSuccess: (receipt, { body }) =>
      onSent({ ...receipt, email: body.email, declaration: declarationTextOf(body) }),
    onError: () => captcha.renew(), // each challenge is good for one declaration
  });
  const declaring = useOnceSolved(captcha, (body: In<"POST /api/billing/withdrawals">["body"], token) =>
    sending.mutate({ body: { ...body, ...(token !== undefined && { captcha_token: token }) } }),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending || declaring.waiting) return;
    const declared = readDeclaration(new FormData(event.currentTarget));
    const found = problemsOf(declared);
    setProblems(found);
    if (Object.keys(found).length === 0) declaring.send({ ...declared, language: languageOf(i18n) });
  };
  return (
    <Form noValidate onSubmit={submit} className="grid gap-5">
      <DeclarationFields problems={problems} />
      <CaptchaStatus captcha={captcha} id={captchaId} />
      {sending.error && <FormError boxed>{sending.error.message || t("failed")}</FormError>}
      <Button
        type="submit"
        size="lg"
        wide
        busy={sending.isPending || declaring.waiting}
        aria-describedby={captchaId}
      >
        {t("rights.send_withdrawal")}
      </Button>
    </Form>
  );
}
