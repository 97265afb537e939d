/** The dashboard's first page. */
export const pages = {
  greeting: "Hallo, {{name}}",
  greeting_plain: "Hallo",
  lead: "Schön, dass du da bist. Womit fangen wir an?",
  figures: "Auf einen Blick",
  matches: "Matches",
  matches_hint: "insgesamt",
  groups: "Gruppen",
  groups_hint: "in denen du bist",
  messages: "Nachrichten",
  messages_hint: "ungelesen",
  activity: "Aktivität",
  activity_hint: "in den letzten sieben Tagen",
  not_loaded: "Nicht geladen",
} as const;
