import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";

/** Says that every step is done. */
export function AllDone() {
  const { t } = useTranslation("quest");
  const say = useEffectEvent(() => toast(t("all_done"), { kind: "good", id: "quest done" }));
  useEffect(() => say(), []);
  return null;
}
