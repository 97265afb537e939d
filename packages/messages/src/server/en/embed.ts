import type { Translation } from "../../translation.ts";
import type { messages as german } from "../de/embed.ts";

/** Texts of posts as other sites show them. */
export const messages = {
  by: "Post by {{name}}",
  open: "View on {{app}}",
  likes: "Likes",
  comments: "Comments",
  reposts: "Reposts",
  verified: "Verified",
  video: "Video",
  image: "Picture",
  failed: "This post can’t be shown here",
  gone: "This post is gone.",
} as const satisfies Translation<typeof german, "en">;
