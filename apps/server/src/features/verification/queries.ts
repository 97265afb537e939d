import type { Instruction, RejectionReason, Side } from "@kompagnon/contract/verification/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** Where an attempt stands. */
export type AttemptStatus = "draft" | "in_review" | "approved" | "rejected" | "expired";
/** Something sealed with the key that opens it, as rows have it. */
export type SealedColumns = { sealed: Buffer | null; masterId: string | null; wrappedKey: Buffer | null };
/** An attempt. */
export type Attempt = SealedColumns & {
  id: string;
  memberId: string;
  status: AttemptStatus;
  country: "DE";
  instruction: Instruction;
  consentVersion: string;
  consentAt: Date;
  createdAt: Date;
  submittedAt: Date | null;
  decidedAt: Date | null;
  expiresAt: Date | null;
  reason: RejectionReason | null;
  reasonText: string;
  takenBy: string | null;
  takenUntil: Date | null;
};
const COLUMNS = `v.id, v.member_id as "memberId", v.status, v.country, v.sealed, v.master_id as "masterId",
  v.wrapped_key as "wrappedKey", v.instruction, v.consent_version as "consentVersion", v.consent_at as "consentAt",
  v.created_at as "createdAt", v.submitted_at as "submittedAt", v.decided_at as "decidedAt",
  v.expires_at as "expiresAt", v.reason, v.reason_text as "reasonText", v.taken_by as "takenBy",
  v.taken_until as "takenUntil"`;

const LATEST = statement(
  "verification_latest",
  `select ${COLUMNS} from verifications v where v.member_id = $1 order by v.created_at desc, v.id desc limit 1`,
);
/** A member's latest attempt; null if there is none. */
export async function latestAttempt(db: Queryable, memberId: string): Promise<Attempt | null> {
  const { rows } = await db.query(LATEST, [memberId]);
  return rows[0] ?? null;
}

const LOCK_DRAFT = statement(
  "verification_lock_draft",
  `select ${COLUMNS} from verifications v where v.member_id = $1 and v.status = 'draft' for update`,
);
/** A member's draft; it stays one until the transaction ends. */
export async function lockDraft(tx: Queryable, memberId: string): Promise<Attempt | null> {
  const { rows } = await tx.query(LOCK_DRAFT, [memberId]);
  return rows[0] ?? null;
}

const FIND = statement(
  "verification_find",
  `select ${COLUMNS} from verifications v where v.id = $1 and v.status <> 'draft'`,
);
/** An attempt that was handed in; null if there is none such. */
export async function findAttempt(db: Queryable, id: string): Promise<Attempt | null> {
  const { rows } = await db.query(FIND, [id]);
  return rows[0] ?? null;
}

const ALL_OF = statement(
  "verification_all_of",
  `select ${COLUMNS} from verifications v where v.member_id = $1 order by v.created_at, v.id`,
);
/** All attempts of a member, the oldest first. */
export async function attemptsOf(db: Queryable, memberId: string): Promise<Attempt[]> {
  const { rows } = await db.query(ALL_OF, [memberId]);
  return rows;
}

const APPROVED_OF = statement(
  "verification_approved_of",
  `select ${COLUMNS} from verifications v where v.member_id = $1 and v.status = 'approved' and v.expires_at > now()`,
);
/** What of a member was approved and is still good. */
export async function approvedOf(db: Queryable, memberId: string): Promise<Attempt | null> {
  const { rows } = await db.query(APPROVED_OF, [memberId]);
  return rows[0] ?? null;
}

const TRIES = statement(
  "verification_tries",
  `select submitted_at as "at!" from verifications
   where member_id = $1 and submitted_at > now() - make_interval(days => $2) order by submitted_at limit 20`,
);
/** Times of a member's submissions within the last `days`, the oldest first. */
export async function triesOf(db: Queryable, memberId: string, days: number): Promise<Date[]> {
  const { rows } = await db.query(TRIES, [memberId, days]);
  return rows.map(({ at }) => at);
}

const BEGIN = statement(
  "verification_begin",
  `insert into verifications as v (id, member_id, status, country, sealed, master_id, wrapped_key, instruction, consent_version)
     values ($1, $2, 'draft', $3, $4, $5, $6, $7, $8)
   on conflict (member_id) where status in ('draft', 'in_review', 'approved') do nothing`,
);
/** Begins an attempt; false if the member has one that is open or approved. */
export async function insertDraft(
  tx: Queryable,
  draft: {
    id: string;
    memberId: string;
    country: string;
    sealed: Buffer;
    masterId: string;
    wrappedKey: Buffer;
    instruction: Instruction;
    consentVersion: string;
  },
): Promise<boolean> {
  const { id, memberId, country, sealed, masterId, wrappedKey, instruction, consentVersion } = draft;
  const { rowCount } = await tx.query(BEGIN, [
    id,
    memberId,
    country,
    sealed,
    masterId,
    wrappedKey,
    instruction,
    consentVersion,
  ]);
  return rowCount > 0;
}

const CORRECT = statement(
  "verification_correct",
  `update verifications set country = $2, sealed = $3, master_id = $4, wrapped_key = $5, consent_version = $6,
     consent_at = now(), changed_at = now() where id = $1 and status = 'draft'`,
);
/** Changes what a draft says. */
export const correctDraft = (
  tx: Queryable,
  id: string,
  to: { country: string; sealed: Buffer; masterId: string; wrappedKey: Buffer; consentVersion: string },
) => tx.query(CORRECT, [id, to.country, to.sealed, to.masterId, to.wrappedKey, to.consentVersion]);

