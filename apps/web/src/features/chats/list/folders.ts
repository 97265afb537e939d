import type { Folder } from "@kompagnon/contract/chats/model.ts";
import type { FolderColor } from "@kompagnon/contract/chats/rules.ts";
import { call } from "#platform/call.ts";
import { query, queryClient } from "#platform/queries.ts";
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
export async function shelve(folder: Folder, chatId: string, on: boolean): Promise<void> {
  const params = { id: folder.id, chatId };
  if (on) await call("PUT /api/chat-folders/{id}/chats/{chatId}", { params });
  else await call("DELETE /api/chat-folders/{id}/chats/{chatId}", { params });
  refreshFolders();
  refreshConversations();
}
