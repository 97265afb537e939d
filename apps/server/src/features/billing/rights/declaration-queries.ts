import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { open, seal } from "#platform/secrets.ts";

/** What was declared, in the words of the person who did. */
export type DeclarationContent = {
  name: string;
  email: string;
  /** The number that was typed: of an order, an invoice or anything. */
  number: string;
  text: string;
  language: Language;
  /** Null of a withdrawal. */
  cancellation: { kind: "ordinary" | "for_cause"; end: string | null } | null;
};

/** Declarations are kept sealed: what was written may be about anybody. */
export const sealContent = (secret: string, content: DeclarationContent): string =>
  seal(secret, Buffer.from(JSON.stringify(content))).toString("base64url");

type Sealed = Partial<DeclarationContent> & {
  order?: string;
  kind?: "ordinary" | "for_cause";
  end?: string | null;
};
/** What was declared; also of declarations that an earlier version sealed. */
export function openContent(
  secret: string,
  { sealed, kind }: Pick<Declaration, "sealed" | "kind">,
): DeclarationContent {
  const read = JSON.parse(open(secret, Buffer.from(sealed, "base64url")).toString("utf8")) as Sealed; // sealed above
  const earlier = kind === "cancellation" ? { kind: read.kind ?? "ordinary", end: read.end ?? null } : null;
  return {
    name: read.name ?? "",
    email: read.email ?? "",
    number: read.number ?? read.order ?? "",
    text: read.text ?? "",
    language: read.language ?? "de",
    cancellation: read.cancellation ?? earlier,
  };
}

/** A withdrawal or cancellation as it was declared. */
export type Declaration = {
  id: string;
  number: string;
  kind: "withdrawal" | "cancellation";
  memberId: string | null;
  payment: string | null;
  sealed: string;
  receivedAt: Date;
};
const INSERT = statement(
  "billing_insert_declaration",
  `insert into billing_declarations (id, number, kind, member_id, payment, sealed, received_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);
/** Keeps a declaration. */
export const insertDeclaration = (tx: Queryable, row: Declaration) =>
  tx.query(INSERT, [row.id, row.number, row.kind, row.memberId, row.payment, row.sealed, row.receivedAt]);

const DONE = statement(
  "billing_declaration_done",
  "update billing_declarations set done_at = coalesce(done_at, now()) where id = $1",
);
/** A declaration has been carried out. */
export const declarationDone = (db: Queryable, id: string) => db.query(DONE, [id]);

const DONE_BY_NUMBER = statement(
  "billing_declaration_done_by_number",
  "update billing_declarations set done_at = coalesce(done_at, now()) where number = $1",
);
/** A person has dealt with a declaration. */
export const declarationDoneByNumber = (db: Queryable, number: string) => db.query(DONE_BY_NUMBER, [number]);

const COLUMNS = `id, number, kind, member_id as "memberId", payment, sealed, received_at as "receivedAt"`;
const FIND = statement(
  "billing_find_declaration",
  `select ${COLUMNS} from billing_declarations where id = $1 and done_at is null`,
);
/** A declaration that is to be carried out; null once it is. */
export async function findOpenDeclaration(db: Queryable, id: string): Promise<Declaration | null> {
  const { rows } = await db.query(FIND, [id]);
  return rows[0] ?? null;
}

const FIND_NUMBER = statement(
  "billing_find_declaration_by_number",
  `select ${COLUMNS} from billing_declarations where number = $1`,
);
/** A declaration by its number; null once it was forgotten. */
export async function findDeclaration(db: Queryable, number: string): Promise<Declaration | null> {
  const { rows } = await db.query(FIND_NUMBER, [number]);
  return rows[0] ?? null;
}

const OPEN_WITHDRAWALS = statement(
  "billing_open_withdrawals",
  "select id from billing_declarations where payment = $1 and kind = 'withdrawal' and done_at is null",
);
/** Withdrawals from a payment that are not carried out. */
export async function listOpenWithdrawals(db: Queryable, payment: string): Promise<string[]> {
  const { rows } = await db.query(OPEN_WITHDRAWALS, [payment]);
  return rows.map(({ id }) => id);
}

const WITHDRAWN_AMONG = statement(
  "billing_withdrawn_among",
  "select distinct payment as \"payment!\" from billing_declarations where payment = any($1::text[]) and kind = 'withdrawal'",
);
/** Which of these payments were withdrawn from already. */
export async function withdrawnAmong(db: Queryable, payments: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query(WITHDRAWN_AMONG, [payments]);
  return new Set(rows.map(({ payment }) => payment));
}

/** Whether a payment was withdrawn from already. */
export const isWithdrawn = async (db: Queryable, payment: string): Promise<boolean> =>
  (await withdrawnAmong(db, [payment])).has(payment);

const COUNT_WITHDRAWN = statement(
  "billing_count_withdrawn",
  `select count(distinct payment)::int as "count!" from billing_declarations
   where member_id = $1 and kind = 'withdrawal' and payment is not null and received_at > now() - interval '1 year'`,
);
/** The purchases that a member withdrew from within a year. */
export async function countWithdrawn(db: Queryable, memberId: string): Promise<number> {
  const { rows } = await db.query(COUNT_WITHDRAWN, [memberId]);
  return rows[0]?.count ?? 0;
}

const PRUNE = statement(
  "billing_prune_declarations",
  "delete from billing_declarations where received_at < now() - interval '3 years'",
);
/** Forgets declarations that prove nothing any more (§ 195 BGB: three years). */
export const pruneDeclarations = (db: Queryable) => db.query(PRUNE);
