import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { CancellationForm } from "./cancellation-form.tsx";
import { Declaring } from "./declaring.tsx";

/** `/cancel-contract`: cancelling a contract without signing in (§ 312k BGB). */
export default function CancelContractPage() {
  const { t } = useTranslation("billing");
  const { t: ui } = useTranslation("ui");
  return (
    <Declaring
      path={billingPaths.cancelContract}
      title={ui("offers.cancel_contract")}
      lead={t("rights.cancel_lead")}
      arrived={t("rights.cancelled")}
      form={(onSent) => <CancellationForm onSent={onSent} />}
    />
  );
}
