import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id } from "../wire/model.ts";
import { documentLink, linkToken, newLinkKey, sharedDocument } from "./link-model.ts";
import { liveTicket, logNumber, logPage, session, snapshot } from "./log-model.ts";
import { LINK_HOURS_MAX, LINK_HOURS_MIN } from "./rules.ts";

const params = { id };
/** The token is in the fragment of the link's address, and is sent in bodies only: no log and no history contains it. */
const token = linkToken;
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
    body: z.object({ token }),
    output: sharedDocument,
    errors: ended,
  },
  "POST /api/documents/links/parts": {
    about: "The log after a number, without comments.",
    access: "public",
    limit: "240/minute",
    body: z.object({ token, after: logNumber.default(0), below: logNumber.optional() }),
    output: logPage,
    errors: ended,
  },
  "POST /api/documents/links/states": {
    about: "The next piece of a state that a page of the log began with, without comments.",
    access: "public",
    limit: "240/minute",
    body: z.object({ token, session, from: logNumber }),
    output: snapshot,
    errors: { ...ended, snapshot_outdated: 409 },
  },
  "POST /api/documents/links/asset": {
    about: "A sealed picture of it.",
    access: "public",
    limit: "600/minute",
    body: z.object({ token, asset_id: id }),
    download: "application/octet-stream",
    errors: ended,
  },
  "POST /api/documents/links/live-ticket": {
    about: "A ticket for its WebSocket: 30 seconds, once. Guests get parts, and no cursors.",
    access: "public",
    limit: "120/minute",
    body: z.object({ token }),
    output: liveTicket,
    errors: ended,
  },
});
