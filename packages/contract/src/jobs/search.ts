import { z } from "zod";
import { author } from "../posts/model.ts";
import { id } from "../wire/model.ts";

/** A job post as the search shows it. */
export const jobs = z.object({ id, title: z.string(), author });
