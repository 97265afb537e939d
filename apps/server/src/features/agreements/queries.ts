import type {
  AgreementFields,
  AgreementKind,
  Ending,
  PaperLanguage,
  Party,
  Side,
} from "@kompagnon/contract/agreements/rules.ts";
import type { Paper } from "@kompagnon/contract/agreements/template/paper.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** An agreement as stored. */
export type AgreementRow = {
  id: string;
  ownerId: string | null;
  kind: AgreementKind;
  language: PaperLanguage;
  fields: AgreementFields;
  textVersion: number;
  changedAt: Date;
};
const COLUMNS = `a.id, a.owner_id as "ownerId", a.kind, a.language, a.fields, a.text_version as "textVersion", a.changed_at as "changedAt"`;

const FIND = statement("agreements_find", `select ${COLUMNS} from agreements a where a.id = $1`);
/** An agreement, whosever it is. */
export async function findAgreement(db: Queryable, id: string): Promise<AgreementRow | null> {
  const { rows } = await db.query(FIND, [id]);
  return rows[0] ?? null;
}

const LOCK = statement(
  "agreements_lock",
  `select ${COLUMNS} from agreements a where a.id = $1 for no key update`,
);
/** The same, locked: what two do with it happens one after the other. */
export async function lockAgreement(tx: Queryable, id: string): Promise<AgreementRow | null> {
  const { rows } = await tx.query(LOCK, [id]);
  return rows[0] ?? null;
}

const TURN = statement(
  "agreements_turn",
  "select pg_advisory_xact_lock(hashtextextended('agreements of ' || $1::text, 0))",
);
const COUNT = statement(
  "agreements_count",
  `select count(*)::int as "count!" from agreements where owner_id = $1`,
);
/** Counts a member's agreements and locks the creation of further ones until the transaction ends. */
export async function countOwn(tx: Queryable, ownerId: string): Promise<number> {
  await tx.query(TURN, [ownerId]);
  const { rows } = await tx.query(COUNT, [ownerId]);
  return rows[0]?.count ?? 0;
}

const INSERT = statement(
  "agreements_insert",
  `insert into agreements (id, owner_id, kind, language, fields, created_at, changed_at)
   values ($1, $2, $3, $4, $5, now(), now())`,
);
/** Stores a new one. */
export const insertAgreement = (
  tx: Queryable,
  one: Pick<AgreementRow, "id" | "kind" | "language" | "fields"> & { ownerId: string },
) => tx.query(INSERT, [one.id, one.ownerId, one.kind, one.language, one.fields]);

const UPDATE = statement(
  "agreements_update",
  `update agreements set kind = $2, language = $3, fields = $4, text_version = text_version + 1, changed_at = now() where id = $1`,
);
/** Stores a changed text. */
export const updateAgreement = (
  tx: Queryable,
  { id, kind, language, fields }: Pick<AgreementRow, "id" | "kind" | "language" | "fields">,
) => tx.query(UPDATE, [id, kind, language, fields]);

const TOUCH = statement("agreements_touch", "update agreements set changed_at = now() where id = $1");
/** Notes that something happened to it. */
export const touchAgreement = (tx: Queryable, id: string) => tx.query(TOUCH, [id]);

const DELETE = statement("agreements_delete", "delete from agreements where id = $1");
/** Takes one away with all of its versions. */
export const deleteAgreement = (tx: Queryable, id: string) => tx.query(DELETE, [id]);

/** A signature as stored. */
export type SignatureRow = { side: Side; memberId: string | null; name: string; signedAt: Date };
/** What was sent, with who signed it. */
export type VersionRow = {
  id: string;
  agreementId: string;
  number: number;
  aId: string | null;
  bId: string | null;
  kind: AgreementKind;
  language: PaperLanguage;
  fields: AgreementFields;
  paper: Paper;
  hash: string;
  sentAt: Date;
  completedAt: Date | null;
  closedAt: Date | null;
  closedHow: Ending | null;
  /** Whether something stands between the two now. */
  apart: boolean;
};

/** Whether one of the two of a version `v` has blocked the other, or is banned, leaving or gone, or moderators withhold it. */
const IS_SEPARATED = `(v.a_id is null or v.b_id is null or v.hidden_at is not null or v.removed_at is not null
    or exists (select from member_blocks k where k.blocker in (v.a_id, v.b_id) and k.blocked in (v.a_id, v.b_id))
    or exists (select from hidden_members h where h.id in (v.a_id, v.b_id)))`;
const VERSION = `select v.id, v.agreement_id as "agreementId", v.number, v.a_id as "aId", v.b_id as "bId", v.kind, v.language,
    v.fields, v.paper, v.hash, v.sent_at as "sentAt", v.completed_at as "completedAt", v.closed_at as "closedAt", v.closed_how as "closedHow",
    ${IS_SEPARATED} as "apart!"
  from agreement_versions v`;

