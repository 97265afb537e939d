import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The dashboard's first page. */
export const pages = {
  greeting: "नमस्ते, {{name}}",
  greeting_plain: "नमस्ते",
  lead: "आप आए, अच्छा लगा। कहाँ से शुरू करें?",
  figures: "एक नज़र में",
  matches: "मैच",
  matches_hint: "कुल",
  groups: "समूह",
  groups_hint: "जिनमें आप हैं",
  messages: "संदेश",
  messages_hint: "अपठित",
  activity: "गतिविधि",
  activity_hint: "पिछले सात दिनों में",
  not_loaded: "लोड नहीं हुआ",
} as const satisfies Translation<typeof german.pages, "hi">;
