import type { Group } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";
import { putGroup, recordState, refreshGroup, refreshMine } from "../cache.ts";
import { useRefusal } from "../refusal.ts";

/** Joins a public group and opens it (spec: community, section 4). Calls `onLimit` at the maximum number of groups. */
export function useJoining(group: Group, onLimit: () => void) {
  const { t } = useTranslation("groups");
  const navigate = useNavigate();
  const refuse = useRefusal();
  const open = async () => {
    await refreshMine();
    await navigate(groupsPaths.enter(group.id));
  };
  const { mutate, isPending } = useMutation({
    ...mutation("POST /api/groups/{id}/join"),
    onSuccess: async (joined) => {
      putGroup(joined);
      toast(t("join.joined", { name: group.name }), { kind: "good" });
      await open();
    },
    onError: (failure) => {
      if (failure.code === "test_version_limit") onLimit();
      else if (failure.code === "already_member") void open();
      else refuse(failure, t("join.join_failed"));
    },
  });
  return { join: () => mutate({ params: { id: group.id } }), joining: isPending };
}

/** Saying no to an invitation by name. A private group is out of sight then. */
export function useDeclining(group: Group) {
  const { t } = useTranslation("groups");
  const navigate = useNavigate();
  const refuse = useRefusal();
  const { mutate, isPending } = useMutation({
    ...mutation("DELETE /api/groups/{id}/member-invites/mine"),
    onSuccess: async () => {
      toast(t("personal.declined"));
      if (group.group_type === "private") await navigate(groupsPaths.groups);
      putGroup({ ...group, invited_by: null });
      refreshGroup(group.id);
    },
    onError: (failure) => refuse(failure),
  });
  return { decline: () => mutate({ params: { id: group.id } }), declining: isPending };
}

/** Taking an application back. */
export function useWithdrawing(group: Group) {
  const { t } = useTranslation("groups");
  const refuse = useRefusal();
  const { mutate, isPending } = useMutation({
    ...mutation("DELETE /api/groups/{id}/applications/mine"),
    onSuccess: () => {
      recordState(group, "none");
      toast(t("join.withdrawn"));
    },
    onError: (failure) => refuse(failure),
  });
  return { withdraw: () => mutate({ params: { id: group.id } }), withdrawing: isPending };
}
