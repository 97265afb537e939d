import { documentsPaths } from "@kompagnon/contract/documents/paths.ts";
import type { DocumentKind } from "@kompagnon/contract/documents/rules.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { publishChanged } from "#features/documents/events.ts";
import { roomsOf } from "#features/documents/live/rooms.ts";
import { takeOut } from "#features/documents/people.ts";
import { listBetween, listPeople } from "#features/documents/people-queries.ts";
import { documentsPersonal } from "#features/documents/personal.ts";
import { lockDocument, touchDocument } from "#features/documents/queries.ts";
import { documentsJobs } from "#features/documents/retention.ts";
import { documentsRoutes } from "#features/documents/routes.ts";
import type * as tables from "#features/documents/tables.ts";
import { lockWrappedOf } from "#features/documents/wrap-queries.ts";
import { notifyLater, withdraw } from "#features/notifications/public.ts";
import type { Feature, NotificationKinds } from "#platform/feature.ts";
import type { Platform } from "#platform/platform.ts";

type About = { document_id?: string | null; document_kind?: DocumentKind | null };
const toDocument = ({ document_id: id, document_kind: kind }: About) =>
  id && kind ? documentsPaths.open(kind, id) : notificationsPaths.notifications;

/** The notifications that documents send. None of them says a title: it is stored sealed, and they are not. */
const documentsNotifications: NotificationKinds<"document_shared" | "document_mention"> = {
  document_shared: { path: toDocument },
  document_mention: { path: toDocument },
};

const sharedBundle = (documentId: string): string => `document_shared:${documentId}`;
const mentionedBundle = (documentId: string): string => `document_mention:${documentId}`;

/** Notifies added members, with the adder's note, and mentioned members, without; withdraws both when access ends. */
function notifyOfDocuments(platform: Platform): void {
  const { domainEvents } = platform;
  domainEvents.within("document.shared", async (tx, { documentId, kind, byId, toId, note, muted }) => {
    if (muted) return;
    await notifyLater(platform, tx, {
      memberId: toId,
      actorId: byId,
      type: "document_shared",
      bundle: sharedBundle(documentId),
      text: note,
      source: documentId,
      about: { document_id: documentId, document_kind: kind },
    });
  });
  domainEvents.within("document.mentioned", async (tx, { documentId, kind, byId, memberIds }) => {
    for (const memberId of memberIds)
      await notifyLater(platform, tx, {
        memberId,
        actorId: byId,
        type: "document_mention",
        bundle: mentionedBundle(documentId),
        text: null,
        source: documentId,
        about: { document_id: documentId, document_kind: kind },
      });
  });
  domainEvents.within("document.closed", async (tx, { documentId, memberIds }) => {
    for (const memberId of memberIds)
      for (const bundle of [sharedBundle(documentId), mentionedBundle(documentId)])
        await withdraw(platform, tx, { memberId, bundle, readToo: true });
  });
}

/** A block ends shared documents: neither member can open the other's any more. */
const onBlock = (platform: Platform): void =>
  platform.domainEvents.within("block.changed", async (tx, { blocker, blocked, on }) => {
    if (!on) return;
    for (const { documentId, memberId } of await listBetween(tx, blocker, blocked)) {
      const row = await lockDocument(tx, documentId);
      if (row) await takeOut(platform, tx, row, memberId);
    }
  });

/**
 * A member with a new identity key can be given the documents that wait for it. If it replaces another, those documents get a new
 * key as well, because the server does not know why the old one was given up.
 */
const onIdentity = (platform: Platform): void =>
  platform.domainEvents.within("identity.changed", async (tx, { memberId, replaced }) => {
    for (const id of await lockWrappedOf(tx, memberId)) {
      const row = await lockDocument(tx, id);
      if (!row) continue;
      await touchDocument(tx, id, { left: replaced });
      const people = await listPeople(tx, id);
      await publishChanged(
        platform,
        tx,
        row,
        people.map((one) => one.memberId),
      );
    }
  });

/** What documents do when something happens elsewhere. */
function documentsListeners(platform: Platform): void {
  onBlock(platform);
  onIdentity(platform);
}

const SHARED_CONTENT = { stays: "what was written together stays the others', without a name on it" };
const OWN = "documents.json";

/** Documents that people write together: a log of sealed parts, who may open it, and the live connection to it. */
export const documents = {
  name: "documents",
  routes: documentsRoutes,
  jobs: documentsJobs,
  listeners: (platform) => {
    documentsListeners(platform);
    notifyOfDocuments(platform);
  },
  memberChanged: (platform, memberId) => roomsOf(platform).memberChanged(memberId),
  data: {
    documents: { exported: OWN, erased: "by erase" },
    documentPeople: { exported: OWN, erased: "with the member" },
    documentEpochs: { exported: OWN, erased: "by erase" },
    documentParts: { exported: OWN, erased: SHARED_CONTENT },
    documentSnapshots: { exported: OWN, erased: SHARED_CONTENT },
    documentLinks: {
      exported: OWN,
      erased: { stays: "a link to what is the others' now, without a name on it" },
    },
    documentAssets: { exported: OWN, erased: SHARED_CONTENT },
    documentWraps: { exported: OWN, erased: "with the member" },
    documentTickets: { exported: { not: "good for half a minute" }, erased: "with the member" },
  },
  personal: documentsPersonal,
  notifications: documentsNotifications,
} as const satisfies Feature<typeof tables>;
