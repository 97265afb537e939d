import type { DocumentCard, DocumentPerson } from "@kompagnon/contract/documents/model.ts";
import type { DocumentKind, DocumentRole } from "@kompagnon/contract/documents/rules.ts";
import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import type { ReactNode } from "react";
import type { Awareness } from "y-protocols/awareness";
import type * as Y from "yjs";

/** What I may do with a document now. Guests of a link may nothing but read. */
export type DocumentRights = {
  readonly write: boolean;
  readonly comment: boolean;
  readonly share: boolean;
  readonly rename: boolean;
  readonly delete: boolean;
  readonly restore: boolean;
  readonly leave: boolean;
};

/** The data of an open document in addition to its content. It changes while the document is open. */
export type DocumentInfo = {
  readonly title: string;
  readonly kind: DocumentKind;
  readonly owner: MemberCard | null;
  /** The members who may open it, the owner first; empty for guests of a link. */
  readonly members: readonly DocumentPerson[];
  readonly can: DocumentRights;
  readonly trashed: DocumentCard["trashed"];
  readonly createdAt: string | null;
  readonly changedAt: string;
  /** Until when the link works by which it was opened; null for its people. */
  readonly linkUntil: string | null;
};

/** An open document, as editors work on it. A new object whenever one of its plain values changed; the Yjs ones stay. */
export interface OpenDocument {
  readonly id: string;
  /** Content. Write with `doc.transact(change, yourOrigin)`; remote changes have the engine as their origin. */
  readonly doc: Y.Doc;
  /** Comments are a document of their own: commenters may write here only. Empty for guests of a link. */
  readonly comments: Y.Doc;
  /** Local state: `{ user: CursorUser, … }` and the editor's own fields, which it sets by `setLocalStateField`. */
  readonly awareness: Awareness;
  readonly role: DocumentRole;
  /** Role editor or owner, premium, not in the trash. */
  readonly canWrite: boolean;
  readonly info: DocumentInfo;
  /** Whether it was opened by a link: then nothing is kept on this device, and there are no comments and no cursors. */
  readonly guest: boolean;
  /** Seals and uploads a picture, kept while there is no connection; answers its id. Rejects with ApiError. */
  readonly putAsset: (file: Blob) => Promise<string>;
  /** An object URL of a picture, the same while the document is open. Rejects if there is none. */
  readonly assetUrl: (id: string) => Promise<string>;
  /** Takes a picture away for good, for everybody and from every version. Rejects with ApiError. */
  readonly dropAsset: (id: string) => Promise<void>;
  /** Gives it another title; rejects with ApiError. */
  readonly rename: (title: string) => Promise<void>;
}

/** Who a cursor belongs to; `colour` is a hue in degrees, the one of their face. */
export type CursorUser = { readonly id: string; readonly name: string; readonly colour: number };

/** The anchor of a comment: an object of the editor, by its id, and its name. */
export type CommentAnchor = { readonly id: string; readonly label: string };

/** What `DocumentRoom` is given. */
export type DocumentRoomProps = {
  id: string;
  kind: DocumentKind;
  /** Draws the editor. */
  children: (open: OpenDocument) => ReactNode;
};

/** What `SharedRoom` is given: it takes the link's token from the address's fragment. */
export type SharedRoomProps = { kind: DocumentKind; children: (open: OpenDocument) => ReactNode };

/** The kinds of the roots of a document, by their names: what going back to a version replaces. */
export type DocumentRoots = Readonly<Record<string, "map" | "array" | "text" | "xml">>;

/** What `VersionsButton` is given. */
export type VersionsButtonProps = {
  open: OpenDocument;
  /** Renders a version, read-only. */
  preview: (version: Y.Doc) => ReactNode;
  roots: DocumentRoots;
};

/** What `CommentsPanel` is given. */
export type CommentsPanelProps = {
  open: OpenDocument;
  /** Leads to the object of a comment; without it comments don't lead anywhere. */
  onAnchor?: (anchorId: string) => void;
};

/** What `ShareButton` is given. */
export type ShareButtonProps = {
  open: OpenDocument;
  /** Its dialog is open from the beginning. */
  openInitially?: boolean;
};

/** What the other parts of an editor's header are given. */
export type OpenProps = { open: OpenDocument };

/** What an editor knows of a picture. */
export type PictureUse = {
  readonly name: string;
  readonly alt: string;
  /** Where it is seen, and what deleting it would do there; null where it is seen nowhere. */
  readonly seen: { readonly where: string; readonly ask: string } | null;
};

/** What `PicturesDialog` is given. */
export type PicturesDialogProps = {
  open: OpenDocument;
  /** The editor's texts: the title, the list, the empty list, and the note on an unused picture. */
  words: { title: string; text: string; emptyText: string; unused: string };
  seenAs: (asset: string) => PictureUse;
  /** Takes one that is gone for good out of the document. */
  takeOff: (asset: string) => void;
  onClose: () => void;
};

/** What `DocumentList` is given. */
export type DocumentListProps = {
  kind: DocumentKind;
  editPath: (id: string) => string;
  /** Shown if the member has none of their own. */
  empty: ReactNode;
};
