import { z } from "zod";
import { groupType } from "../groups/model.ts";
import { author } from "../posts/model.ts";
import { memberCard } from "../profiles/model.ts";
import { endpoints } from "../wire/endpoint.ts";
import { id, plainText, time } from "../wire/model.ts";

/** So many of each kind are found at a time. */
export const SEARCH_EACH = 5;

export const searchFindings = z
  .object({
    people: z.array(memberCard),
    groups: z.array(
      z.object({
        id,
        name: z.string(),
        avatar_url: z.string().nullable(),
        group_type: groupType,
        member_count: z.int(),
      }),
    ),
    /** Channels of one's own groups. */
    channels: z.array(z.object({ id, name: z.string(), group_id: id, group_name: z.string() })),
    /** One's own conversations by the name of the other. */
    chats: z.array(z.object({ id, other: memberCard })),
    posts: z.array(z.object({ id, author: author.nullable(), excerpt: z.string(), created_at: time })),
  })
  .meta({ id: "SearchFindings" });
export type SearchFindings = z.infer<typeof searchFindings>;

/** Search everywhere (design: ui, shell). Pages and settings are found in the browser. */
export const searchEndpoints = endpoints({
  "GET /api/search": {
    about:
      "People, groups, channels, conversations and posts with these words, five of each, only what one may see.",
    access: "member",
    limit: "240/minute",
    query: { q: plainText(100).pipe(z.string().min(1)) },
    output: searchFindings,
  },
});
