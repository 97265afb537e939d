import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id } from "../wire/model.ts";
import { embeddedPost, oembed } from "./model.ts";
import { EMBED_STYLES, EMBED_THEMES } from "./rules.ts";

const one = { id };

/** Posts that other sites show (spec: public, 2.13; design: api). */
export const embedsEndpoints = endpoints({
  "GET /api/embeds/posts/{id}": {
    about: "A post for other sites, unless its author does not want that.",
    access: "public",
    limit: "600/minute",
    params: one,
    output: embeddedPost,
    errors: { embed_off: 403 },
  },
  "GET /api/embeds/posts/{id}/avatar": {
    about: "The picture of the author of a post that other sites may show.",
    access: "public",
    limit: "600/minute",
    params: one,
    download: "image/webp",
    errors: { embed_off: 403 },
  },
  "GET /api/oembed": {
    about: "How another site embeds a post, by its address (oembed.com).",
    access: "public",
    limit: "600/minute",
    query: {
      url: z.string().max(500),
      format: z.literal("json").default("json"),
      maxwidth: z.coerce.number<number>().int().min(1).max(4000).optional(),
      maxheight: z.coerce.number<number>().int().min(1).max(4000).optional(),
      style: z.enum(EMBED_STYLES).optional(),
      theme: z.enum(EMBED_THEMES).optional(),
    },
    output: oembed,
    errors: { embed_off: 403 },
  },
});
