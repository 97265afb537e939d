import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { storeChosenPlan } from "#platform/chosen-plan.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";
import { testQuery } from "./api.ts";
import { BuyDialog, StartDialog } from "./buy/buy-dialog.tsx";
import { useOutcome } from "./outcome/outcome.ts";
import { OutcomeDialog } from "./outcome/outcome-dialog.tsx";

/** Asks a signed-in visitor who pressed "start" on the page of prices, or reports that the test version is used up. */
function StartTestDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("billing");
  const { data: test } = useQuery(testQuery());
  // Looked at once: starting it makes it used.
  const used = test?.testversion_eingeloest === true && !test.active;
  const reportUsed = useEffectEvent(() => {
    toast(t("test.used"), { id: "test version" });
    onClose();
  });
  useEffect(() => {
    storeChosenPlan(null);
    if (used) reportUsed();
  }, [used]);
  if (!test || test.testversion_eingeloest) return null;
  return <StartDialog days={test.duration_days} open onOpenChange={onClose} />;
}

/** The dialog that the address requests, and the plans after each refusal that Premium would avoid. */
export default function Windows({ refusals }: { refusals: number }) {
  const { requested, plan, order, to, clear } = useOutcome();
  const [seen, setSeen] = useState(0);
  return (
    <>
      {requested === "test" && <StartTestDialog onClose={clear} />}
      {requested && requested !== "test" && (
        <OutcomeDialog
          key={requested}
          outcome={requested}
          plan={plan}
          order={order}
          to={to}
          onClose={clear}
        />
      )}
      {refusals > 0 && (
        <BuyDialog
          reason="tools"
          open={refusals > seen}
          onOpenChange={(open) => !open && setSeen(refusals)}
        />
      )}
    </>
  );
}
