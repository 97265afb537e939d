import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging } from "../wire/model.ts";
import { blockedMember, profile, profileChange } from "./model.ts";

/** Profile and avatar routes. */
export const profilesEndpoints = endpoints({
  "GET /api/profiles/{userId}": {
    about: "A member's profile. E-mail only of one's own; blocked members answer 404.",
    access: "member",
    limit: "240/minute",
    params: { userId: id },
    output: profile,
  },
  "PATCH /api/profiles/{userId}": {
    about:
      "Changes one's own profile. An age can't be taken away, after the wizard only rise, and never across 16: age_locked.",
    access: "member",
    limit: "60/minute",
    params: { userId: id },
    body: profileChange,
    output: profile,
    errors: { username_taken: 409, age_locked: 409 },
  },
  "POST /api/profiles/{userId}/avatar": {
    about: "Sets one's own avatar: JPEG, PNG or WebP, re-encoded to a 512 px square without metadata.",
    access: "member",
    limit: "20/hour",
    params: { userId: id },
    upload: { types: ["image/jpeg", "image/png", "image/webp"], maxBytes: 8 * 1024 * 1024 },
    output: z.object({ publicUrl: z.string() }),
  },
  "DELETE /api/profiles/{userId}/avatar": {
    about: "Removes one's own avatar.",
    access: "member",
    limit: "60/hour",
    params: { userId: id },
  },
  "GET /api/blocks": {
    about: "Those one has blocked, the last first.",
    access: "member",
    limit: "120/minute",
    query: paging(100, 50),
    output: page(blockedMember),
  },
  "PUT /api/users/{id}/block": {
    about: "Blocks a member; works in both directions everywhere. Blocking oneself answers not_found.",
    access: "member",
    limit: "60/hour",
    params: { id },
  },
  "DELETE /api/users/{id}/block": {
    about: "Unblocks a member.",
    access: "member",
    limit: "60/hour",
    params: { id },
  },
  "GET /api/usernames/{name}/availability": {
    about: "Whether a username is free (ignoring case) and well-formed. One's own name counts as available.",
    access: "member",
    limit: "60/minute",
    params: { name: z.string().min(1).max(200) },
    output: z.object({ available: z.boolean(), invalid: z.boolean() }),
  },
});

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

/** The HTTP routes of profiles. */
export const profiles = { endpoints: profilesEndpoints, events: {} };
/** The HTTP routes of files. */
export const files = { endpoints: filesEndpoints, events: {} };
