import { useMutation } from "@tanstack/react-query";
import { factorBody } from "#features/accounts/public.ts";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Dialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { readAgain } from "./api.ts";
import { CodeForm } from "./code-form.tsx";

/** Turns two-factor off, by a code or a backup code. */
export function DisableDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation("settings");
  const disable = useMutation({
    ...mutation("POST /api/auth/2fa/disable"),
    onSuccess: async () => {
      await readAgain("GET /api/auth/2fa");
      toast(t("two_factor.disabled"), { kind: "good" });
      props.onOpenChange(false);
    },
  });
  return (
    <Dialog {...props} title={t("two_factor.disable_title")} description={t("two_factor.disable_text")}>
      <CodeForm
        backup
        danger
        confirm={t("two_factor.disable")}
        busy={disable.isPending}
        error={disable.error}
        onCode={(factor) => disable.mutate({ body: factorBody(factor) })}
      />
    </Dialog>
  );
}
