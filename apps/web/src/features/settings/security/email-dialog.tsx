import { isEmail, tidyEmail } from "@kompagnon/contract/accounts/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#platform/call.ts";
import { mutation } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { TextField } from "#ui/field.tsx";
import { toast } from "#ui/toast.tsx";
import { readAgain } from "./api.ts";
import { useProof } from "./proof.ts";
import { ProofDialog } from "./proof-dialog.tsx";

/** Asks for another address; it holds once the mail to it was followed. */
export function EmailDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("settings");
  const { t: failure } = useTranslation("accounts/checks");
  const me = useMember();
  const proof = useProof();
  const [email, setEmail] = useState("");
  const [left, setLeft] = useState(false);
  const tidy = tidyEmail(email);
  const change = useMutation({
    ...mutation("PUT /api/me/email"),
    onSuccess: ({ pending_email }) => {
      void readAgain("GET /api/me/security");
      toast(t("account.email_sent", { email: pending_email }), { kind: "good" });
      onOpenChange(false);
    },
  });
  const refused = change.error instanceof ApiError && change.error.code === "invalid_input";
  const malformed = (left && email !== "" && !isEmail(tidy)) || refused;
  return (
    <ProofDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("account.change_email")}
      description={t("account.email_text")}
      confirm={t("account.email_confirm")}
      proof={proof}
      ready={isEmail(tidy) && tidy !== me.email}
      busy={change.isPending}
      error={change.error}
      errorsBeside={["invalid_input"]}
      onSubmit={() => change.mutate({ body: { ...proof.body, email: tidy } })}
    >
      <TextField
        type="email"
        name="email"
        label={t("account.new_email")}
        error={malformed ? failure("email_invalid") : undefined}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        onBlur={() => setLeft(true)}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
      />
    </ProofDialog>
  );
}
