import type { AgreementKind } from "./rules.ts";

/** Addresses of the pages of agreements. */
export const agreementsPaths = {
  /** Mine, and the way to a new one. */
  creator: "/dashboard/resources/nda-creator",
  /** The same, about to begin one of a kind; a memorandum with what two have uncovered to one another. */
  begin: (kind: AgreementKind, chatId?: string) =>
    `/dashboard/resources/nda-creator?new=${kind}${chatId ? `&chat=${encodeURIComponent(chatId)}` : ""}`,
  /** The editor of an agreement. */
  edit: (id: string) => `/dashboard/resources/nda-creator/${encodeURIComponent(id)}`,
  /** Where it is read and signed by either side. */
  read: (id: string) => `/dashboard/resources/agreements/${encodeURIComponent(id)}`,
} as const;
