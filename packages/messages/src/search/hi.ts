import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The search over everything. */
export const pages = {
  title: "खोज",
  placeholder: "लोग, समूह, चैट, पोस्ट, पेज",
  people: "लोग",
  groups: "समूह",
  channels: "चैनल",
  chats: "चैट",
  posts: "पोस्ट",
  jobs: "नौकरियाँ",
  recent: "हाल की खोजें",
  forget: "इतिहास मिटाएँ",
  all_people: "“{{words}}” से जुड़े सभी लोग",
  all_posts: "“{{words}}” से जुड़ी सभी पोस्ट",
  all_jobs: "“{{words}}” से जुड़ी सभी नौकरियाँ",
  searching: "खोज जारी है…",
  nothing: "“{{words}}” के लिए कुछ नहीं मिला।",
  nothing_hint: "कोई दूसरी वर्तनी या छोटा शब्द आज़माएँ। निजी समूहों में चैनल के भीतर खोजें।",
  failed: "खोज नहीं हो सकी।",
  retry: "फिर कोशिश करें",
  deleted: "हटाए गए सदस्य",
  close: "खोज बंद करें",
  keys: "तीर से चुनें, Enter से खोलें, Esc से बंद करें।",
} as const satisfies Translation<typeof german.pages, "hi">;
