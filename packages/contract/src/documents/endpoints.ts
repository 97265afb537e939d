import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging } from "../wire/model.ts";
import { newWraps } from "./key-model.ts";
import { documentLink, linkToken, newLinkKey, sharedDocument } from "./link-model.ts";
import { logEndpoints } from "./log-endpoints.ts";
import { epoch, liveTicket, logNumber, logPage, session, snapshot } from "./log-model.ts";
import {
  document,
  documentCard,
  documentKind,
  documentPerson,
  formerAuthor,
  givenRole,
  newDocument,
  newTitle,
  shareNote,
} from "./model.ts";
import { DOCUMENT_KINDS, DOCUMENTS_PAGE_MAX, LINK_HOURS_MAX, LINK_HOURS_MIN, MENTIONS_MAX } from "./rules.ts";

const about = z.object({ document_id: id, kind: z.enum(DOCUMENT_KINDS) });

/** Live events of documents, for their people; what is written in one travels on its own connection. */
const documentsEvents = {
  /** The receiver was invited. */
  document_shared: about,
  /** Title, roles or people changed, it went to the trash or came back: fetch it. */
  document_changed: about,
  /** It is not mine to open any more, or is gone. */
  document_removed: about,
};

const params = { id };

/**
 * Documents that people write together. The server keeps an ordered log of sealed entries and reads none of it. Creating and
 * writing them requires premium or the test version; opening a shared one does not.
 */
export const documentsEndpoints = endpoints({
  "GET /api/documents": {
    about: "My documents, those shared with me, or my trash; the last changed first.",
    access: "member",
    limit: "240/minute",
    query: {
      ...paging(DOCUMENTS_PAGE_MAX),
      kind: documentKind.optional(),
      filter: z.enum(["mine", "shared", "trash"]).default("mine"),
    },
    output: page(documentCard),
  },
  "POST /api/documents": {
    about:
      "Makes a document with its first key and what it begins with. The same id again answers the same document.",
    access: "premium",
    limit: "60/hour",
    bodyLimit: 2 * 1024 * 1024,
    body: newDocument,
    output: document,
    status: 201,
    errors: { too_many_documents: 409, id_taken: 409, identity_missing: 409, key_changed: 409 },
  },
  "GET /api/documents/{id}": {
    about: "What opening a document needs: its keys, its people, what I may do.",
    access: "member",
    limit: "600/minute",
    params,
    output: document,
  },
  "PATCH /api/documents/{id}": {
    about:
      "Renames a document; owner and editors. With custody `members` the title comes sealed by the key that seals now.",
    access: "premium",
    limit: "60/minute",
    params,
    body: newTitle,
    output: document,
    errors: { document_trashed: 409, epoch_changed: 409 },
  },
  "DELETE /api/documents/{id}": {
    about: "Puts a document of mine into the trash: no one else opens it, and after 30 days it is gone.",
    access: "member",
    limit: "60/minute",
    params,
  },
  "POST /api/documents/{id}/restore": {
    about: "Takes a document of mine out of the trash.",
    access: "member",
    limit: "60/minute",
    params,
    output: document,
  },
  "DELETE /api/documents/{id}/trash": {
    about: "Deletes a document of mine that is in the trash, for good and at once.",
    access: "member",
    limit: "60/minute",
    params,
  },
});

const person = { id, user_id: id };

