import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";

/** Runs an action and shows its outcome; an error is shown and rethrown, so that a dialog stays open. */
export function useAttempt() {
  const { t } = useTranslation("jobs");
  return async <T>(work: () => Promise<T>, done: (made: T) => string | null): Promise<void> => {
    try {
      const message = done(await work());
      if (message) toast(message, { kind: "good" });
    } catch (failure) {
      toast((failure instanceof Error && failure.message) || t("not_done"), { kind: "warn" });
      throw failure;
    }
  };
}
