import type { Group, GroupMember } from "@kompagnon/contract/groups/model.ts";
import { useMutation } from "@tanstack/react-query";
import {
  Ban,
  Crown,
  Ellipsis,
  Flag,
  MessageSquarePlus,
  ShieldCheck,
  ShieldOff,
  UserMinus,
} from "lucide-react";
import { Suspense, useState } from "react";
import { RequestDialog } from "#features/chats/public.ts";
import { ReportDialog } from "#features/moderation/public.ts";
import { call } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { toast } from "#ui/toast.tsx";
import { refreshGroup, refreshMembers } from "../cache.ts";

/** Something that is done about a member. */
type Act = "promote" | "demote" | "hand_over" | "kick" | "ban";

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
function ActDialog({
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

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** The actions on another member: write, report; owner and moderators have more, each with a confirmation. */
export function MemberMenu({
  group,
  member,
  manages,
}: {
  group: Group;
  member: GroupMember;
  /** Whether the viewer may change their membership. */
  manages: boolean;
}) {
  const { t } = useTranslation("groups");
  const [dialog, setDialog] = useState<"write" | "report" | null>(null);
  const [act, setAct] = useState<Act | null>(null);
  const [open, setOpen] = useState(false);
  const ask = (next: Act) => () => {
    setAct(next);
    setOpen(true);
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t("members.actions", { name: member.username })}
            tooltip={false}
            icon={<Ellipsis className="size-5" strokeWidth={1.75} />}
          />
        }
      >
        <MenuItem icon={<MessageSquarePlus {...icon} />} onClick={() => setDialog("write")}>
          {t("members.write")}
        </MenuItem>
        <MenuItem icon={<Flag {...icon} />} onClick={() => setDialog("report")}>
          {t("members.report")}
        </MenuItem>
        {manages && <MenuSeparator />}
        {manages && group.my_role === "owner" && (
          <>
            {member.role === "member" ? (
              <MenuItem icon={<ShieldCheck {...icon} />} onClick={ask("promote")}>
                {t("members.promote")}
              </MenuItem>
            ) : (
              <MenuItem icon={<ShieldOff {...icon} />} onClick={ask("demote")}>
                {t("members.demote")}
              </MenuItem>
            )}
            <MenuItem icon={<Crown {...icon} />} onClick={ask("hand_over")}>
              {t("members.hand_over")}
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        {manages && (
          <>
            <MenuItem danger icon={<UserMinus {...icon} />} onClick={ask("kick")}>
              {t("members.kick")}
            </MenuItem>
            <MenuItem danger icon={<Ban {...icon} />} onClick={ask("ban")}>
              {t("members.ban")}
            </MenuItem>
          </>
        )}
      </Menu>
      <Suspense fallback={null}>
        {dialog === "write" && (
          <RequestDialog member={member} open onOpenChange={(next) => !next && setDialog(null)} />
        )}
        {dialog === "report" && (
          <ReportDialog
            subject={{ kind: "member", id: member.id }}
            name={member.username}
            author={member}
            onClose={() => setDialog(null)}
          />
        )}
      </Suspense>
      {act && <ActDialog group={group} member={member} act={act} open={open} onOpenChange={setOpen} />}
    </>
  );
}
