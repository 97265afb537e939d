import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { languageOf } from "#platform/i18n.ts";
import { mutation } from "#platform/queries.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/form-error.tsx";
import { type DeclarationProblems, problemsOf, readDeclaration } from "./declaration.ts";
import { DeclarationFields } from "./declaration-fields.tsx";
import type { Sent } from "./declaring.tsx";

/** Who withdraws from what; the second button of the law's two (§ 356a BGB). */
export function WithdrawalForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const { t, i18n } = useTranslation("billing");
  const [problems, setProblems] = useState<DeclarationProblems>({});
  const sending = useMutation({
    ...mutation("POST /api/billing/withdrawals"),
    onSuccess: (receipt, { body }) => onSent({ ...receipt, email: body.email }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending) return;
    const declared = readDeclaration(new FormData(event.currentTarget));
    const found = problemsOf(declared);
    setProblems(found);
    if (Object.keys(found).length === 0)
      sending.mutate({ body: { ...declared, language: languageOf(i18n) } });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <DeclarationFields problems={problems} />
      {sending.error && <FormError boxed>{sending.error.message || t("failed")}</FormError>}
      <Button type="submit" size="lg" wide busy={sending.isPending}>
        {t("rights.send_withdrawal")}
      </Button>
    </form>
  );
}
