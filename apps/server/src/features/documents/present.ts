import type { DocumentVersion, LoggedPart, Snapshot } from "@kompagnon/contract/documents/log-model.ts";
import type { Document, DocumentCard, DocumentPerson } from "@kompagnon/contract/documents/model.ts";
import { TRASH_DAYS } from "@kompagnon/contract/documents/rules.ts";
import { listKeys } from "#features/documents/key-queries.ts";
import type { ListedRow } from "#features/documents/list-queries.ts";
import type { LoadedDocument } from "#features/documents/locks.ts";
import type { PartRow } from "#features/documents/log-queries.ts";
import { listPeople, type PersonRow } from "#features/documents/people-queries.ts";
import { canComment, canShare, canWrite } from "#features/documents/policy.ts";
import type { DocumentRow } from "#features/documents/queries.ts";
import { about, opened, openedText } from "#features/documents/sealing.ts";
import type { PieceRow, VersionRow } from "#features/documents/snapshot-queries.ts";
import { lockedFor, presentWrap } from "#features/documents/wraps.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Config } from "#platform/env/config.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import type { Platform } from "#platform/platform.ts";

type Keys = Pick<Config, "identityKeys">;
const DAY_MS = 24 * 3_600_000;

type Titled = Pick<DocumentRow, "id" | "title">;
/** A document's title; null where its browsers seal it. */
export const titleOf = (config: Keys, { id, title }: Titled): string | null =>
  "vault" in title ? openedText(config, title.vault, about.title(id)) : null;
/** A title as its browsers sealed it; null where the server did. */
export const sealedTitleOf = ({ title }: Titled): string | null =>
  "own" in title ? title.own.toString("base64") : null;

/** A document's keys, for a member who may open it; none with custody `members`. */
export async function keysOf(
  db: Queryable,
  config: Keys,
  id: string,
): Promise<{ epoch: number; key: string }[]> {
  const rows = await listKeys(db, id);
  return rows.map(({ epoch, ...columns }) => ({
    epoch,
    key: opened(config, columns, about.key(id, epoch)).toString("base64"),
  }));
}

const trashedOf = (at: Date | null) =>
  at && { at: at.toISOString(), until: new Date(at.getTime() + TRASH_DAYS * DAY_MS).toISOString() };

const cardOf = (config: Keys, row: DocumentRow) => ({
  id: row.id,
  kind: row.kind,
  title: titleOf(config, row),
  sealed_title: sealedTitleOf(row),
  created_at: row.createdAt.toISOString(),
  changed_at: row.changedAt.toISOString(),
  trashed: trashedOf(row.trashedAt),
});

/** Documents as a list has them. */
export async function presentCards(
  { db, config }: Pick<Platform, "db" | "config">,
  rows: readonly ListedRow[],
): Promise<DocumentCard[]> {
  const cards = await memberCards(
    db,
    rows.map(({ ownerId }) => ownerId),
  );
  return rows.map((row) => ({
    ...cardOf(config, row),
    role: row.role,
    title_key: presentWrap(row.wrap),
    owner: cards.get(row.ownerId) ?? null,
    people: row.people,
  }));
}

/** People as a document's page has them; those without a finished profile are left out. */
export async function presentPeople(db: Queryable, rows: readonly PersonRow[]): Promise<DocumentPerson[]> {
  const cards = await memberCards(
    db,
    rows.map(({ memberId }) => memberId),
  );
  return rows.flatMap(({ memberId, role, addedAt }) => {
    const member = cards.get(memberId);
    return member ? [{ member, role, added_at: addedAt.toISOString() }] : [];
  });
}

/** A document as one of its people opens it. */
export async function presentDocument(
  { db, config }: Pick<Platform, "db" | "config">,
  loaded: LoadedDocument,
  viewer: Pick<Viewer, "id" | "plan">,
): Promise<Document> {
  const { row, role, trashed } = loaded;
  const [people, keys, locked] = await Promise.all([
    listPeople(db, row.id),
    keysOf(db, config, row.id),
    lockedFor(db, loaded, viewer.id),
  ]);
  const members = await presentPeople(db, people);
  const write = canWrite(loaded, viewer);
  return {
    ...cardOf(config, row),
    role,
    keys,
    locked,
    members,
    people: people.length,
    title_key: locked?.given ?? null,
    owner: members.find((one) => one.role === "owner")?.member ?? null,
    custody: row.custody,
    format: row.format,
    epoch: row.epoch,
    rotation_due: row.rotationDue,
    n: row.n,
    covers: row.covers,
    bytes: row.bytes,
    assets_bytes: row.assetsBytes,
    can: {
      write,
      comment: canComment(loaded),
      share: canShare(loaded),
      rename: write,
      delete: role === "owner",
      restore: role === "owner" && trashed,
      leave: role !== "owner",
    },
  };
}

/** A log entry as JSON; guests get neither comments nor authors. */
export const presentPart = (part: PartRow, { guest }: { guest: boolean }): LoggedPart => ({
  n: part.n,
  session: part.session.toString("hex"),
  seq: part.seq,
  epoch: part.epoch,
  purpose: part.purpose,
  sealed: guest && part.purpose === "comments" ? "" : part.sealed.toString("base64"),
  author_id: guest ? null : part.authorId,
  created_at: part.createdAt.toISOString(),
});

/** A piece of a sealed state. */
export const presentPiece = (row: PieceRow): Snapshot => ({
  covers: row.covers,
  epoch: row.epoch,
  session: row.session.toString("hex"),
  bytes: row.bytes,
  comments_bytes: row.commentsBytes,
  piece: row.piece.toString("base64"),
  created_at: row.createdAt.toISOString(),
});

/** States as a list has them. */
export async function presentVersions(
  { db, config }: Pick<Platform, "db" | "config">,
  documentId: string,
  rows: readonly VersionRow[],
): Promise<DocumentVersion[]> {
  const cards = await memberCards(
    db,
    rows.flatMap(({ authorId }) => authorId ?? []),
  );
  return rows.map(({ covers, epoch, authorId, name, bytes, createdAt }) => ({
    covers,
    epoch,
    bytes,
    name: name && openedText(config, name, about.version(documentId, covers)),
    author: (authorId && cards.get(authorId)) || null,
    created_at: createdAt.toISOString(),
  }));
}
