import type { Conversation } from "@kompagnon/contract/chats/model.ts";
import { partnershipsPaths } from "@kompagnon/contract/partnerships/paths.ts";
import { useMutation } from "@tanstack/react-query";
import { Ban, EllipsisVertical, Flag, Handshake, Pin, Search, Waypoints } from "lucide-react";
import { Suspense, useState } from "react";
import { ReportDialog } from "#features/moderation/public.ts";
import { useTrial } from "#features/trials/public.ts";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { toast } from "#ui/toast.tsx";
import { refreshConversation, refreshConversations } from "../cache.ts";
import type { PanelName } from "../thread/thread-panel.tsx";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** The actions of a conversation: searching it, a trial project, reporting and blocking the partner. */
export function ConversationMenu({
  chat: { id, other, can_write, has_path },
  onPanel,
}: {
  chat: Conversation;
  onPanel: (panel: PanelName) => void;
}) {
  const { t } = useTranslation("chats");
  const { t: trials } = useTranslation("trials");
  const { t: moderation } = useTranslation("moderation/report");
  const [, showTrial] = useTrial();
  const [asking, setAsking] = useState<"block" | "report" | null>(null);
  const block = useMutation(mutation("PUT /api/users/{id}/block"));
  const refresh = () => {
    refreshConversation(id);
    refreshConversations();
  };
  const confirm = async () => {
    await block.mutateAsync({ params: { id: other.id } });
    refresh();
    toast(t("block_done", { name: other.username }));
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t("actions")}
            icon={<EllipsisVertical className="size-5" strokeWidth={1.75} />}
          />
        }
      >
        {/* The header shows their buttons where it has room for them. */}
        <MenuItem className="lg:hidden" icon={<Search {...icon} />} onClick={() => onPanel("search")}>
          {t("message.search")}
        </MenuItem>
        <MenuItem className="lg:hidden" icon={<Pin {...icon} />} onClick={() => onPanel("pins")}>
          {t("message.pins")}
        </MenuItem>
        {has_path && (
          <MenuItem icon={<Waypoints {...icon} />} to={partnershipsPaths.path(id)}>
            {t("path")}
          </MenuItem>
        )}
        {can_write && (
          <MenuItem icon={<Handshake {...icon} />} onClick={() => showTrial(true)}>
            {trials("title")}
          </MenuItem>
        )}
        <MenuItem icon={<Flag {...icon} />} onClick={() => setAsking("report")}>
          {moderation("report")}
        </MenuItem>
        {can_write && (
          <MenuItem danger icon={<Ban {...icon} />} onClick={() => setAsking("block")}>
            {t("block")}
          </MenuItem>
        )}
      </Menu>
      {asking === "report" && (
        <Suspense fallback={null}>
          <ReportDialog
            subject={{ kind: "member", id: other.id }}
            name={other.username}
            {...(can_write && { author: other })}
            onClose={() => setAsking(null)}
            onBlocked={refresh}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={asking === "block"}
        onOpenChange={(open) => setAsking(open ? "block" : null)}
        title={t("block_title", { name: other.username })}
        text={t("block_text")}
        confirm={t("block")}
        danger
        error={block.isError && (block.error.message || t("block_failed"))}
        onConfirm={confirm}
      />
    </>
  );
}
