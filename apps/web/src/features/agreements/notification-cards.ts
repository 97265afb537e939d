import { agreementsPaths } from "@kompagnon/contract/agreements/paths.ts";
import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { FileCheck, FilePen, FileSignature, FileX } from "lucide-react";
import type { NotificationCard } from "#platform/feature.ts";

const shared = {
  texts: "agreements/notifications",
  goTo: ({ payload: { agreement_id: id } }: Notification) => (id ? agreementsPaths.read(id) : null),
  goToName: "to_agreement",
  canReply: false,
} as const;

/** Being asked to sign, and what the other side did. */
export const notificationCards = {
  agreement_request: {
    ...shared,
    icon: FileSignature,
    title: () => "agreement_request.title",
    text: () => "agreement_request.text",
  },
  agreement_signed: {
    ...shared,
    icon: FileCheck,
    title: () => "agreement_signed.title",
    text: () => "agreement_signed.text",
  },
  agreement_void: {
    ...shared,
    icon: FilePen,
    title: () => "agreement_void.title",
    text: () => "agreement_void.text",
  },
  agreement_declined: {
    ...shared,
    icon: FileX,
    title: () => "agreement_declined.title",
    text: () => "agreement_declined.text",
  },
} satisfies Record<string, NotificationCard>;
