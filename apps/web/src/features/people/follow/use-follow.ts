import { call } from "#platform/call.ts";
import { toggle } from "#platform/toggle.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";
import { recordRelation, refreshFollows } from "../cache.ts";

/** Follows a member or no longer: shown at once, taken back visibly if the server refuses. */
export function useFollow(id: string, following: boolean, onDone?: () => void) {
  const { t } = useTranslation("people");
  return (): void =>
    void toggle(`follow ${id}`, !following, {
      before: following,
      show: (on) => recordRelation(id, { following: on }),
      tell: (on) =>
        call(on ? "PUT /api/users/{id}/follow" : "DELETE /api/users/{id}/follow", { params: { id } }),
      settle: (now) => {
        recordRelation(id, { following: now.following }, now.followers);
        refreshFollows(id);
        onDone?.();
      },
      refuse: (failure) =>
        toast((failure instanceof Error && failure.message) || t("follow_failed"), { kind: "warn" }),
    });
}
