import { PASSKEY_NAME_MAX } from "@kompagnon/contract/accounts/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { TextField } from "#ui/field.tsx";
import { toast } from "#ui/toast.tsx";
import { readAgain } from "./api.ts";
import { addPasskey, PasskeyError } from "./passkeys.ts";
import { useProof } from "./proof.ts";
import { ProofDialog } from "./proof-dialog.tsx";

/** A name, who is there, and then the browser's own dialog. */
export function PasskeyDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("settings");
  const proof = useProof();
  const [name, setName] = useState("");
  const length = name.trim().normalize("NFC").length;
  const add = useMutation({
    mutationFn: () => addPasskey(name.trim(), proof.body),
    onSuccess: async () => {
      await readAgain("GET /api/auth/passkeys");
      toast(t("passkeys.added"), { kind: "good" });
      onOpenChange(false);
    },
  });
  const problem = add.error instanceof PasskeyError ? add.error.problem : null;
  return (
    <ProofDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("passkeys.add")}
      description={t("passkeys.add_text")}
      confirm={t("passkeys.create")}
      proof={proof}
      ready={length > 0 && length <= PASSKEY_NAME_MAX}
      busy={add.isPending}
      error={problem ? null : add.error}
      onSubmit={() => add.mutate()}
    >
      <TextField
        name="passkey-name"
        dir="auto"
        label={t("passkeys.name")}
        hint={t("passkeys.name_hint")}
        error={length > PASSKEY_NAME_MAX ? t("profile.too_long", { max: PASSKEY_NAME_MAX }) : undefined}
        value={name}
        onChange={(event) => setName(event.target.value)}
        autoComplete="off"
        required
      />
      {problem && <Banner tone="warn">{t(`passkeys.${problem}`)}</Banner>}
    </ProofDialog>
  );
}
