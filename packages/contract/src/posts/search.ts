import { z } from "zod";
import { id, time } from "../wire/model.ts";
import { author } from "./model.ts";

/** A post as the search shows it. */
export const posts = z.object({ id, author: author.nullable(), excerpt: z.string(), created_at: time });