/** Who may open a document, and as what. */
export const peopleEndpoints = endpoints({
  "GET /api/documents/{id}/people": {
    about:
      "The people of a document, its owner first; for the owner also who left entries in the log and is no longer one of them.",
    access: "member",
    limit: "240/minute",
    params,
    output: z.object({ items: z.array(documentPerson), former: z.array(formerAuthor) }),
  },
  "DELETE /api/documents/{id}/entries": {
    about:
      "Drops what someone who is no longer one of the people left in the log, so that it takes up no room and is not read again; states that hold it stay. `author`: their id, or `erased` for accounts that are gone. Owner only.",
    access: "member",
    limit: "60/hour",
    params,
    query: { author: z.union([id, z.literal("erased")]) },
    errors: { already_there: 409 },
  },
  "POST /api/documents/{id}/people": {
    about: "Brings in a member I know and notifies them, with my words. Owner only.",
    access: "premium",
    limit: "60/hour",
    params,
    body: z.object({ user_id: id, role: givenRole, note: shareNote.optional() }),
    output: documentPerson,
    status: 201,
    errors: { cannot_share: 403, document_people_full: 409, already_there: 409, document_trashed: 409 },
  },
  "PATCH /api/documents/{id}/people/{user_id}": {
    about: "Gives someone another role; owner only.",
    access: "member",
    limit: "60/minute",
    params: person,
    body: z.object({ role: givenRole }),
    output: documentPerson,
  },
  "DELETE /api/documents/{id}/people/{user_id}": {
    about:
      "Removes someone, or oneself: their connections close at once, and the next browser that may write makes a new key.",
    access: "member",
    limit: "60/minute",
    params: person,
    errors: { document_owner_stays: 409 },
  },
  "POST /api/documents/{id}/owner": {
    about: "Hands a document of mine over to one of its people; I stay as an editor.",
    access: "member",
    limit: "20/hour",
    params,
    body: z.object({ user_id: id }),
    output: document,
    errors: { cannot_hand_over: 409, document_trashed: 409 },
  },
  "PUT /api/documents/{id}/keys": {
    about:
      "Gives the key that seals now, wrapped, to people who have none of it for their present public key; owner and editors. Who has it already keeps it.",
    access: "member",
    limit: "120/minute",
    params,
    body: newWraps,
    output: document,
    errors: { document_trashed: 409, epoch_changed: 409, key_changed: 409 },
  },
  "POST /api/documents/{id}/keys/back": {
    about:
      "Gives back a key that opens nothing: its reader waits for another one, which is then the owner's to give.",
    access: "member",
    limit: "20/hour",
    params,
    body: z.object({ epoch }),
    output: document,
    errors: { document_trashed: 409, epoch_changed: 409 },
  },
  "POST /api/documents/{id}/mentions": {
    about: "Tells people of the document that a comment mentions them; what it says stays sealed.",
    access: "member",
    limit: "30/minute",
    params,
    body: z.object({ user_ids: z.array(id).min(1).max(MENTIONS_MAX) }),
    errors: { document_trashed: 409 },
  },
});

/** A link that has ended. Its token is in the fragment of the address and is sent in bodies only: no log and no history contains it. */
const ended = { link_ended: 410 } as const;

/** Links that give read access, with or without an account. */
export const linksEndpoints = endpoints({
  "GET /api/documents/{id}/links": {
    about: "The links of a document that work; owner only.",
    access: "member",
    limit: "120/minute",
    params,
    output: z.object({ items: z.array(documentLink) }),
  },
  "POST /api/documents/{id}/links": {
    about:
      "Makes a link to read; its token is said this once and kept as a hash. With custody `members` the browser makes token and key. Owner only.",
    access: "premium",
    limit: "60/hour",
    params,
    body: z.object({ hours: z.int().min(LINK_HOURS_MIN).max(LINK_HOURS_MAX), key: newLinkKey.optional() }),
    output: documentLink.extend({ token: z.string() }),
    status: 201,
    errors: { too_many_links: 409, document_trashed: 409, epoch_changed: 409 },
  },
  "DELETE /api/documents/{id}/links/{link_id}": {
    about: "Ends a link at once: what was opened by it closes.",
    access: "member",
    limit: "60/minute",
    params: { id, link_id: id },
  },
  "POST /api/documents/links/open": {
    about: "Opens what a link leads to, to be read.",
    access: "public",
    limit: "60/minute",
    body: z.object({ token: linkToken }),
    output: sharedDocument,
    errors: ended,
  },
  "POST /api/documents/links/parts": {
    about: "The log after a number, without comments.",
    access: "public",
    limit: "240/minute",
    body: z.object({ token: linkToken, after: logNumber.default(0), below: logNumber.optional() }),
    output: logPage,
    errors: ended,
  },
  "POST /api/documents/links/states": {
    about: "The next piece of a state that a page of the log began with, without comments.",
    access: "public",
    limit: "240/minute",
    body: z.object({ token: linkToken, session, from: logNumber }),
    output: snapshot,
    errors: { ...ended, snapshot_outdated: 409 },
  },
  "POST /api/documents/links/asset": {
    about: "A sealed picture of it.",
    access: "public",
    limit: "600/minute",
    body: z.object({ token: linkToken, asset_id: id }),
    download: "application/octet-stream",
    errors: ended,
  },
  "POST /api/documents/links/live-ticket": {
    about: "A ticket for its WebSocket: 30 seconds, once. Guests get parts, and no cursors.",
    access: "public",
    limit: "120/minute",
    body: z.object({ token: linkToken }),
    output: liveTicket,
    errors: ended,
  },
});

/** The HTTP routes and live events of documents that people write together. */
export const documents = {
  endpoints: { ...documentsEndpoints, ...logEndpoints, ...peopleEndpoints, ...linksEndpoints },
  events: documentsEvents,
};
