import type { Folder } from "@kompagnon/contract/chats/model.ts";
import { FOLDERS_MAX, type FolderColor } from "@kompagnon/contract/chats/rules.ts";
import {
  changeFolderRow,
  deleteFolderRow,
  findFolders,
  insertFolder,
  isFolderNameTaken,
  lockFolders,
  moveFolder,
  putInto,
  takeOut,
} from "#features/chats/folders/folder-queries.ts";
import type { Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

/** A member's folders in their order. */
export const foldersOf = ({ db }: Platform, memberId: string): Promise<Folder[]> => findFolders(db, memberId);

/** Changes a member's folders and notifies all their devices. */
const change = <T>({ db, live }: Platform, memberId: string, run: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    const result = await run(tx);
    await live.publish(tx, memberTopic(memberId), "folders_changed", {});
    return result;
  });

async function one(tx: Tx, memberId: string, id: string): Promise<Folder> {
  const found = (await findFolders(tx, memberId)).find((folder) => folder.id === id);
  if (!found) throw new Fail("not_found");
  return found;
}

/** Makes a folder. Throws too_many_folders, folder_name_taken. */
export const makeFolder = (
  platform: Platform,
  memberId: string,
  { name, color }: { name: string; color: FolderColor },
): Promise<Folder> =>
  change(platform, memberId, async (tx) => {
    const id = newId();
    await lockFolders(tx, memberId);
    if (await isFolderNameTaken(tx, memberId, name, null)) throw new Fail("folder_name_taken");
    if (!(await insertFolder(tx, memberId, { id, name, color }, FOLDERS_MAX)))
      throw new Fail("too_many_folders");
    return one(tx, memberId, id);
  });

/** Renames, recolours or moves a folder. Throws not_found, folder_name_taken. */
export const changeFolder = (
  platform: Platform,
  memberId: string,
  id: string,
  input: { name?: string | undefined; color?: string | undefined; position?: number | undefined },
): Promise<Folder> =>
  change(platform, memberId, async (tx) => {
    await lockFolders(tx, memberId);
    if (input.name !== undefined && (await isFolderNameTaken(tx, memberId, input.name, id)))
      throw new Fail("folder_name_taken");
    if (!(await changeFolderRow(tx, memberId, id, input))) throw new Fail("not_found");
    if (input.position !== undefined) await moveFolder(tx, memberId, id, input.position);
    return one(tx, memberId, id);
  });

/** Removes a folder; its conversations stay. Throws not_found. */
export const removeFolder = (platform: Platform, memberId: string, id: string): Promise<void> =>
  change(platform, memberId, async (tx) => {
    if (!(await deleteFolderRow(tx, memberId, id))) throw new Fail("not_found");
  });

/** Puts a conversation into a folder, or takes it out. Throws not_found. */
export const shelve = (
  platform: Platform,
  memberId: string,
  { folderId, chatId, on }: { folderId: string; chatId: string; on: boolean },
): Promise<void> =>
  change(platform, memberId, async (tx) => {
    if (!(await (on ? putInto : takeOut)(tx, memberId, folderId, chatId))) throw new Fail("not_found");
    await platform.live.publish(tx, memberTopic(memberId), "chat_changed", { chat_id: chatId });
  });
