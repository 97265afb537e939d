import { z } from "zod";
import { id } from "../wire/model.ts";
import { PUBLIC_KINDS } from "./rules.ts";

export const publicKind = z.enum(PUBLIC_KINDS).meta({ id: "PublicKind" });

/** Whether an item has a public page, as seen by the member who decides about it. */
export const publicPage = z
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
export const publicSubject = { kind: publicKind, id };

/** The name of a picture's file: what it is about, and `.png`. */
export const previewFile = z
  .string()
  .max(60)
  .regex(/^[^/]+\.png$/u)
  .transform((file) => file.slice(0, -".png".length));
