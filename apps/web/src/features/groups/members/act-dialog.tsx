import type { Group, GroupMember } from "@kompagnon/contract/groups/model.ts";
import { useMutation } from "@tanstack/react-query";
import { call } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { refreshGroup, refreshMembers } from "../cache.ts";

/** Something that is done about a member. */
export type Act = "promote" | "demote" | "hand_over" | "kick" | "ban";

const roles = { promote: "moderator", demote: "member", hand_over: "owner" } as const;

function run(group: Group, member: GroupMember, act: Act): Promise<unknown> {
  const params = { id: group.id, userId: member.id };
  if (act === "kick" || act === "ban")
    return call("DELETE /api/groups/{id}/members/{userId}", {
      params,
      query: { ban: act === "ban" ? "true" : "false" },
    });
  return call("PATCH /api/groups/{id}/members/{userId}", { params, body: { role: roles[act] } });
}

/** Asks before something is done about a member, and does it. */
export function ActDialog({
  group,
  member,
  act,
  open,
  onOpenChange,
}: {
  group: Group;
  member: GroupMember;
  act: Act;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("groups");
  const { t: ui } = useTranslation("ui");
  const name = { name: member.username };
  const work = useMutation({
    mutationFn: () => run(group, member, act),
    onSuccess: async () => {
      toast(t(`members.done.${act}`, name), { kind: "good" });
      refreshGroup(group.id);
      await refreshMembers(group.id);
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (next) work.reset();
        onOpenChange(next);
      }}
      title={t(`members.ask.${act}`, name)}
      text={t(`members.why.${act}`, name)}
      confirm={t(`members.${act}`)}
      danger={act === "kick" || act === "ban"}
      error={work.error && (work.error.message || ui("error_text"))}
      onConfirm={() => work.mutateAsync()}
    />
  );
}
