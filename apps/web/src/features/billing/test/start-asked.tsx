import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { keepChosen } from "#platform/chosen-plan.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";
import { testQuery } from "../api.ts";
import { StartDialog } from "./start-dialog.tsx";

/** Asks a signed-in visitor who pressed "start" on the page of prices, or reports that the test version is used up. */
export function StartAsked({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("billing");
  const { data: test } = useQuery(testQuery());
  // Looked at once: starting it makes it used.
  const used = test?.testversion_eingeloest === true && !test.active;
  const tell = useEffectEvent(() => {
    toast(t("test.used"), { id: "test version" });
    onClose();
  });
  useEffect(() => {
    keepChosen(null);
    if (used) tell();
  }, [used]);
  if (!test || test.testversion_eingeloest) return null;
  return <StartDialog days={test.duration_days} open onOpenChange={onClose} />;
}
