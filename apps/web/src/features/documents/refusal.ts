import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";

/** Says why something was not done: in the server's words, or that it failed. */
export function useRefusal(): (failure: Error) => void {
  const { t } = useTranslation("documents");
  return ({ message }) => toast(message || t("share.failed"), { kind: "warn" });
}
