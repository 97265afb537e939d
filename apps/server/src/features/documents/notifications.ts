import { documentsPaths } from "@kompagnon/contract/documents/paths.ts";
import type { DocumentKind } from "@kompagnon/contract/documents/rules.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { notifyLater, withdraw } from "#features/notifications/public.ts";
import type { NotificationKinds } from "#platform/feature.ts";
import type { Platform } from "#platform/platform.ts";

type About = { document_id?: string | null; document_kind?: DocumentKind | null };
const toDocument = ({ document_id: id, document_kind: kind }: About) =>
  id && kind ? documentsPaths.open(kind, id) : notificationsPaths.notifications;

/** The notifications that documents send. None of them says a title: it is stored sealed, and they are not. */
export const documentsNotifications: NotificationKinds<"document_shared" | "document_mention"> = {
  document_shared: { path: toDocument },
  document_mention: { path: toDocument },
};

const shared = (documentId: string): string => `document_shared:${documentId}`;
const mentioned = (documentId: string): string => `document_mention:${documentId}`;

/** Notifies added members, with the adder's note, and mentioned members, without; withdraws both when access ends. */
export function notifyOfDocuments(platform: Platform): void {
  const { domainEvents } = platform;
  domainEvents.within("document.shared", async (tx, { documentId, kind, byId, toId, note, muted }) => {
    if (muted) return;
    await notifyLater(platform, tx, {
      memberId: toId,
      actorId: byId,
      type: "document_shared",
      bundle: shared(documentId),
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
        bundle: mentioned(documentId),
        text: null,
        source: documentId,
        about: { document_id: documentId, document_kind: kind },
      });
  });
  domainEvents.within("document.closed", async (tx, { documentId, memberIds }) => {
    for (const memberId of memberIds)
      for (const bundle of [shared(documentId), mentioned(documentId)])
        await withdraw(platform, tx, { memberId, bundle, readToo: true });
  });
}
