import type { Group, GroupMember } from "@kompagnon/contract/groups/model.ts";
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
import { useTranslation } from "#platform/use-translation.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { type Act, ActDialog } from "./act-dialog.tsx";

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
