import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { call } from "#platform/call.ts";
import { toast } from "#ui/toast.tsx";
import { recordRelation } from "../cache.ts";

/** Follows a member or no longer: shown at once, taken back visibly if the server refuses. */
export function useFollow(id: string, following: boolean) {
  const { t } = useTranslation("people");
  const running = useRef(false);
  return async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    recordRelation(id, { following: !following });
    try {
      const route = following ? "DELETE /api/users/{id}/follow" : "PUT /api/users/{id}/follow";
      const now = await call(route, { params: { id } });
      recordRelation(id, { following: now.following }, now.followers);
    } catch (failure) {
      recordRelation(id, { following });
      toast((failure instanceof Error && failure.message) || t("follow_failed"), { kind: "warn" });
    } finally {
      running.current = false;
    }
  };
}
