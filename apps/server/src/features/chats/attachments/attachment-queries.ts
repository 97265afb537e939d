import { ATTACHMENT, type AttachmentRow } from "#features/chats/messages/message-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const RESERVE_QUOTA = statement(
  "chats_reserve_quota",
  `insert into storage_use as u (member_id, bytes) select $1, $2::bigint where $2::bigint <= $3
     on conflict (member_id) do update set bytes = u.bytes + $2::bigint where u.bytes + $2::bigint <= $3`,
);
/** Takes a part of a member's quota in one conditional update; false if it would not fit. */
export async function reserveQuota(
  db: Queryable,
  memberId: string,
  bytes: number,
  quota: number,
): Promise<boolean> {
  const { rowCount } = await db.query(RESERVE_QUOTA, [memberId, bytes, quota]);
  return rowCount > 0;
}

const RELEASE_QUOTA = statement(
  "chats_release_quota",
  "update storage_use set bytes = greatest(0, bytes - $2) where member_id = $1",
);
/** Gives room back. */
const releaseQuota = (db: Queryable, memberId: string, bytes: number) =>
  db.query(RELEASE_QUOTA, [memberId, bytes]);

/** A file to be kept. */
export type NewAttachment = Omit<AttachmentRow, "seq"> & { member_id: string };

const INSERT_ATTACHMENT = statement(
  "chats_insert_attachment",
  `insert into attachments as a (id, member_id, conversation_id, kind, name, type, size, file, preview, width, height, seconds, waveform, scrubbed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, true) returning ${ATTACHMENT}`,
);
/** Keeps an uploaded file that waits to be sent. */
export async function insertAttachment(db: Queryable, one: NewAttachment): Promise<AttachmentRow> {
  const { rows } = await db.query(INSERT_ATTACHMENT, [
    one.id,
    one.member_id,
    one.chat_id,
    one.kind,
    one.name,
    one.type,
    one.size,
    one.file,
    one.preview,
    one.width,
    one.height,
    one.seconds,
    one.waveform,
  ]);
  const [row] = rows;
  if (!row) throw new Error("an insert answers its row");
  return row;
}

const FIND_ATTACHMENT = statement(
  "find_attachment",
  `select ${ATTACHMENT} from attachments a
             join participants p on p.conversation_id = a.conversation_id and p.member_id = $1
             where a.id = $2 and not a.withheld and (a.seq is not null or a.member_id = $1)`,
);
/** A file that a member may read: of a conversation of theirs, and sent, or their own upload. */
export async function findAttachment(
  db: Queryable,
  memberId: string,
  id: string,
): Promise<AttachmentRow | null> {
  const { rows } = await db.query(FIND_ATTACHMENT, [memberId, id]);
  return rows[0] ?? null;
}

const KEYS = "array_remove(array[a.file, a.preview], null)";

const DELETE_UNSENT = statement(
  "chats_delete_unsent",
  `delete from attachments a where a.id = $2 and a.member_id = $1 and a.seq is null returning ${KEYS} as keys, a.size`,
);
/** Throws an upload of a member's away that was not sent; answers its storage keys, or null if there is none. */
export async function deleteUnsent(db: Queryable, memberId: string, id: string): Promise<string[] | null> {
  const { rows } = await db.query(DELETE_UNSENT, [memberId, id]);
  const [row] = rows;
  if (row) await releaseQuota(db, memberId, row.size);
  return row?.keys ?? null;
}

const RELEASE_FILES = statement(
  "chats_release_files",
  `delete from attachments a where a.conversation_id = $1 and a.seq = $2 returning ${KEYS} as keys, a.size, a.member_id`,
);
/** Removes the files of a message; gives their room back and answers their storage keys. */
export async function releaseFiles(db: Queryable, chatId: string, seq: number): Promise<string[]> {
  const { rows } = await db.query(RELEASE_FILES, [chatId, seq]);
  for (const { member_id, size } of rows) if (member_id) await releaseQuota(db, member_id, size);
  return rows.flatMap(({ keys }) => keys);
}

const DELETE_STALE = statement(
  "chats_delete_stale",
  `delete from attachments a where a.seq is null and a.created_at < now() - interval '1 day'
     returning ${KEYS} as keys, a.size, a.member_id`,
);
/** Deletes uploads that were not sent within a day; answers their storage keys. */
export async function deleteStale(db: Queryable): Promise<string[]> {
  const { rows } = await db.query(DELETE_STALE);
  for (const { member_id, size } of rows) if (member_id) await releaseQuota(db, member_id, size);
  return rows.flatMap(({ keys }) => keys);
}

const FILES_OF_MEMBER = statement(
  "chats_files_of_member",
  `select unnest(${KEYS}) as "key!" from attachments a
     where a.member_id = $1
        or a.conversation_id in (select conversation_id from participants where member_id = $1 and other_id is not null)`,
);
/** Storage keys of everything in a member's one-to-one conversations, and of what they uploaded anywhere. */
export async function filesOfMember(db: Queryable, memberId: string): Promise<string[]> {
  const { rows } = await db.query(FILES_OF_MEMBER, [memberId]);
  return rows.map(({ key }) => key);
}

const LIST_UNSCRUBBED = statement(
  "chats_list_unscrubbed",
  "select id, file, type from attachments where not scrubbed order by id limit $1",
);
/** Files from before metadata was removed. */
export async function listUnscrubbed(
  db: Queryable,
  limit: number,
): Promise<{ id: string; file: string; type: string }[]> {
  const { rows } = await db.query(LIST_UNSCRUBBED, [limit]);
  return rows;
}

const SET_SCRUBBED = statement(
  "chats_set_scrubbed",
  "update attachments set scrubbed = true, file = $3 where id = $1 and file = $2",
);
/** Notes that a file was scrubbed, and its new storage key; false if it was deleted meanwhile. */
export async function setScrubbed(tx: Queryable, id: string, before: string, now: string): Promise<boolean> {
  const { rowCount } = await tx.query(SET_SCRUBBED, [id, before, now]);
  return rowCount > 0;
}

/** A file of a conversation, with who sent it and when. */
export type SentFileRow = AttachmentRow & { sender_id: string; at: Date };

const LIST_SENT = statement(
  "chats_list_sent_files",
  `select ${ATTACHMENT}, m.sender_id, a.created_at as at from attachments a
     join messages m on m.conversation_id = a.conversation_id and m.seq = a.seq and m.deleted_at is null
   where a.conversation_id = $1 and a.kind <> 'voice' and not a.withheld
     and ($3::timestamptz is null or (date_trunc('milliseconds', a.created_at), a.id) < ($3, $4::uuid))
   order by date_trunc('milliseconds', a.created_at) desc, a.id desc limit $2`,
  { plan: "custom" },
);
/** A page of the pictures and files that were sent in a conversation, the last first. */
export async function listSent(
  db: Queryable,
  chatId: string,
  limit: number,
  before: { at: Date; id: string } | null,
): Promise<SentFileRow[]> {
  const { rows } = await db.query(LIST_SENT, [chatId, limit, before?.at ?? null, before?.id ?? null]);
  return rows;
}
