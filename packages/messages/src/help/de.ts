/** The help centre around its articles. */
export const pages = {
  title: "Hilfe",
  lead: "Such nach einem Wort oder stöbere in den Themen.",
  search: "Hilfe durchsuchen",
  placeholder: "Wobei brauchst du Hilfe?",
  results_one: "{{count}} Artikel gefunden",
  results_other: "{{count}} Artikel gefunden",
  empty_title: "Nichts zu „{{words}}“ gefunden",
  empty_text:
    "Versuch es mit einem einzelnen, kürzeren Wort, zum Beispiel „Passwort“ oder „Match“. Oder schreib uns: Unsere Adresse steht im Impressum.",
  empty_action: "Zum Impressum",
  back: "Alle Themen",
  related: "Passt dazu",
  copy_link: "Link kopieren",
  copied: "Der Link ist kopiert.",
  copy_failed: "Das Kopieren ging nicht. Hier ist der Link: {{address}}",
  sections: {
    start: "Anmelden und loslegen",
    security: "Sicherheit",
    profile: "Dein Profil",
    matching: "Matching",
    chats: "Chats",
    groups: "Gruppen",
    app: "Mitteilungen und App",
    money: "Premium und deine Rechte",
    data: "Deine Daten und Regeln",
  },
} as const;
