import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { readAgain } from "./api.ts";
import { BackupCodes } from "./backup-codes.tsx";
import { SetupProof } from "./setup-proof.tsx";
import { SetupSecret } from "./setup-secret.tsx";

const STEPS = 3;

/** Turns two-factor on: who is there, the secret and its first code, the backup codes (spec: account, section 4). */
export function SetupDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("settings");
  const [reminded, setReminded] = useState(false);
  const setup = useMutation(mutation("POST /api/auth/2fa/setup"));
  const verify = useMutation({
    ...mutation("POST /api/auth/2fa/verify"),
    onSuccess: () => void readAgain("GET /api/auth/2fa"),
  });
  const begun = setup.data ? 1 : 0;
  const step = verify.data ? 2 : begun;
  const leads = [t("setup.proof_lead"), t("setup.secret_lead"), t("backup.lead")] as const;
  const content = () => {
    if (verify.data)
      return <BackupCodes codes={verify.data.codes} reminded={reminded} onDone={() => onOpenChange(false)} />;
    if (setup.data)
      return (
        <SetupSecret
          {...setup.data}
          busy={verify.isPending}
          error={verify.error}
          onCode={(code) => verify.mutate({ body: { code } })}
        />
      );
    return (
      <SetupProof
        busy={setup.isPending}
        error={setup.error}
        onProof={(password) => setup.mutate({ body: password === null ? {} : { password } })}
      />
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next || !verify.data) onOpenChange(next);
        else setReminded(true); // the codes are never shown again
      }}
      title={verify.data ? t("backup.title") : t("setup.title")}
      description={leads[step]}
    >
      <Stepper current={step} total={STEPS} className="mb-5" />
      {content()}
    </Dialog>
  );
}
