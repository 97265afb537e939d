import type { Translation } from "../../translation.ts";
import type { messages as german } from "../de/embed.ts";

/** Texts of posts as other sites show them. */
export const messages = {
  by: "{{name}} की पोस्ट",
  open: "{{app}} पर देखें",
  likes: "लाइक",
  comments: "टिप्पणियाँ",
  reposts: "साझा",
  verified: "सत्यापित",
  video: "वीडियो",
  image: "तस्वीर",
  failed: "यह पोस्ट यहाँ नहीं दिखाई जा सकती",
  gone: "यह पोस्ट अब नहीं है।",
} as const satisfies Translation<typeof german, "hi">;
