import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { language } from "../wire/model.ts";
import { previewFile, publicKind, publicPage, publicSubject } from "./model.ts";

/** An invalid value in an address gives the usual picture instead of an error. */
const look = { lang: language.optional().catch(undefined) };

/** Pages of members, groups and jobs that everybody can read, by their owner's choice. */
export const publicPagesEndpoints = endpoints({
  "GET /api/public-pages/{kind}/{id}": {
    about: "Whether one's card, one's group or one's job has a page that everybody can read.",
    access: "member",
    limit: "240/minute",
    params: publicSubject,
    output: publicPage,
  },
  "PUT /api/public-pages/{kind}/{id}": {
    about:
      "Opens such a page, or takes it away at once. Not for members under 16 or without an age, nor for private groups.",
    access: "member",
    limit: "60/hour",
    params: publicSubject,
    body: z.object({ open: z.boolean() }).meta({ id: "PublicPageChoice" }),
    output: publicPage,
    errors: { email_unconfirmed: 403, public_page_age: 403, public_page_private: 409 },
  },
  "GET /api/og/{kind}/{file}": {
    about:
      "The preview picture of such a page, 1200x630: of a member by name, of groups and jobs by id. Pages add `v`, another one for another picture.",
    access: "public",
    limit: "120/minute",
    params: { kind: publicKind, file: previewFile },
    query: look,
    download: "image/png",
  },
  "GET /api/og/face/{kind}/{file}": {
    about: "The picture of a member or a group with such a page.",
    access: "public",
    limit: "240/minute",
    params: { kind: publicKind, file: z.string().min(1).max(60) },
    download: "image/webp",
  },
  "GET /api/og/site/{file}": {
    about: "The preview picture of a page that says what the product is: `features.de.png`.",
    access: "public",
    limit: "120/minute",
    params: { file: previewFile },
    download: "image/png",
  },
});

/** The HTTP routes of public pages. */
export const publicpages = { endpoints: publicPagesEndpoints, events: {} };
