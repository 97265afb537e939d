import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";

/** Does something and says how it went; a failure is said and thrown on, so that a dialog stays open. */
export function useAttempt() {
  const { t } = useTranslation("jobs");
  return async <T>(work: () => Promise<T>, done: (made: T) => string | null): Promise<void> => {
    try {
      const said = done(await work());
      if (said) toast(said, { kind: "good" });
    } catch (failure) {
      toast((failure instanceof Error && failure.message) || t("not_done"), { kind: "warn" });
      throw failure;
    }
  };
}
