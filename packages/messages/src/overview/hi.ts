import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The dashboard's first page. */
export const pages = {
  greeting: "नमस्ते, {{name}}",
  greeting_plain: "नमस्ते",
  lead: "आप आए, अच्छा लगा। कहाँ से शुरू करें?",
  figures: "एक नज़र में",
  matches: "मैच",
  groups: "समूह",
  messages: "संदेश",
  activity: "गतिविधि",
  next_label: "आपका अगला कदम",
  waiting: "आपका इंतज़ार",
  wait_match: "{{name}} को लिखें: आप दोनों ने Deal कहा है",
  wait_request: "{{name}} आपको लिखना चाहते हैं",
  wait_requests_one: "{{count}} अनुरोध आपके जवाब के इंतज़ार में",
  wait_requests_other: "{{count}} अनुरोध आपके जवाब के इंतज़ार में",
  wait_messages_one: "{{count}} अपठित संदेश",
  wait_messages_other: "{{count}} अपठित संदेश",
  wait_news_one: "{{count}} नई सूचना",
  wait_news_other: "{{count}} नई सूचनाएँ",
  wait_goal: "सप्ताह का लक्ष्य तय करो",
  wait_check_in: "अपनी मंडली को बताओ कि सप्ताह कैसा रहा",
  write_title: "आप अभी किस पर काम कर रहे हैं?",
  write_text: "एक पोस्ट से बातचीत शुरू होती है।",
  write_action: "पोस्ट लिखें",
  not_loaded: "लोड नहीं हुआ",
} as const satisfies Translation<typeof german.pages, "hi">;
