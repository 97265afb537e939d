import { useMemo } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast-queue.ts";

/** What the board's actions have to say. */
export function useSay() {
  const { t } = useTranslation("plans");
  return useMemo(
    () => ({
      failed: () => toast(t("tool.failed"), { kind: "warn" }),
      full: () => toast(t("card.full"), { kind: "warn" }),
      copied: () => toast(t("card.copied"), { kind: "good" }),
      uploading: () => toast(t("card.uploading"), { id: "picture" }),
      noPicture: () => toast(t("card.picture_wrong"), { kind: "warn", id: "picture" }),
    }),
    [t],
  );
}
