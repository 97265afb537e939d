import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Declaring } from "./declaring.tsx";
import { WithdrawalForm } from "./withdrawal-form.tsx";

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
