import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging } from "../wire/model.ts";
import {
  agreement,
  agreementCard,
  agreementFields,
  agreementKind,
  contentHash,
  paperLanguage,
  signedName,
} from "./model.ts";
import { AGREEMENTS_PAGE_MAX } from "./rules.ts";

const params = { id };
const textVersion = z.int().min(1).max(1_000_000);
/** Texts of up to 2,000 characters, several of them, in any script. */
const bodyLimit = 128 * 1024;

/**
 * Agreements: written by one side, read and signed by both; open to every member (spec: public, section 2.10; product:
 * money).
 */
export const agreementsEndpoints = endpoints({
  "GET /api/agreements": {
    about:
      "My agreements and those that were sent to me, the last changed first; or only those I have not signed.",
    access: "member",
    limit: "240/minute",
    query: { ...paging(AGREEMENTS_PAGE_MAX), show: z.enum(["all", "waiting"]).default("all") },
    output: page(agreementCard),
  },
  "POST /api/agreements": {
    about:
      "Begins an agreement; a memorandum of two in a conversation begins with what they have uncovered to one another.",
    access: "member",
    limit: "30/hour",
    body: z.object({ kind: agreementKind, language: paperLanguage, chat_id: id.optional() }),
    output: agreement,
    status: 201,
    errors: { too_many_agreements: 409 },
  },
  "GET /api/agreements/{id}": {
    about: "An agreement of mine, or what was sent to me of it.",
    access: "member",
    limit: "240/minute",
    params,
    output: agreement,
  },
  "PATCH /api/agreements/{id}": {
    about:
      "Changes an agreement of mine. A changed word takes back what was sent and voids its signatures; the other side is notified. What both have signed changes only with `new_version`.",
    access: "member",
    limit: "120/minute",
    params,
    bodyLimit,
    body: z.object({
      text_version: textVersion,
      kind: agreementKind.optional(),
      language: paperLanguage.optional(),
      fields: agreementFields.partial().optional(),
      /** A new version is meant to begin, although both have signed this one. */
      new_version: z.boolean().optional(),
    }),
    output: agreement,
    errors: { agreement_stale: 409, agreement_completed: 409 },
  },
  "DELETE /api/agreements/{id}": {
    about: "Deletes an agreement of mine that was never signed by both.",
    access: "member",
    limit: "60/hour",
    params,
    errors: { agreement_signed: 409 },
  },
  "POST /api/agreements/{id}/send": {
    about: "Sends the text as it stands to the other side, to be signed.",
    access: "member",
    limit: "30/hour",
    params,
    body: z.object({ user_id: id, text_version: textVersion }),
    output: agreement,
    errors: {
      agreement_stale: 409,
      agreement_incomplete: 409,
      agreement_sent: 409,
      cannot_send_agreement: 403,
    },
  },
  "POST /api/agreements/{id}/withdraw": {
    about: "Takes back what was sent and is not signed by both.",
    access: "member",
    limit: "60/hour",
    params,
    output: agreement,
  },
  "POST /api/agreements/{id}/decline": {
    about: "Says no to what was sent to me; who sent it is notified.",
    access: "member",
    limit: "60/hour",
    params,
  },
  "PUT /api/agreements/{id}/signature": {
    about:
      "Signs the text with this hash: a member who read another one is refused. Once both have signed, both get it by mail.",
    access: "member",
    limit: "60/hour",
    params,
    body: z.object({ hash: contentHash, name: signedName }),
    output: agreement,
    errors: { agreement_changed: 409, cannot_sign: 403 },
  },
  "GET /api/agreements/{id}/file": {
    about: "An agreement as a file: the text as it stands, for who writes it, or a version that was sent.",
    access: "member",
    limit: "120/hour",
    params,
    query: { format: z.enum(["pdf", "docx"]), version: id.optional() },
    download: "application/octet-stream",
    errors: { papers_unavailable: 503 },
  },
});

/** Live events of agreements. */
const agreementsEvents = {
  /** An agreement of mine, or one that was sent to me, changed: fetch it. */
  agreement_changed: z.object({ agreement_id: id }),
};

/** The HTTP routes and live events of agreements. */
export const agreements = { endpoints: agreementsEndpoints, events: agreementsEvents };
