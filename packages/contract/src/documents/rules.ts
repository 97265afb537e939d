/** Limits and names of documents that people write together, without any library: pages that only ask load these alone. */

/** What is written: each kind has an editor of its own. */
export const DOCUMENT_KINDS = ["plan", "presentation"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
/**
 * The custody of a document's key. `server`: the server keeps it sealed and sends it to members who may open the document, so
 * that no passphrase is needed. `members`: browsers wrap it for each person, and the server never has it.
 */
export const DOCUMENT_CUSTODIES = ["server", "members"] as const;
export type DocumentCustody = (typeof DOCUMENT_CUSTODIES)[number];
const CUSTODIES: Readonly<Record<DocumentKind, DocumentCustody>> = {
  plan: "server",
  presentation: "members",
};
/** Who keeps the keys of a kind's documents. */
export const custodyOf = (kind: DocumentKind): DocumentCustody => CUSTODIES[kind];

/** The roles: the owner shares and deletes, editors write, commenters comment, viewers read. */
export const DOCUMENT_ROLES = ["owner", "editor", "commenter", "viewer"] as const;
export type DocumentRole = (typeof DOCUMENT_ROLES)[number];
/** The roles that are given; ownership is handed over. */
export const GIVEN_ROLES = ["editor", "commenter", "viewer"] as const satisfies readonly DocumentRole[];
export type GivenRole = (typeof GIVEN_ROLES)[number];
/** What an entry changes: the document itself, or its comments, which are a document of their own. */
export const PART_PURPOSES = ["content", "comments"] as const;
export type PartPurpose = (typeof PART_PURPOSES)[number];

/** The maximum number of documents of a member, the trash included. */
export const DOCUMENTS_MAX = 200;
export const DOCUMENTS_PAGE_MAX = 50;
export const DOCUMENT_TITLE_MAX = 120;
/** Most bytes of a title that a browser sealed: its epoch (4), what names its key (16), the text and its tag. */
export const SEALED_TITLE_BYTES_MAX = 4 + 16 + DOCUMENT_TITLE_MAX * 4 + 16;
/** People of one document, its owner included. */
export const DOCUMENT_PEOPLE_MAX = 50;
/** Maximum characters of the note of an invitation. */
export const SHARE_NOTE_MAX = 300;
/** People mentioned in one comment. */
export const MENTIONS_MAX = 10;

/** The key of an epoch, in bytes. */
export const EPOCH_KEY_BYTES = 32;
/** A wrapped key: a public key (32), the sealed key (32) and its tag (16). */
export const WRAPPED_KEY_BYTES = 80;
/** The key before, sealed by the one that came after: a nonce (12), the key (32) and its tag (16). */
export const CHAINED_KEY_BYTES = 60;
/** A link's private key, sealed by the secret in its address: a nonce (12), the key as PKCS #8 (48) and its tag (16). */
export const LINK_KEY_BYTES = 76;
/** What names a session (one opened tab), in bytes; as text it has twice as many hexadecimal digits. */
export const SESSION_BYTES = 16;
/** Most bytes of one sealed part. */
export const PART_BYTES_MAX = 256 * 1024;
/** Parts sent at once, and their bytes together. */
export const PARTS_A_REQUEST = 100;
export const PARTS_BYTES_MAX = 512 * 1024;
/** Most bytes of what a new document begins with. */
export const FIRST_BYTES_MAX = 1024 * 1024;
/**
 * Bytes of the newest state and of the log entries behind it, of the content and of the comments. A state is never larger than
 * its input, so it can always be stored. The second figure is the part that others leave to the owner.
 */
export const CONTENT_BYTES_MAX = 8 * 1024 * 1024;
export const CONTENT_BYTES_RESERVED = 1024 * 1024;
export const COMMENTS_BYTES_MAX = 2 * 1024 * 1024;
export const COMMENTS_BYTES_RESERVED = 256 * 1024;
/** Most bytes of the sealed state of a document, and of its comments: what they are made of, and what sealing adds. */
export const SNAPSHOT_BYTES_MAX = CONTENT_BYTES_MAX + 64 * 1024;
export const SNAPSHOT_COMMENTS_BYTES_MAX = COMMENTS_BYTES_MAX + 64 * 1024;
/** Most bytes of one answer of the log, as JSON, and of the piece of a state that it begins with, before base64. */
export const LOG_PAGE_BYTES = 1_000_000;
export const STATE_PIECE_BYTES = 448 * 1024;
/** Bytes of a document's log and snapshots together, and how many of them are the owner's alone; covered entries leave room again. */
export const DOCUMENT_BYTES_MAX = 64 * 1024 * 1024;
export const DOCUMENT_BYTES_RESERVED = 8 * 1024 * 1024;
/** Bytes of the log that one editor, or one commenter, may use in another member's document. */
export const EDITOR_BYTES_MAX = 24 * 1024 * 1024;
export const COMMENTER_BYTES_MAX = 512 * 1024;
/** What one member may append to one document within a minute. */
export const APPENDS_A_MINUTE = {
  editor: { bytes: 16 * 1024 * 1024, entries: 3_000 },
  commenter: { bytes: 512 * 1024, entries: 120 },
} as const;
/** An editor's browser creates a snapshot after this number of entries, or of bytes, since the last one. */
export const PARTS_A_SNAPSHOT = 500;
export const BYTES_A_SNAPSHOT = 1024 * 1024;

/** Snapshots with a name: they stay until a member deletes them. */
export const VERSIONS_MAX = 50;
export const VERSION_NAME_MAX = 80;
export const VERSIONS_PAGE_MAX = 50;
/** Days that covered parts, snapshots without a name, and documents in the trash stay. */
export const COVERED_DAYS = 30;
export const TRASH_DAYS = 30;

/** Links of one document that work at the same time. */
export const LINKS_MAX = 20;
/** How long a link may work, in hours: an hour to 90 days. */
export const LINK_HOURS_MIN = 1;
export const LINK_HOURS_MAX = 90 * 24;

/**
 * How this version wraps keys and seals what is written. Raise it with whatever a browser with an older page could not open: that
 * page then says that it is old, instead of that a key doesn't fit.
 */
export const DOCUMENT_FORMAT = 1;
export const DOCUMENT_FORMAT_MAX = 1_000;

/** Most bytes of one sealed picture. */
export const ASSET_BYTES_MAX = 10 * 1024 * 1024;
/** Bytes of the pictures of one document, and of all documents that one member owns. */
export const DOCUMENT_ASSETS_BYTES_MAX = 200 * 1024 * 1024;
export const MEMBER_ASSETS_BYTES_MAX = 1024 * 1024 * 1024;

/** Whether this role may write the document itself … */
export const mayEdit = (role: DocumentRole): boolean => role === "owner" || role === "editor";
/** … and its comments. */
export const mayComment = (role: DocumentRole): boolean => role !== "viewer";
