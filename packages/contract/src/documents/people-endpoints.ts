import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id } from "../wire/model.ts";
import { newWraps } from "./key-model.ts";
import { epoch } from "./log-model.ts";
import { document, documentPerson, formerAuthor, givenRole, shareNote } from "./model.ts";
import { MENTIONS_MAX } from "./rules.ts";

const params = { id };
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
