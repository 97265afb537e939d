import { useMutation } from "@tanstack/react-query";
import { ApiError } from "#platform/call.ts";
import { enablePush, type PushState } from "#platform/push.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/form-error.tsx";
import { toast } from "#ui/toast.tsx";

/** Explains what will come before the browser asks: it asks only once. */
export function PushDialog({
  open,
  onOpenChange,
  onDone,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone: (state: PushState) => void;
}) {
  const { t } = useTranslation("settings");
  const { t: ui } = useTranslation("ui");
  const { id } = useMember();
  const enable = useMutation({
    mutationFn: () => enablePush(id),
    onSuccess: (state) => {
      onDone(state);
      if (state === "on") toast(t("push.started"), { kind: "good" });
      onOpenChange(false);
    },
  });
  const message = enable.error instanceof ApiError ? enable.error.message : "";
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !enable.isPending && onOpenChange(next)}
      title={t("push.dialog_title")}
      footer={
        <>
          <Button variant="secondary" disabled={enable.isPending} onClick={() => onOpenChange(false)}>
            {ui("cancel")}
          </Button>
          <Button busy={enable.isPending} onClick={() => enable.mutate()}>
            {t("push.ask")}
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1.5 ps-5 text-ink-soft">
        <li>{t("push.what")}</li>
        <li>{t("push.when")}</li>
        <li>{t("push.next")}</li>
      </ul>
      {enable.error && (
        <div className="mt-4">
          <FormError boxed>{message || t("push.failed")}</FormError>
        </div>
      )}
    </Dialog>
  );
}
