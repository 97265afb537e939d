import { ApiError, call } from "#platform/call.ts";
import { queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";
import { refreshEntitlement, statusQuery } from "../api.ts";

const messageOf = (failure: unknown, otherwise: string): string =>
  failure instanceof ApiError && failure.message ? failure.message : otherwise;

/** Opens the provider's pages of the member's payment methods and receipts; resolves only if that failed. */
export async function openPortal(failed: string): Promise<void> {
  try {
    const { url } = await call("POST /api/billing/portal");
    location.assign(url);
  } catch (failure) {
    toast(messageOf(failure, failed), { kind: "warn", id: "portal" });
  }
}

/** Ends the subscription with the paid month, or takes that back. `date`: when the month ends. */
export function useEnding(date: string) {
  const { t } = useTranslation("billing");
  const set = async (ending: boolean): Promise<void> => {
    try {
      const subscription = await (ending
        ? call("POST /api/billing/subscription/cancellation")
        : call("DELETE /api/billing/subscription/cancellation"));
      queryClient.setQueryData(statusQuery().queryKey, (before) => before && { ...before, subscription });
      if (ending)
        toast(t("settings.cancelled", { date }), {
          kind: "good",
          id: "subscription",
          action: { label: t("settings.undo"), onClick: () => void set(false) },
        });
      else toast(t("settings.kept"), { kind: "good", id: "subscription" });
    } catch (failure) {
      toast(messageOf(failure, t("failed")), { kind: "warn", id: "subscription" });
      void refreshEntitlement();
    }
  };
  return { set };
}
