import { documentsPaths } from "@kompagnon/contract/documents/paths.ts";
import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { FilePlus2, MessageSquareText } from "lucide-react";
import type { NotificationCard } from "#platform/feature.ts";

const shared = {
  texts: "documents/notifications",
  goTo: ({ payload: { document_id: id, document_kind: kind } }: Notification) =>
    id && kind ? documentsPaths.open(kind, id) : null,
  goToName: "to_document",
  canReply: false,
} as const;

/** Being brought into a document, and being meant in a comment. */
export const notificationCards = {
  document_shared: {
    ...shared,
    icon: FilePlus2,
    title: () => "document_shared.title",
    text: () => "document_shared.text",
  },
  document_mention: {
    ...shared,
    icon: MessageSquareText,
    title: () => "document_mention.title",
    text: () => "document_mention.text",
  },
} satisfies Record<string, NotificationCard>;
