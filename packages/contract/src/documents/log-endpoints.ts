import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging } from "../wire/model.ts";
import {
  documentAsset,
  documentVersion,
  liveTicket,
  logNumber,
  logPage,
  sentPart,
  session,
  snapshot,
  storedPart,
  versionName,
} from "./log-model.ts";
import { document } from "./model.ts";
import {
  ASSET_BYTES_MAX,
  PARTS_A_REQUEST,
  SNAPSHOT_BYTES_MAX,
  SNAPSHOT_COMMENTS_BYTES_MAX,
  VERSIONS_PAGE_MAX,
} from "./rules.ts";

const params = { id };
const logPlace = z.coerce.number<number>().pipe(logNumber);
const packedState = {
  types: ["application/octet-stream"],
  maxBytes: SNAPSHOT_BYTES_MAX + SNAPSHOT_COMMENTS_BYTES_MAX + 64 * 1024,
};
const full = { document_full: 409, document_trashed: 409 } as const;

/** The log of a document: parts, snapshots, keys, pictures, and the way to its live connection. */
export const logEndpoints = endpoints({
  "GET /api/documents/{id}/parts": {
    about:
      "A page of the log after a number, at most 1 MB: its entries, behind the newest state where that is shorter. `below`: a state that covers less than this one, which the reader refused. One page at a time per member.",
    access: "member",
    limit: "600/minute",
    params,
    query: { after: logPlace.default(0), below: logPlace.optional() },
    output: logPage,
  },
  "GET /api/documents/{id}/states/{session}": {
    about:
      "The next piece of a state that a page of the log began with; `from`: how many bytes are there already.",
    access: "member",
    limit: "600/minute",
    params: { id, session },
    query: { from: logPlace },
    output: snapshot,
    errors: { snapshot_outdated: 409 },
  },
  "POST /api/documents/{id}/parts": {
    about:
      "Appends sealed parts, all or none. One that is stored already (session and seq of the same member) answers where it stands. Content takes an owner or editor with premium, comments a commenter.",
    access: "member",
    limit: "1800/minute",
    params,
    bodyLimit: 1024 * 1024,
    body: z.object({ parts: z.array(sentPart).min(1).max(PARTS_A_REQUEST) }),
    output: z.object({ parts: z.array(storedPart), n: logNumber }),
    errors: { ...full, epoch_changed: 409, parts_too_large: 413 },
  },
  "POST /api/documents/{id}/snapshots": {
    about:
      "Stores the whole state up to a number of the log; with a name it is a version that stays. The same number again names it, and replaces the state if the owner sends it. The file is a description (covers, epoch, session, comments_bytes, name) as JSON behind its length in 4 bytes, then the sealed document and its sealed comments.",
    access: "premium",
    limit: "240/hour",
    params,
    upload: packedState,
    output: documentVersion,
    status: 201,
    errors: { ...full, epoch_changed: 409, snapshot_outdated: 409, too_many_versions: 409 },
  },
  "GET /api/documents/{id}/versions": {
    about: "The states that can be looked at, the newest first; owner and editors.",
    access: "member",
    limit: "120/minute",
    params,
    query: { ...paging(VERSIONS_PAGE_MAX), named: z.enum(["all", "named"]).default("all") },
    output: page(documentVersion),
  },
  "GET /api/documents/{id}/versions/{covers}": {
    about: "One of these states, sealed: a piece of it, from this byte on.",
    access: "member",
    limit: "240/minute",
    params: { id, covers: logPlace },
    query: { from: logPlace.default(0) },
    output: snapshot,
  },
  "PATCH /api/documents/{id}/versions/{covers}": {
    about: "Gives a state a name, so that it stays, or takes its name; owner and editors.",
    access: "premium",
    limit: "60/minute",
    params: { id, covers: logPlace },
    body: z.object({ name: versionName.nullable() }),
    output: documentVersion,
    errors: { too_many_versions: 409, document_trashed: 409 },
  },
  "POST /api/documents/{id}/epochs": {
    about:
      "Begins the next epoch with a new key and a snapshot sealed by it, after a removal; owner and editors. With custody `members` the key comes wrapped for those who stay, by their present public keys. The file is packed like that of a state; `snapshot` in its description says what the bytes are.",
    access: "premium",
    limit: "60/hour",
    params,
    upload: packedState,
    output: document,
    status: 201,
    errors: { ...full, epoch_changed: 409, snapshot_outdated: 409, key_changed: 409 },
  },
  "GET /api/documents/{id}/assets": {
    about: "Its sealed pictures, the last first.",
    access: "member",
    limit: "120/minute",
    params,
    query: paging(100, 50),
    output: page(documentAsset),
  },
  "PUT /api/documents/{id}/assets/{asset_id}": {
    about: "Stores a sealed picture under an id that the browser made; the same id again changes nothing.",
    access: "premium",
    limit: "120/minute",
    params: { id, asset_id: id },
    upload: { types: ["application/octet-stream"], maxBytes: ASSET_BYTES_MAX },
    output: z.object({ id, bytes: z.int() }),
    errors: { quota_exceeded: 409, document_trashed: 409 },
  },
  "GET /api/documents/{id}/assets/{asset_id}": {
    about: "A sealed picture.",
    access: "member",
    limit: "1200/minute",
    params: { id, asset_id: id },
    download: "application/octet-stream",
  },
  "DELETE /api/documents/{id}/assets/{asset_id}": {
    about: "Deletes a sealed picture for good; owner and editors.",
    access: "premium",
    limit: "120/minute",
    params: { id, asset_id: id },
    errors: { document_trashed: 409 },
  },
  "GET /api/documents/{id}/live": {
    about:
      "The document's WebSocket, by a ticket for it; `not_found` without a good one. Parts as they are stored, cursors of the others, and every 5 s where the log is, as binary frames.",
    access: "public",
    limit: "240/minute",
    params,
    query: { ticket: z.string().max(200) },
    socket: true,
  },
  "POST /api/documents/{id}/live-ticket": {
    about:
      "A ticket for the document's WebSocket (`/api/documents/{id}/live?ticket=`): 30 seconds, once, bound to this session.",
    access: "member",
    limit: "120/minute",
    params,
    output: liveTicket,
  },
});