const LIST_VERSIONS = statement(
  "agreements_list_versions",
  `${VERSION} where v.agreement_id = $1 order by v.number desc`,
);
/** All versions of an agreement, the last first. */
export async function listVersions(db: Queryable, agreementId: string): Promise<VersionRow[]> {
  const { rows } = await db.query(LIST_VERSIONS, [agreementId]);
  return rows;
}

const FIND_VERSION = statement("agreements_find_version", `${VERSION} where v.id = $1`);
/** One version. */
export async function findVersion(db: Queryable, id: string): Promise<VersionRow | null> {
  const { rows } = await db.query(FIND_VERSION, [id]);
  return rows[0] ?? null;
}

const LIST_SIGNATURES = statement(
  "agreements_list_signatures",
  `select version_id as "versionId", side, member_id as "memberId", name, signed_at as "signedAt"
   from agreement_signatures where version_id = any($1::uuid[]) order by signed_at, side`,
);
/** Who signed versions, in the order in which they did. */
export async function listSignatures(
  db: Queryable,
  versionIds: readonly string[],
): Promise<(SignatureRow & { versionId: string })[]> {
  const { rows } = await db.query(LIST_SIGNATURES, [versionIds]);
  return rows;
}

const INSERT_VERSION = statement(
  "agreements_insert_version",
  `insert into agreement_versions (id, agreement_id, number, a_id, b_id, kind, language, fields, template, paper, hash, sent_at)
   values ($1, $2, (select coalesce(max(number), 0) + 1 from agreement_versions where agreement_id = $2),
     $3, $4, $5, $6, $7, $8, $9, $10, now())`,
);
/** Stores what is sent. */
export const insertVersion = (
  tx: Queryable,
  one: Pick<VersionRow, "id" | "agreementId" | "kind" | "language" | "fields" | "paper" | "hash"> & {
    aId: string;
    bId: string;
    template: number;
  },
) =>
  tx.query(INSERT_VERSION, [
    one.id,
    one.agreementId,
    one.aId,
    one.bId,
    one.kind,
    one.language,
    one.fields,
    one.template,
    one.paper,
    one.hash,
  ]);

const CLOSE = statement(
  "agreements_close",
  "update agreement_versions set closed_at = now(), closed_how = $2 where id = $1 and closed_at is null",
);
/** Closes a version: it is no longer pending. */
export const closeVersion = (tx: Queryable, id: string, how: Ending) => tx.query(CLOSE, [id, how]);

const WITHHOLD = {
  hidden_at: statement(
    "agreements_hide",
    "update agreement_versions set hidden_at = case when $2::boolean then coalesce(hidden_at, now()) end where id = $1",
  ),
  removed_at: statement(
    "agreements_remove",
    "update agreement_versions set removed_at = case when $2::boolean then coalesce(removed_at, now()) end where id = $1",
  ),
};
/** Hides a version from its recipient until they have signed it, or shows it again. */
export const withholdVersion = (
  tx: Queryable,
  id: string,
  column: keyof typeof WITHHOLD,
  withheld: boolean,
) => tx.query(WITHHOLD[column], [id, withheld]);

const FORGET = statement(
  "agreements_forget",
  `delete from agreement_versions v where v.agreement_id = $1 and v.closed_at is not null and v.completed_at is null
     and not exists (select from agreement_signatures s where s.version_id = v.id and s.side = 'b')`,
);
/** Deletes closed versions without the recipient's signature: neither side has any rights from them. */
export const forgetUnsigned = (tx: Queryable, agreementId: string) => tx.query(FORGET, [agreementId]);

const SIGN = statement(
  "agreements_sign",
  `insert into agreement_signatures (version_id, side, member_id, name, hash, signed_at) values ($1, $2, $3, $4, $5, now())
   on conflict do nothing`,
);
/** Stores a signature. */
export const insertSignature = (
  tx: Queryable,
  one: { versionId: string; side: Side; memberId: string; name: string; hash: string },
) => tx.query(SIGN, [one.versionId, one.side, one.memberId, one.name, one.hash]);

const COMPLETE = statement(
  "agreements_complete",
  `update agreement_versions v set completed_at = now() where v.id = $1 and v.completed_at is null
     and (select count(*) from agreement_signatures s where s.version_id = v.id) = 2`,
);
/** Notes that both have signed; whether they have, as of now. */
export async function completeVersion(tx: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(COMPLETE, [id]);
  return rowCount > 0;
}

const FIND_LAST_PARTY = statement(
  "agreements_find_last_party",
  `select a.fields from agreements a where a.owner_id = $1 order by a.changed_at desc, a.id desc limit 1`,
);
/** The party details that a member used last. */
export async function findLastParty(db: Queryable, ownerId: string): Promise<Party | null> {
  const { rows } = await db.query(FIND_LAST_PARTY, [ownerId]);
  return rows[0]?.fields.a ?? null;
}
