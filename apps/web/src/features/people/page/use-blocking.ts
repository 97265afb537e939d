import { call } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";
import { refreshPeople } from "../cache.ts";

/** Unblocks a member. */
export function useBlocking() {
  const { t } = useTranslation("people");
  const unblock = async ({ id, username }: { id: string; username: string }): Promise<void> => {
    try {
      await call("DELETE /api/users/{id}/block", { params: { id } });
      toast(t("unblocked", { name: username }), { kind: "good" });
      await refreshPeople();
    } catch (failure) {
      toast((failure instanceof Error && failure.message) || t("not_done"), { kind: "warn" });
    }
  };
  return { unblock };
}
