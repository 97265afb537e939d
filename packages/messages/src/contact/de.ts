/** Writing to the team, and the team's inbox. */

/** Codes that the endpoints answer with. */
export const errors = {
  contact_changed: "Inzwischen hat jemand anders etwas daran getan. Sieh es dir noch einmal an.",
} as const;

/** Mails. */
export const mails = {
  contact_waiting: {
    subject: "Neue Nachricht an {{app}}: {{topic}}",
    heading: "Jemand hat dem Team geschrieben",
    body: "Thema: {{topic}}\n\nWas darin steht und von wem, liest du im Admin-Bereich. Kommen kurz danach weitere, gibt es dafür keine eigene E-Mail.",
    button: "Zum Posteingang",
  },
  contact_answer: {
    subject: "Antwort von {{app}}",
    heading: "Unsere Antwort auf deine Nachricht",
    body: "Hallo {{name}},\n\n{{answer}}\n\n––––––––\nDas hattest du geschrieben:\n\n{{message}}",
    button: "Noch eine Frage stellen",
  },
} as const;

/** What the server says in mails to the operator. */
export const messages = {
  topics: {
    general: "Allgemeines",
    partnership: "Zusammenarbeit",
    press: "Presse",
    support: "Hilfe",
  },
} as const;

/** The public page. */
export const pages = {
  title: "Kontakt",
  lead: "Frag uns, sag uns, was klemmt, oder schlag etwas vor. Ein Mensch liest es und antwortet dir per E-Mail.",
  name: "Name",
  name_missing: "Sag uns, wie du heißt.",
  email: "E-Mail",
  email_hint: "Dorthin geht unsere Antwort, sonst nichts.",
  email_wrong: "Das ist keine gültige E-Mail-Adresse.",
  topic: "Thema",
  topics: {
    general: "Allgemeines",
    partnership: "Zusammenarbeit",
    press: "Presse",
    support: "Hilfe",
  },
  message: "Nachricht",
  message_hint: "Schick uns keine Passwörter und keine Codes.",
  message_missing: "Schreib uns, worum es geht.",
  send: "Absenden",
  failed: "Das Absenden hat nicht geklappt. Versuch es bitte noch einmal.",
  thanks: "Danke!",
  thanks_text: "Deine Nachricht ist da. Wir antworten dir an {{email}}.",
  again: "Noch eine Nachricht",
  keeping: "Deine Nachricht löschen wir {{days}} Tage, nachdem sie erledigt ist.",
  no_script: "Ohne JavaScript funktioniert dieses Formular nicht. Schreib uns dann an {{email}}.",
} as const;

/** The inbox, for admins. */
export const staff = {
  title: "Nachrichten",
  lead: "Was Menschen dem Team schreiben. Antworten gehen per E-Mail hinaus, auch ihr Wortlaut bleibt hier stehen.",
  waiting: "Nachrichten an das Team",
  states: { open: "Offen", answered: "Beantwortet", closed: "Geschlossen" },
  search: "Suchen",
  search_hint: "Name, Adresse oder ein Stück Text",
  topic: "Thema",
  any_topic: "Alle Themen",
  empty: "Hier liegt nichts",
  empty_text: "Sobald jemand schreibt, steht es hier.",
  empty_found: "Nichts gefunden",
  empty_found_text: "Such mit weniger Buchstaben oder nimm einen Filter weg.",
  failed: "Die Nachrichten ließen sich nicht laden",
  guest: "Ohne Anmeldung",
  answered_by: "Antwort von {{name}}",
  gone: "jemandem, der nicht mehr da ist",
  erased_at: "Wird gelöscht am {{date}}",
  answer: {
    button: "Antworten",
    again: "Noch einmal antworten",
    title: "{{name}} antworten",
    text: "Der Gruß am Anfang und die ursprüngliche Nachricht stehen von selbst in der E-Mail, auf {{language}}.",
    field: "Deine Antwort",
    missing: "Ohne Text geht es nicht.",
    send: "Per E-Mail schicken",
    done: "Die Antwort ist unterwegs.",
  },
  close: {
    button: "Schließen",
    title: "Ohne Antwort schließen",
    text: "Zum Beispiel Werbung. Wieder öffnen geht jederzeit.",
    done: "Geschlossen.",
  },
  reopen: {
    button: "Wieder öffnen",
    title: "Wieder öffnen",
    text: "Die Nachricht wartet dann wieder auf eine Antwort.",
    done: "Wieder offen.",
  },
  erase: {
    button: "Löschen",
    title: "Endgültig löschen",
    text: "Nachricht und Antworten sind dann weg, etwa weil jemand darum bittet. Zurückholen geht nicht.",
    done: "Gelöscht.",
  },
  reason: "Grund (steht im Protokoll)",
} as const;
