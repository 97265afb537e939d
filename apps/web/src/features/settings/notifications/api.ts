import { useMutation } from "@tanstack/react-query";
import type { Out } from "#platform/call.ts";
import { mutation, query, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";

/** By which ways one hears of which kinds, and the quiet hours. */
export type Preferences = Out<"GET /api/notifications/preferences">;
/** The preferences as a query. */
export const preferencesQuery = () => query("GET /api/notifications/preferences");

/** Changes preferences: shown at once, saved one after the other, taken back visibly if refused. */
export function useChangePreferences(): (change: (before: Preferences) => Preferences) => void {
  const { t } = useTranslation("settings");
  const { queryKey } = preferencesQuery();
  const save = useMutation({
    ...mutation("PUT /api/notifications/preferences"),
    scope: { id: "notification-preferences" },
    onError: (failure) => {
      toast(failure.message || t("notifications.failed"), { kind: "warn", id: "notifications" });
      void queryClient.invalidateQueries({ queryKey });
    },
    // Muted kinds count in no badge.
    onSuccess: () =>
      void queryClient.invalidateQueries({ queryKey: ["GET /api/notifications/unread-count"] }),
  });
  return (change) => {
    const before = queryClient.getQueryData(queryKey);
    if (!before) return;
    const after = change(before);
    queryClient.setQueryData(queryKey, after);
    save.mutate({ body: after });
  };
}
