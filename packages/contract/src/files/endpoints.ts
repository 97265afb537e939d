import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";

/** Uploaded pictures; names cannot be guessed and never change their content. */
export const filesEndpoints = endpoints({
  "GET /api/files/{folder}/{name}": {
    about: "An uploaded picture.",
    access: "member",
    limit: "6000/minute",
    params: {
      folder: z.enum(["avatars", "matching", "groups", "links"]),
      name: z.string().regex(/^[0-9a-zA-Z_-]{10,80}\.(jpg|webp)$/),
    },
    download: "image/webp",
  },
});

/** The HTTP routes of files. */
export const files = { endpoints: filesEndpoints, events: {} };
