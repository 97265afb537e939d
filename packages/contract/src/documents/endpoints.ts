import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging } from "../wire/model.ts";
import { linksEndpoints } from "./link-endpoints.ts";
import { logEndpoints } from "./log-endpoints.ts";
import { document, documentCard, documentKind, newDocument, newTitle } from "./model.ts";
import { peopleEndpoints } from "./people-endpoints.ts";
import { DOCUMENT_KINDS, DOCUMENTS_PAGE_MAX } from "./rules.ts";

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

/** The HTTP routes and live events of documents that people write together. */
export const documents = {
  endpoints: { ...documentsEndpoints, ...logEndpoints, ...peopleEndpoints, ...linksEndpoints },
  events: documentsEvents,
};
