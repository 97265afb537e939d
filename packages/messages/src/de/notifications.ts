/** Notifications: push messages, lines of the daily mail. */
export const messages = {
  someone: "Jemand",
  match: {
    title: "Es ist ein Match!",
    text: "{{name}} und du habt beide Deal gesagt.",
    line: "Match mit {{name}}",
  },
  message: {
    title_one: "{{count}} neue Nachricht von {{name}}",
    title_other: "{{count}} neue Nachrichten von {{name}}",
    line_one: "{{count}} neue Nachricht von {{name}}: {{text}}",
    line_other: "{{count}} neue Nachrichten von {{name}}: {{text}}",
  },
  chat_request: {
    title: "{{name}} möchte dir schreiben",
    text: "Sieh dir die Anfrage an.",
    line: "{{name}} möchte dir schreiben",
  },
  group_application: {
    title: "{{name}} möchte in {{group}}",
    text: "Schau dir die Bewerbung an.",
    line: "{{name}} möchte in {{group}}",
  },
  group_decision: {
    accepted: {
      title: "Willkommen in {{group}}",
      text: "Deine Bewerbung wurde angenommen.",
      line: "{{group}}: Deine Bewerbung wurde angenommen",
    },
    rejected: {
      title: "Antwort von {{group}}",
      text: "Diesmal hat es leider nicht geklappt.",
      line: "{{group}}: Deine Bewerbung wurde abgelehnt",
    },
  },
  mention: {
    title: "{{name}} hat dich in {{group}} erwähnt",
    text: "Sieh nach, worum es geht.",
    line: "{{name}} hat dich in {{group}} erwähnt: {{text}}",
  },
  call_missed: {
    title_one: "{{count}} verpasster Anruf von {{name}}",
    title_other: "{{count}} verpasste Anrufe von {{name}}",
    text: "Tippe hier, um zurückzurufen oder zu schreiben.",
    line_one: "{{count}} verpasster Anruf von {{name}}",
    line_other: "{{count}} verpasste Anrufe von {{name}}",
  },
  comment: {
    title_one: "{{count}} neuer Kommentar von {{name}}",
    title_other: "{{count}} neue Kommentare, zuletzt von {{name}}",
    text: "Sieh nach, was da steht.",
    line_one: "{{count}} neuer Kommentar von {{name}}: {{text}}",
    line_other: "{{count}} neue Kommentare, zuletzt von {{name}}: {{text}}",
  },
  like: {
    title_one: "{{name}} gefällt dein Beitrag",
    title_other: "{{count}} Mal „Gefällt mir“, zuletzt von {{name}}",
    text: "Schau ihn dir noch einmal an.",
    line_one: "{{name}} gefällt dein Beitrag: {{text}}",
    line_other: "{{count}} Mal „Gefällt mir“, zuletzt von {{name}}: {{text}}",
  },
  repost: {
    title_one: "{{name}} hat deinen Beitrag geteilt",
    title_other: "{{count}} Mal geteilt, zuletzt von {{name}}",
    text: "Schau ihn dir noch einmal an.",
    line_one: "{{name}} hat deinen Beitrag geteilt: {{text}}",
    line_other: "{{count}} Mal geteilt, zuletzt von {{name}}: {{text}}",
  },
  follow: {
    title: "{{name}} folgt dir jetzt",
    text: "Schau dir das Profil an.",
    line: "{{name}} folgt dir jetzt",
  },
  mention_post: {
    title: "{{name}} hat dich in einem Beitrag erwähnt",
    text: "Sieh nach, worum es geht.",
    line: "{{name}} hat dich in einem Beitrag erwähnt: {{text}}",
  },
  report_decision: {
    author: {
      title: "Wir haben über etwas von dir entschieden",
      text: "Lies, was und warum.",
      line: "Wir haben über etwas von dir entschieden",
    },
    reporter: {
      title: "Deine Meldung ist geprüft",
      text: "Danke, dass du hinsiehst.",
      line: "Deine Meldung ist geprüft",
    },
    appeal: {
      title: "Dein Einspruch ist geprüft",
      text: "Lies unsere Antwort.",
      line: "Dein Einspruch ist geprüft",
    },
  },
  more_one: "… und {{count}} weitere",
  more_other: "… und {{count}} weitere",
  test: {
    title: "Das klappt!",
    text: "So sehen Nachrichten von {{app}} auf diesem Gerät aus.",
  },
} as const;