const SUBMIT = statement(
  "verification_submit",
  "update verifications set status = 'in_review', submitted_at = date_trunc('milliseconds', clock_timestamp()), changed_at = now() where id = $1 and status = 'draft'",
);
/** Hands a draft in. */
export const submitDraft = (tx: Queryable, id: string) => tx.query(SUBMIT, [id]);

const DROP = statement("verification_drop", "delete from verifications where id = $1 and status = 'draft'");
/** Throws a draft away. */
export const deleteDraft = (tx: Queryable, id: string) => tx.query(DROP, [id]);

/** A stored picture. */
export type Image = {
  id: string;
  verificationId: string;
  side: Side;
  file: string;
  masterId: string;
  wrappedKey: Buffer;
  width: number;
  height: number;
};
const IMAGE = `i.id, i.verification_id as "verificationId", i.side, i.file, i.master_id as "masterId",
  i.wrapped_key as "wrappedKey", i.width, i.height`;

const IMAGES = statement(
  "verification_images_of",
  `select ${IMAGE} from verification_images i where i.verification_id = $1 order by i.created_at`,
);
/** The pictures of an attempt. */
export async function imagesOf(db: Queryable, verificationId: string): Promise<Image[]> {
  const { rows } = await db.query(IMAGES, [verificationId]);
  return rows;
}

const REMOVE_IMAGE = statement(
  "verification_remove_image",
  "delete from verification_images where verification_id = $1 and side = $2 returning file",
);
const ADD_IMAGE = statement(
  "verification_add_image",
  `with touched as (update verifications set changed_at = now() where id = $2)
   insert into verification_images (id, verification_id, side, file, master_id, wrapped_key, width, height)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);
/** Puts a picture in the place of the one before, whose file is answered; under the lock of its draft. */
export async function replaceImage(tx: Queryable, image: Image): Promise<string[]> {
  const { id, verificationId, side, file, masterId, wrappedKey, width, height } = image;
  const { rows } = await tx.query(REMOVE_IMAGE, [verificationId, side]);
  await tx.query(ADD_IMAGE, [id, verificationId, side, file, masterId, wrappedKey, width, height]);
  return rows.map((row) => row.file);
}

const REMOVE_IMAGES = statement(
  "verification_remove_images",
  "delete from verification_images where verification_id = $1 returning file",
);
/** Takes the pictures of an attempt away, with the keys that open them; their files are answered. */
export async function removeImages(tx: Queryable, verificationId: string): Promise<string[]> {
  const { rows } = await tx.query(REMOVE_IMAGES, [verificationId]);
  return rows.map(({ file }) => file);
}

const FILES = statement(
  "verification_files_of",
  `select i.file from verification_images i join verifications v on v.id = i.verification_id where v.member_id = $1`,
);
/** The files of all of a member's pictures. */
export async function filesOf(db: Queryable, memberId: string): Promise<string[]> {
  const { rows } = await db.query(FILES, [memberId]);
  return rows.map(({ file }) => file);
}

/** A key as it is stored: sealed by a master key. */
export type StoredKey = { id: string; masterId: string; wrappedKey: Buffer };
type NewKey = Omit<StoredKey, "id">;

const LIST_DATA = statement(
  "verification_list_data_keys",
  `select id, master_id as "masterId!", wrapped_key as "wrappedKey!" from verifications
   where master_id <> $1 and ($2::uuid is null or id > $2) order by id limit $3`,
  { plan: "custom" },
);
/** Keys of what stood on documents that another master key than this sealed, by id. */
export async function listDataKeys(
  db: Queryable,
  current: string,
  after: string | null,
  limit: number,
): Promise<StoredKey[]> {
  const { rows } = await db.query(LIST_DATA, [current, after, limit]);
  return rows;
}

const LIST_IMAGES = statement(
  "verification_list_image_keys",
  `select id, verification_id as "verificationId", side, master_id as "masterId", wrapped_key as "wrappedKey"
   from verification_images where master_id <> $1 and ($2::uuid is null or id > $2) order by id limit $3`,
  { plan: "custom" },
);
/** Keys of pictures that another master key than this sealed, by id. */
export async function listImageKeys(
  db: Queryable,
  current: string,
  after: string | null,
  limit: number,
): Promise<(StoredKey & { verificationId: string; side: Side })[]> {
  const { rows } = await db.query(LIST_IMAGES, [current, after, limit]);
  return rows;
}

const WRITE_DATA = statement(
  "verification_write_data_key",
  "update verifications set master_id = $3, wrapped_key = $4 where id = $1 and wrapped_key = $2",
);
/** Stores a rewrapped key unless it has changed meanwhile. */
export const writeDataKey = (db: Queryable, row: StoredKey, to: NewKey) =>
  db.query(WRITE_DATA, [row.id, row.wrappedKey, to.masterId, to.wrappedKey]);

const WRITE_IMAGE = statement(
  "verification_write_image_key",
  "update verification_images set master_id = $3, wrapped_key = $4 where id = $1 and wrapped_key = $2",
);
/** The same for a picture's. */
export const writeImageKey = (db: Queryable, row: StoredKey, to: NewKey) =>
  db.query(WRITE_IMAGE, [row.id, row.wrappedKey, to.masterId, to.wrappedKey]);
