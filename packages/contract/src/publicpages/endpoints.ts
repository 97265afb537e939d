import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id, language } from "../wire/model.ts";
import { PUBLIC_KINDS } from "./rules.ts";

const publicKind = z.enum(PUBLIC_KINDS).meta({ id: "PublicKind" });

/** Whether an item has a public page, as seen by the member who decides about it. */
const publicPage = z
  .object({
    /** They want it to. */
    open: z.boolean(),
    /** It can be read at `path` at this moment: for a job, only while it is open. */
    live: z.boolean(),
    path: z.string(),
  })
  .meta({ id: "PublicPage" });
export type PublicPage = z.infer<typeof publicPage>;

/** What a page is about: a kind and the id of a member, a group or a job. */
const publicSubject = { kind: publicKind, id };

/** The name of a picture's file: what it is about, and `.png`. */
const previewFile = z
  .string()
  .max(60)
  .regex(/^[^/]+\.png$/u)
  .transform((file) => file.slice(0, -".png".length));

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
