import type { DocumentKind } from "./rules.ts";

/** The page of a document of each kind, by its id; a link's token is in the fragment, which is not sent to the server. */
const PAGES: Readonly<Record<DocumentKind, string>> = {
  plan: "/dashboard/resources/plan",
  presentation: "/dashboard/resources/presentations",
};

/** Addresses of documents that people write together, and of their live connection. */
export const documentsPaths = {
  /** Where the documents of a kind are listed. */
  list: (kind: DocumentKind) => PAGES[kind],
  /** The page that opens a document. */
  open: (kind: DocumentKind, id: string) => `${PAGES[kind]}/${encodeURIComponent(id)}`,
  /** Where a link leads guests: the page of a kind, with the link's token in its fragment. */
  shared: (kind: DocumentKind, token: string) => `/shared/${kind}#${token}`,
  /** The WebSocket of one, with a ticket for it; `frames.ts` says what travels on it. */
  live: (id: string, ticket: string) =>
    `/api/documents/${encodeURIComponent(id)}/live?ticket=${encodeURIComponent(ticket)}`,
} as const;
