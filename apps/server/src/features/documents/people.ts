import type { Document, DocumentPerson, FormerAuthor } from "@kompagnon/contract/documents/model.ts";
import { DOCUMENT_PEOPLE_MAX, type GivenRole } from "@kompagnon/contract/documents/rules.ts";
import { ADULT_AGE } from "@kompagnon/contract/profiles/rules.ts";
import { publishChanged, publishRemoved, publishShared } from "#features/documents/events.ts";
import { changing, type LoadedDocument, loadDocument } from "#features/documents/locks.ts";
import { dropEntries, listFormer } from "#features/documents/log-queries.ts";
import {
  deletePerson,
  insertPerson,
  listMentionable,
  listPeople,
  type PersonRow,
  updateRole,
} from "#features/documents/people-queries.ts";
import { presentPeople } from "#features/documents/present.ts";
import { findRole, touchDocument, updateOwner } from "#features/documents/queries.ts";
import { documentOf, requireOwner } from "#features/documents/service.ts";
import { memberCards } from "#features/profiles/public.ts";
import { findKnown } from "#features/teams/public.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

type Who = Pick<Viewer, "id" | "plan">;
const idsOf = (people: readonly PersonRow[]): string[] => people.map(({ memberId }) => memberId);

/** The people of a document; for its owner also who left entries in the log and is none of them. Throws not_found. */
export async function peopleOf(
  db: Queryable,
  viewerId: string,
  id: string,
): Promise<{ items: DocumentPerson[]; former: FormerAuthor[] }> {
  const { role } = await loadDocument(db, id, viewerId);
  return {
    items: await presentPeople(db, await listPeople(db, id)),
    former: role === "owner" ? await formerOf(db, id) : [],
  };
}

async function formerOf(db: Queryable, id: string): Promise<FormerAuthor[]> {
  const rows = await listFormer(db, id);
  const cards = await memberCards(
    db,
    rows.flatMap(({ authorId }) => authorId ?? []),
  );
  return rows.map(({ authorId, entries, bytes }) => ({
    author: authorId ?? ("erased" as const),
    member: (authorId && cards.get(authorId)) || null,
    entries,
    bytes,
  }));
}

/** Deletes the log entries of a former member of the document. Throws not_found, forbidden, already_there. */
export const dropFormer = (platform: Platform, viewer: Who, id: string, author: string): Promise<void> =>
  changing(platform, { id, memberId: viewer.id }, async (tx, loaded) => {
    requireOwner(loaded);
    const authorId = author === "erased" ? null : author.toLowerCase();
    if (authorId && (await findRole(tx, id, authorId))) throw new Fail("already_there");
    await dropEntries(tx, id, authorId);
    await publishChanged(platform, tx, loaded.row, idsOf(await listPeople(tx, id)));
  });

async function personOf(db: Queryable, id: string, memberId: string): Promise<DocumentPerson> {
  const rows = (await listPeople(db, id)).filter((one) => one.memberId === memberId.toLowerCase());
  const [person] = await presentPeople(db, rows);
  if (!person) throw new Fail("not_found");
  return person;
}

/**
 * Adds a member who knows the owner and is of age, if neither blocks the other. Throws not_found, forbidden, cannot_share,
 * already_there, document_people_full, document_trashed.
 */
export async function bringIn(
  platform: Platform,
  viewer: Who,
  id: string,
  { user_id: toId, role, note }: { user_id: string; role: GivenRole; note?: string | undefined },
): Promise<DocumentPerson> {
  await changing(platform, { id, memberId: viewer.id, others: [toId] }, async (tx, loaded) => {
    requireOwner(loaded);
    if (loaded.trashed) throw new Fail("document_trashed");
    const people = await listPeople(tx, id);
    if (idsOf(people).includes(toId)) throw new Fail("already_there");
    if (people.length >= DOCUMENT_PEOPLE_MAX) throw new Fail("document_people_full");
    const [guest] = await findKnown(tx, viewer.id, [toId], ADULT_AGE);
    if (!guest?.known) throw new Fail("cannot_share");
    await insertPerson(tx, id, toId, role);
    await touchDocument(tx, id);
    const { row } = loaded;
    await publishShared(platform, tx, row, toId);
    await publishChanged(platform, tx, row, idsOf(people));
    await platform.domainEvents.publish(tx, "document.shared", {
      documentId: id,
      kind: row.kind,
      byId: viewer.id,
      toId,
      note: note || null,
      muted: guest.muted,
    });
  });
  return personOf(platform.db, id, toId);
}

