import { accountsPaths } from "@kompagnon/contract/accounts/paths.ts";
import { DELETION_DAYS } from "@kompagnon/contract/accounts/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { mutation } from "#platform/queries.ts";
import { forgetMember, leave } from "#platform/session.ts";
import { clearUnread } from "#platform/unread.ts";
import { useTranslation } from "#platform/use-translation.ts";
import type { Farewell } from "../goodbye-page.tsx";
import { useProof } from "../security/proof.ts";
import { ProofDialog } from "../security/proof-dialog.tsx";

/** Says what will happen, asks who is there, and leads to the farewell. */
export function DeleteDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("settings");
  const navigate = useNavigate();
  const proof = useProof();
  const remove = useMutation({
    ...mutation("POST /api/me/deletion"),
    onSuccess: async ({ deletion_due_at }) => {
      const state: Farewell = { due: deletion_due_at };
      const sayGoodbye = () => navigate(accountsPaths.goodbye, { replace: true, state });
      await sayGoodbye();
      await leave();
      // The live stream may have ended the session first, and the guard led to the login meanwhile.
      if (location.pathname !== accountsPaths.goodbye) await sayGoodbye();
      clearUnread();
      forgetMember();
    },
  });
  return (
    <ProofDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("deletion.dialog_title")}
      confirm={t("deletion.confirm")}
      danger
      proof={proof}
      busy={remove.isPending}
      error={remove.error}
      onSubmit={() => remove.mutate({ body: proof.body })}
    >
      <ul className="grid list-disc gap-1.5 ps-5 text-ink-soft">
        <li>{t("deletion.what_now")}</li>
        <li>{t("deletion.what_later", { days: DELETION_DAYS })}</li>
        <li>{t("deletion.what_stays")}</li>
        <li>{t("deletion.what_back")}</li>
      </ul>
    </ProofDialog>
  );
}
