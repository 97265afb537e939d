import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id } from "../wire/model.ts";
import { altText, media } from "./model.ts";
import {
  POST_IMAGE_MAX_BYTES,
  POST_IMAGE_TYPES,
  POST_VIDEO_MAX_BYTES,
  POST_VIDEO_MAX_SECONDS,
  POST_VIDEO_TYPES,
} from "./rules.ts";

const one = { id };
const side = z.coerce.number<number>().int().min(1).max(16_384).optional();

/** Pictures and videos of posts (spec: public, 2.13; design: api). */
export const mediaEndpoints = endpoints({
  "POST /api/media": {
    about:
      "Uploads a picture (redrawn without metadata) or a video (its type looked up in its bytes) for a post to come.",
    access: "member",
    limit: "120/hour",
    query: {
      alt: altText.optional(),
      /** Of a video, as the browser that chose it tells; only used to keep its place on the page. */
      width: side,
      height: side,
      seconds: z.coerce.number<number>().positive().max(POST_VIDEO_MAX_SECONDS).optional(),
    },
    upload: {
      types: [...POST_IMAGE_TYPES, ...POST_VIDEO_TYPES],
      maxBytes: POST_VIDEO_MAX_BYTES,
      large: true,
    },
    output: media,
    status: 201,
    errors: { quota_exceeded: 409, media_invalid: 400 },
  },
  "POST /api/media/{id}/poster": {
    about: "Sets the still picture of one's own video that is not published yet.",
    access: "member",
    limit: "120/hour",
    params: one,
    upload: { types: ["image/jpeg", "image/png", "image/webp"], maxBytes: POST_IMAGE_MAX_BYTES },
    output: media,
    errors: { quota_exceeded: 409, media_invalid: 400 },
  },
  "PATCH /api/media/{id}": {
    about: "Describes one's own upload for those who can't see it, while it is not published yet.",
    access: "member",
    limit: "240/hour",
    params: one,
    body: z.object({ alt: altText }),
    output: media,
    errors: { media_invalid: 400 },
  },
  "DELETE /api/media/{id}": {
    about: "Throws an upload away that was not published.",
    access: "member",
    limit: "240/hour",
    params: one,
  },
  "GET /api/media/{id}": {
    about:
      "A picture or video of a post that one may see, or of one that other sites may show; `range` requests are answered in part.",
    access: "public",
    limit: "3000/minute",
    params: one,
    query: { size: z.enum(["full", "preview"]).default("full") },
    download: "application/octet-stream",
  },
});
