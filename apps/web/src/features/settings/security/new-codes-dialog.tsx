import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { factorBody } from "#features/accounts/public.ts";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Dialog } from "#ui/dialog.tsx";
import { readAgain } from "./api.ts";
import { BackupCodes } from "./backup-codes.tsx";
import { CodeForm } from "./code-form.tsx";

/** New backup codes in place of the old ones, by a code or one of the old ones; closes only once they are kept. */
export function NewCodesDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("settings");
  const [reminded, setReminded] = useState(false);
  const renew = useMutation({
    ...mutation("POST /api/auth/2fa/backup-codes"),
    onSuccess: () => void readAgain("GET /api/auth/2fa"),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next || !renew.data) onOpenChange(next);
        else setReminded(true);
      }}
      title={t("two_factor.renew_title")}
      description={renew.data ? t("backup.lead") : t("two_factor.renew_text")}
    >
      {renew.data ? (
        <BackupCodes codes={renew.data.codes} reminded={reminded} onDone={() => onOpenChange(false)} />
      ) : (
        <CodeForm
          backup
          confirm={t("two_factor.renew")}
          busy={renew.isPending}
          error={renew.error}
          onCode={(factor) => renew.mutate({ body: factorBody(factor) })}
        />
      )}
    </Dialog>
  );
}
