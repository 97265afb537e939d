import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { useLiveEvent } from "#platform/live/use-live.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";

/**
 * Leads out of a group at once when the member no longer belongs to it, and shows why, unless they left it themselves. Returns
 * whether that has happened: later refusals of the page are expected.
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