/** Another member's role in the document. Throws not_found. */
async function roleOf(tx: Tx, id: string, memberId: string) {
  const role = await findRole(tx, id, memberId);
  if (!role) throw new Fail("not_found");
  return role;
}

/** Changes another member's role. Throws not_found, forbidden. */
export async function changeRole(
  platform: Platform,
  viewer: Who,
  { id, memberId, role }: { id: string; memberId: string; role: GivenRole },
): Promise<DocumentPerson> {
  await changing(platform, { id, memberId: viewer.id }, async (tx, loaded) => {
    requireOwner(loaded);
    if ((await roleOf(tx, id, memberId)) === "owner") throw new Fail("forbidden");
    await updateRole(tx, id, memberId, role);
    await touchDocument(tx, id);
    await publishChanged(platform, tx, loaded.row, idsOf(await listPeople(tx, id)));
  });
  return personOf(platform.db, id, memberId);
}

/** Removes a member from a locked document: they get nothing more, and a new key is due. */
export async function takeOut(
  platform: Platform,
  tx: Tx,
  row: LoadedDocument["row"],
  memberId: string,
): Promise<void> {
  await deletePerson(tx, row.id, memberId);
  await touchDocument(tx, row.id, { left: true });
  await publishRemoved(platform, tx, row, [memberId]);
  await publishChanged(platform, tx, row, idsOf(await listPeople(tx, row.id)));
}

/** Removes a member: the owner may remove any, others only themselves. Throws not_found, forbidden, document_owner_stays. */
export const removePerson = (platform: Platform, viewer: Who, id: string, memberId: string): Promise<void> =>
  changing(platform, { id, memberId: viewer.id }, async (tx, loaded) => {
    if (memberId !== viewer.id) requireOwner(loaded);
    if ((await roleOf(tx, id, memberId)) === "owner") throw new Fail("document_owner_stays");
    await takeOut(platform, tx, loaded.row, memberId);
  });

/** Makes one of its people the owner of a document that is held; who was it is an editor from now on. */
export async function makeOwner(
  platform: Platform,
  tx: Tx,
  row: LoadedDocument["row"],
  toId: string,
): Promise<void> {
  await updateRole(tx, row.id, row.ownerId, "editor");
  await updateRole(tx, row.id, toId, "owner");
  await updateOwner(tx, row.id, toId);
  await publishChanged(platform, tx, row, idsOf(await listPeople(tx, row.id)));
}

/** Hands a document over to one of its people. Throws not_found, forbidden, cannot_hand_over, document_trashed. */
export async function transferOwnership(
  platform: Platform,
  viewer: Who,
  id: string,
  toId: string,
): Promise<Document> {
  await changing(platform, { id, memberId: viewer.id, others: [toId] }, async (tx, loaded) => {
    requireOwner(loaded);
    if (loaded.trashed) throw new Fail("document_trashed");
    const role = await roleOf(tx, id, toId);
    const [guest] = role === "owner" ? [] : await findKnown(tx, viewer.id, [toId], ADULT_AGE);
    if (!guest) throw new Fail("cannot_hand_over");
    await makeOwner(platform, tx, loaded.row, toId);
  });
  return documentOf(platform, viewer, id);
}

/** Tells people of the document that a comment mentions them. Throws not_found, forbidden, document_trashed. */
export const mention = (platform: Platform, viewer: Who, id: string, ids: readonly string[]): Promise<void> =>
  changing(platform, { id, memberId: viewer.id, others: ids }, async (tx, { row, role, trashed }) => {
    if (role === "viewer") throw new Fail("forbidden");
    if (trashed) throw new Fail("document_trashed");
    const memberIds = await listMentionable(tx, id, viewer.id, ids);
    await platform.domainEvents.publish(tx, "document.mentioned", {
      documentId: id,
      kind: row.kind,
      byId: viewer.id,
      memberIds,
    });
  });
