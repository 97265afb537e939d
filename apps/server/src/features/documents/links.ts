import type { DocumentLink, NewLinkKey, SharedDocument } from "@kompagnon/contract/documents/link-model.ts";
import type { LogPage, Snapshot } from "@kompagnon/contract/documents/log-model.ts";
import { LINKS_MAX } from "@kompagnon/contract/documents/rules.ts";
import { publishChanged } from "#features/documents/events.ts";
import {
  deleteLink,
  findLinked,
  insertLink,
  type LinkKey,
  type LinkRow,
  listLinks,
  noteOpened,
} from "#features/documents/link-queries.ts";
import { changing, loadDocument } from "#features/documents/locks.ts";
import { readLog, readPiece } from "#features/documents/log.ts";
import { keysOf, sealedTitleOf, titleOf } from "#features/documents/present.ts";
import { touchDocument } from "#features/documents/queries.ts";
import { missing, requireOwner } from "#features/documents/service.ts";
import { lockedForLink, takeWraps } from "#features/documents/wraps.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { hashToken, randomToken } from "#platform/secrets.ts";
import { Fail } from "./policy.ts";

type Who = Pick<Viewer, "id" | "plan">;

async function presentLinks(db: Queryable, rows: readonly LinkRow[]): Promise<DocumentLink[]> {
  const cards = await memberCards(
    db,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
  );
  return rows.map(({ id, createdBy, createdAt, expiresAt, opened, lastOpenedAt }) => ({
    id,
    opened,
    created_by: (createdBy && cards.get(createdBy)) || null,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    last_opened_at: lastOpenedAt?.toISOString() ?? null,
  }));
}

/** The links of one's own document. Throws not_found, forbidden. */
export async function linksOf(
  db: Queryable,
  viewerId: string,
  id: string,
): Promise<{ items: DocumentLink[] }> {
  requireOwner(await loadDocument(db, id, viewerId));
  return { items: await presentLinks(db, await listLinks(db, id)) };
}

const keyOf = ({ to, sealed }: NewLinkKey): LinkKey => ({
  publicKey: Buffer.from(to, "base64"),
  sealedKey: Buffer.from(sealed, "base64"),
});

/**
 * Makes a link; its token is never told again. Throws not_found, forbidden, too_many_links, document_trashed, and with custody
 * `members` epoch_changed.
 */
export const makeLink = (
  platform: Platform,
  viewer: Who,
  id: string,
  { hours, key }: { hours: number; key?: NewLinkKey | undefined },
): Promise<DocumentLink & { token: string }> =>
  changing(platform, { id, memberId: viewer.id }, async (tx, loaded) => {
    requireOwner(loaded);
    if (loaded.trashed) throw new Fail("document_trashed");
    if ((await listLinks(tx, id)).length >= LINKS_MAX) throw new Fail("too_many_links");
    if (loaded.row.custody === "members" && !key) throw missing("key");
    if (key && key.epoch !== loaded.row.epoch) throw new Fail("epoch_changed");
    const token = key?.token ?? randomToken();
    const link = { id: newId(), documentId: id, tokenHash: hashToken(token), createdBy: viewer.id, hours };
    const row = await insertLink(tx, link, key ? keyOf(key) : null);
    if (key) await takeWraps(tx, loaded.row, [{ reader: link.id, ...key }], { fresh: true, by: loaded.role });
    const [made] = row ? await presentLinks(tx, [row]) : [];
    if (!made) throw new Error("a link that was stored is not there");
    return { ...made, token };
  });

/** Ends a link of one's own document; what was opened by it closes. Throws not_found, forbidden. */
export const endLink = (platform: Platform, viewer: Who, id: string, linkId: string): Promise<void> =>
  changing(platform, { id, memberId: viewer.id }, async (tx, loaded) => {
    requireOwner(loaded);
    if (!(await deleteLink(tx, id, linkId))) throw new Fail("not_found");
    await touchDocument(tx, id, { left: true });
    await publishChanged(platform, tx, loaded.row, []);
  });

/** The document that a token opens. Throws link_ended, also for an unknown token. */
export async function linkedBy(db: Queryable, token: string) {
  const found = await findLinked(db, hashToken(token));
  if (!found) throw new Fail("link_ended");
  return found;
}

/** Opens what a link leads to. Throws link_ended. */
export async function openLink({ db, config }: Platform, token: string): Promise<SharedDocument> {
  const { row, linkId, expiresAt, key } = await linkedBy(db, token);
  await noteOpened(db, linkId);
  const [keys, cards, locked] = await Promise.all([
    keysOf(db, config, row.id),
    memberCards(db, [row.ownerId]),
    key && lockedForLink(db, row, linkId),
  ]);
  return {
    id: row.id,
    kind: row.kind,
    title: titleOf(config, row),
    custody: row.custody,
    keys,
    sealed_title: sealedTitleOf(row),
    format: row.format,
    epoch: row.epoch,
    n: row.n,
    role: "viewer",
    locked: key && {
      link: key.sealedKey.toString("base64"),
      to: key.publicKey.toString("base64"),
      ...(locked ?? { given: null, chain: [] }),
    },
    owner: cards.get(row.ownerId) ?? null,
    changed_at: row.changedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}

/** The log entries after a number, for a guest. Throws link_ended. */
export async function readLinked(
  { db }: Platform,
  { token, ...from }: { token: string; after: number; below?: number | undefined },
): Promise<LogPage> {
  const { row } = await linkedBy(db, token);
  return readLog(db, row, { ...from, guest: true });
}

/** The next piece of a state that a page began with, for a guest. Throws link_ended, snapshot_outdated. */
export async function readLinkedPiece(
  { db }: Platform,
  { token, ...which }: { token: string; session: string; from: number },
): Promise<Snapshot> {
  const { row } = await linkedBy(db, token);
  return readPiece(db, row.id, { ...which, guest: true });
}
