import type { Agreement, AgreementVersion } from "@kompagnon/contract/agreements/model.ts";
import { PARTY_NAME_MAX } from "@kompagnon/contract/agreements/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import { useState } from "react";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { toast } from "#ui/toast.tsx";
import { putAgreement, refreshAgreements } from "../api.ts";

/** Signs the version that is shown: the server refuses if it is another by now. */
export function SignForm({ agreement, version }: { agreement: Agreement; version: AgreementVersion }) {
  const { t } = useTranslation("agreements");
  const side = agreement.role === "owner" ? "a" : "b";
  const [name, setName] = useState(version.paper.parties.find((one) => one.side === side)?.name ?? "");
  const [agreed, setAgreed] = useState(false);
  const sign = useMutation({
    ...mutation("PUT /api/agreements/{id}/signature"),
    onSuccess: (signed) => {
      putAgreement(signed);
      toast(t("signed_toast"));
    },
    onError: () => void refreshAgreements(),
  });
  const ready = agreed && name.trim() !== "";
  return (
    <Card as="section" className="border-accent/50">
      <Form
        className="grid gap-4"
        aria-busy={sign.isPending}
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !sign.isPending)
            sign.mutate({ params: { id: agreement.id }, body: { hash: version.hash, name } });
        }}
      >
        <div className="grid gap-1">
          <h2 className="text-lg">{t("sign")}</h2>
          <p className="text-pretty text-ink-soft text-sm">{t("sign_text")}</p>
        </div>
        <TextField
          label={t("sign_name")}
          value={name}
          maxLength={PARTY_NAME_MAX}
          dir="auto"
          autoComplete="name"
          onChange={(event) => setName(event.target.value)}
        />
        <Checkbox label={t("agree")} checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
        {sign.isError && <FormError boxed>{sign.error.message}</FormError>}
        <Button
          type="submit"
          busy={sign.isPending}
          disabled={!ready}
          icon={<PenLine aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        >
          {t("sign")}
        </Button>
      </Form>
    </Card>
  );
}
