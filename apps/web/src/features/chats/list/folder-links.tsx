import type { Folder } from "@kompagnon/contract/chats/model.ts";
import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import type { FolderColor } from "@kompagnon/contract/chats/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { type DragEvent, useState } from "react";
import { NavLink } from "react-router";
import { call } from "#platform/call.ts";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { query, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { CountBadge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import { toast } from "#ui/toast.tsx";
import { refreshConversations } from "../cache.ts";

/** My folders in their order. */
export const foldersQuery = () => query("GET /api/chat-folders");
/** Fetches the folders again. */
export const refreshFolders = (): void =>
  void queryClient.invalidateQueries({ queryKey: foldersQuery().queryKey });

/** The tokens of a folder's colour: a fill for its dot. Theme tokens only. */
export const dotOf: Record<FolderColor, string> = {
  pine: "bg-accent",
  coral: "bg-signal",
  amber: "bg-warn",
  sky: "bg-folder-sky",
  plum: "bg-folder-plum",
  slate: "bg-ink-soft",
};

/** Under this type a dragged conversation carries its id. */
export const DRAGGED = "application/x-kompagnon-chat";

/** Puts a conversation into a folder, or takes it out. Rejects with ApiError. */
export async function setInFolder(folder: Folder, chatId: string, on: boolean): Promise<void> {
  const params = { id: folder.id, chatId };
  if (on) await call("PUT /api/chat-folders/{id}/chats/{chatId}", { params });
  else await call("DELETE /api/chat-folders/{id}/chats/{chatId}", { params });
  refreshFolders();
  refreshConversations();
}

/** My folders under the chats in the sidebar; a conversation can be dropped on one. */
export function FolderLinks() {
  const { t } = useTranslation("shell");
  const { data } = useQuery(foldersQuery());
  useLiveEvent("folders_changed", refreshFolders);
  useLiveEvent("message_created", refreshFolders);
  useLiveEvent("chat_read", refreshFolders);
  useResync(refreshFolders);
  if (!data || data.items.length === 0) return null;
  return (
    <ul aria-label={t("chat_folders")} className="grid grid-cols-[minmax(0,1fr)] gap-0.5 py-0.5 ps-6">
      {data.items.map((folder) => (
        <li key={folder.id}>
          <FolderLink folder={folder} />
        </li>
      ))}
    </ul>
  );
}

function FolderLink({ folder }: { folder: Folder }) {
  const { t } = useTranslation("shell");
  const [over, setOver] = useState(false);
  const accept = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(DRAGGED)) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const chatId = event.dataTransfer.getData(DRAGGED);
    if (chatId) setInFolder(folder, chatId, true).catch(() => toast(t("not_done"), { kind: "warn" }));
  };
  return (
    <NavLink
      to={chatsPaths.folder(folder.id)}
      onDragOver={accept}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={({ isActive }) =>
        cx(
          "flex min-h-9 items-center gap-2.5 rounded-control px-3 text-sm transition-colors duration-150",
          isActive ? "bg-accent-soft text-accent" : "text-ink-soft hover:bg-sunken hover:text-ink",
          over && "outline-2 outline-accent",
        )
      }
    >
      <span aria-hidden="true" className={cx("size-2.5 shrink-0 rounded-full", dotOf[folder.color])} />
      <span className="min-w-0 grow truncate">
        <bdi>{folder.name}</bdi>
      </span>
      <CountBadge count={folder.unread_count} />
    </NavLink>
  );
}
