import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { useLiveEvent } from "#platform/live/use-live.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";

/**
 * Leads out of a group at once when one no longer belongs to it, and says why; leaving it oneself needs no words. Answers
 * whether that has happened: what the page is refused from then on is no news.
 */
export function useLedAway(groupId: string, name: string | undefined): { current: boolean } {
  const { t } = useTranslation("groups");
  const navigate = useNavigate();
  const isGone = useRef(false);
  useLiveEvent("group_membership_changed", ({ group_id, state }) => {
    if (group_id !== groupId || state === "joined") return;
    isGone.current = true;
    if (state !== "left")
      toast(t(`gone.${state}`, { name: name ?? t("this_group") }), { kind: "warn", id: `gone ${groupId}` });
    void navigate(groupsPaths.groups, { replace: true });
  });
  return isGone;
}
