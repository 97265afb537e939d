import type { Conversation } from "@kompagnon/contract/chats/model.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import {
  Archive,
  ArchiveRestore,
  Bell,
  BellOff,
  EllipsisVertical,
  FolderInput,
  Pin,
  PinOff,
} from "lucide-react";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { toast } from "#ui/toast.tsx";
import { refreshConversation, refreshConversations, refreshUnread } from "../cache.ts";
import { foldersQuery, refreshFolders, shelve } from "./folders.ts";

const icon = { className: "size-4 text-ink-soft", strokeWidth: 1.75, "aria-hidden": true } as const;

/** The actions of a conversation in the list: pin, mute, archive, put into a folder. */
export function RowMenu({ chat }: { chat: Conversation }) {
  const { t } = useTranslation("chats");
  const { data: folders } = useQuery(foldersQuery());
  const name = chat.other.username;
  const failed = () => toast(t("list.failed"), { kind: "warn" });
  const change = useMutation({
    ...mutation("PATCH /api/chats/{id}"),
    onError: failed,
    onSuccess: (_, { body }) => {
      if (body.archived) toast(t("list.put_away_done", { name }));
    },
    onSettled: () => {
      refreshConversations();
      refreshConversation(chat.id);
      refreshUnread();
      refreshFolders();
    },
  });
  const set = (body: { pinned?: boolean; muted?: boolean; archived?: boolean }) =>
    change.mutate({ params: { id: chat.id }, body });
  return (
    <Menu
      trigger={
        <IconButton
          label={t("list.chat_actions", { name })}
          tooltip={false}
          icon={<EllipsisVertical className="size-4" strokeWidth={1.75} />}
        />
      }
    >
      <MenuItem
        icon={chat.pinned ? <PinOff {...icon} /> : <Pin {...icon} />}
        onClick={() => set({ pinned: !chat.pinned })}
      >
        {t(chat.pinned ? "list.unpin" : "list.pin")}
      </MenuItem>
      <MenuItem
        icon={chat.muted ? <Bell {...icon} /> : <BellOff {...icon} />}
        onClick={() => set({ muted: !chat.muted })}
      >
        {t(chat.muted ? "list.unmute" : "list.mute")}
      </MenuItem>
      <MenuItem
        icon={chat.archived ? <ArchiveRestore {...icon} /> : <Archive {...icon} />}
        onClick={() => set({ archived: !chat.archived })}
      >
        {t(chat.archived ? "list.take_back" : "list.put_away")}
      </MenuItem>
      {folders && folders.items.length > 0 && (
        <>
          <MenuSeparator />
          {folders.items.map((folder) => {
            const inside = chat.folder_ids.includes(folder.id);
            return (
              <MenuItem
                key={folder.id}
                icon={<FolderInput {...icon} />}
                onClick={() => void shelve(folder, chat.id, !inside).catch(failed)}
              >
                {`${inside ? "✓ " : ""}${folder.name}`}
              </MenuItem>
            );
          })}
        </>
      )}
    </Menu>
  );
}
