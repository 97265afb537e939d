import type { Folder } from "@kompagnon/contract/chats/model.ts";
import type { FolderColor } from "@kompagnon/contract/chats/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const FIND_FOLDERS = statement(
  "find_folders",
  `select f.id, f.name, f.color, count(p.conversation_id)::int as chat_count,
                    coalesce(sum(p.unread) filter (where not p.muted), 0)::int as unread_count
             from chat_folders f
             left join chat_folder_items i on i.folder_id = f.id
             left join participants p on p.conversation_id = i.conversation_id and p.member_id = f.member_id
             where f.member_id = $1 group by f.id order by f.position, f.created_at`,
);
/** A member's folders in their order, with what lies in them; muted conversations count in no badge. */
export async function findFolders(db: Queryable, memberId: string): Promise<Folder[]> {
  const { rows } = await db.query(FIND_FOLDERS, [memberId]);
  return rows;
}

const LOCK_FOLDERS = statement(
  "chats_lock_folders",
  "select pg_advisory_xact_lock(hashtextextended('chat folders ' || $1, 0))",
);
/** One change of a member's folders after the other. */
export const lockFolders = (tx: Queryable, memberId: string) => tx.query(LOCK_FOLDERS, [memberId]);

const IS_FOLDER_NAME_TAKEN = statement(
  "chats_is_folder_name_taken",
  `select exists(select from chat_folders where member_id = $1 and search_fold(name) = search_fold($2)
     and ($3::uuid is null or id <> $3)) as taken`,
);
/** Whether another of a member's folders has a name that folds to the same. */
export async function isFolderNameTaken(
  tx: Queryable,
  memberId: string,
  name: string,
  exceptId: string | null,
): Promise<boolean> {
  const { rows } = await tx.query(IS_FOLDER_NAME_TAKEN, [memberId, name, exceptId]);
  return rows[0]?.taken ?? false;
}

const INSERT_FOLDER_CHAT_FOLDERS = statement(
  "chats_insert_folder_chat_folders",
  `insert into chat_folders (id, member_id, name, color, position)
     select $1, $2, $3, $4, count(*) from chat_folders where member_id = $2 having count(*) < $5`,
);
/** Makes a folder behind the others; false if there are too many. */
export async function insertFolder(
  tx: Queryable,
  memberId: string,
  { id, name, color }: { id: string; name: string; color: FolderColor },
  max: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(INSERT_FOLDER_CHAT_FOLDERS, [id, memberId, name, color, max]);
  return rowCount > 0;
}

const CHANGE_FOLDER_ROW = statement(
  "chats_change_folder_row",
  "update chat_folders set name = coalesce($3, name), color = coalesce($4, color) where id = $2 and member_id = $1",
);
/** Renames or recolours a folder; false if it is not the member's. */
export async function changeFolderRow(
  tx: Queryable,
  memberId: string,
  id: string,
  { name, color }: { name?: string | undefined; color?: string | undefined },
): Promise<boolean> {
  const { rowCount } = await tx.query(CHANGE_FOLDER_ROW, [memberId, id, name ?? null, color ?? null]);
  return rowCount > 0;
}

const MOVE_FOLDER = statement(
  "chats_move_folder",
  `with others as (
       select id, row_number() over (order by position, created_at) - 1 as at from chat_folders where member_id = $1 and id <> $2
     ), placed as (
       select id, case when at >= $3 then at + 1 else at end as at from others
       union all select $2::uuid, least($3, (select count(*) from others))
     )
     update chat_folders f set position = placed.at from placed where f.id = placed.id`,
);
/** Moves a folder to a place, counted from 0; the others make room. */
export const moveFolder = (tx: Queryable, memberId: string, id: string, position: number) =>
  tx.query(MOVE_FOLDER, [memberId, id, position]);

const DELETE_FOLDER_ROW = statement(
  "chats_delete_folder_row",
  "delete from chat_folders where id = $2 and member_id = $1",
);
/** Removes a folder; false if it is not the member's. */
export async function deleteFolderRow(tx: Queryable, memberId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(DELETE_FOLDER_ROW, [memberId, id]);
  return rowCount > 0;
}

const PUT_INTO = statement(
  "chats_put_into",
  `insert into chat_folder_items (folder_id, conversation_id)
     select f.id, p.conversation_id from chat_folders f
     join participants p on p.member_id = f.member_id and p.conversation_id = $3 and p.other_id is not null
     where f.id = $2 and f.member_id = $1
     on conflict (folder_id, conversation_id) do update set folder_id = excluded.folder_id`,
);
/** Puts a conversation into a folder; false unless both are the member's. */
export async function putInto(
  tx: Queryable,
  memberId: string,
  folderId: string,
  chatId: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(PUT_INTO, [memberId, folderId, chatId]);
  return rowCount > 0;
}

const TAKE_OUT = statement(
  "chats_take_out",
  `delete from chat_folder_items i using chat_folders f
     where f.id = i.folder_id and f.member_id = $1 and f.id = $2 and i.conversation_id = $3`,
);
/** Takes a conversation out of a folder; false if it was not in it. */
export async function takeOut(
  tx: Queryable,
  memberId: string,
  folderId: string,
  chatId: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(TAKE_OUT, [memberId, folderId, chatId]);
  return rowCount > 0;
}
