/** The notifications page. */
export const pages = {
  title: "Mitteilungen",
  preferences: "Mitteilungen einstellen",
  new: "Neu",
  to_chat: "Zum Chat",
  to_request: "Zur Anfrage",
  to_application: "Zur Bewerbung",
  to_group: "Zur Gruppe",
  to_team: "Zum Team",
  to_task: "Zur Aufgabe",
  to_pods: "Zu den Wochenrunden",
  to_event: "Zum Termin",
  to_path: "Zu eurem Weg",
  to_agreement: "Zur Vereinbarung",
  to_document: "Zum Dokument",
  to_invite: "Zur Einladung",
  to_message: "Zur Nachricht",
  to_post: "Zum Beitrag",
  to_jobs: "Zu den Stellen",
  to_profile: "Zum Profil",
  to_decision: "Zur Entscheidung",
  to_premium: "Zu Premium",
  to_invites: "Zu deinen Einladungen",
  to_verification: "Zur Verifizierung",
  chat_failed: "Der Chat ließ sich nicht öffnen. Versuch es noch einmal.",
  ignore: "Ignorieren",
  ignore_failed: "Das ließ sich nicht entfernen. Die Mitteilung steht wieder da.",
  reply: "Antworten",
  reply_to: "Antwort an {{name}}",
  reply_send: "Senden",
  reply_failed: "Nicht gesendet. Dein Text bleibt hier stehen: Versuch es gleich noch einmal.",
  reply_sent: "Deine Antwort ist gesendet.",
  reply_accepts: "Mit deiner Antwort nimmst du die Anfrage an.",
  accept: "Annehmen",
  decline: "Ablehnen",
  older: "Ältere anzeigen",
  older_failed: "Ältere ließen sich nicht laden.",
  list_failed: "Deine Mitteilungen ließen sich nicht laden",
  arrived_one: "{{count}} neue Mitteilung",
  arrived_other: "{{count}} neue Mitteilungen",
  empty_title: "Noch nichts Neues",
  empty_text: "Hast du ein Match oder schreibt dir jemand, während du weg bist, steht es hier.",
  empty_action: "Zum Matching",
  offline_title: "Keine Verbindung",
  offline_text: "Sobald du wieder online bist, laden wir deine Mitteilungen.",
  look: "Ansehen",
} as const;

/** Codes that the endpoints answer with. */
export const errors = {
  push_service_unknown: "Push-Mitteilungen über diesen Browser gehen leider nicht.",
} as const;

/** What notifications of every kind share. */
export const notifications = {
  someone: "Jemand",
  more_one: "… und {{count}} weitere",
  more_other: "… und {{count}} weitere",
  dm_invite: {
    name: "Einladung in einen Chat oder ein Probeprojekt",
    title: "{{name}} schlägt dir ein Probeprojekt vor",
    text: "Sieh dir den Vorschlag an.",
    line: "{{name}} schlägt dir ein Probeprojekt vor",
  },
  dm_invite_group: {
    title: "{{name}} möchte dich in {{group}} dabeihaben",
    text: "Sieh dir die Gruppe an.",
    line: "{{name}} möchte dich in {{group}} dabeihaben",
  },
  mention: {
    name: "Erwähnung in einer Gruppe oder einem Beitrag",
    title: "{{name}} hat dich in {{group}} erwähnt",
    text: "Sieh nach, worum es geht.",
    line: "{{name}} hat dich in {{group}} erwähnt: {{text}}",
  },
  mention_post: {
    title: "{{name}} hat dich in einem Beitrag erwähnt",
    text: "Sieh nach, worum es geht.",
    line: "{{name}} hat dich in einem Beitrag erwähnt: {{text}}",
  },
  test: {
    title: "Das klappt!",
    text: "So sehen Mitteilungen von {{app}} auf diesem Gerät aus.",
  },
} as const;

/** Its mails: subject, heading, body and button of each. */
export const mails = {
  digest: {
    subject_one: "{{count}} Neuigkeit für dich bei {{app}}",
    subject_other: "{{count}} Neuigkeiten für dich bei {{app}}",
    heading: "Das ist neu bei dir",
    body: "{{lines}}\n\nDiese E-Mail kommt höchstens einmal am Tag. Abschalten kannst du sie in den Einstellungen unter „$t(notifications:title)“.",
    button: "Alles ansehen",
  },
} as const;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  notifications: {
    title: "Mitteilungen lesen und beantworten",
    keywords: "Glocke, Benachrichtigung, Zähler, ignorieren, antworten, ungelesen",
    body: "Die Glocke oben zeigt, was passiert ist, zum Beispiel ein Match oder eine Nachricht, während du weg warst. Die Zahl zählt Ungelesenes; über 99 steht „99+“.\n\n- Der Knopf bringt dich direkt zur Sache, etwa in den Chat.\n- Mit „$t(notifications:ignore)“ verschwindet die Mitteilung.\n- Auf Nachrichten kannst du gleich dort antworten.\n\nÖffnest du die Liste, gelten alle als gelesen. Mehrere gleiche fassen wir zusammen, damit es übersichtlich bleibt. Was du nicht wissen willst, schaltest du in den Einstellungen ab.",
  },
  notification_settings: {
    title: "Mitteilungen und Ruhezeit einstellen",
    keywords: "Benachrichtigungen abschalten, stumm, Nachtruhe, nicht stören, Tagesmail, Push, E-Mail",
    body: "In den Einstellungen bestimmst du für jede Art von Mitteilung, wie sie dich erreicht:\n\n- in der App: an der Glocke\n- als Push: auf diesem Gerät, auch wenn die App zu ist\n- per E-Mail: gesammelt, einmal am Tag, um 8 Uhr\n\nMit der Ruhezeit legst du fest, wann wir keine Push-Mitteilungen schicken, zum Beispiel von 22:00 bis 7:00 Uhr. Sie richtet sich nach deiner Zeitzone. In der App findest du danach alles wieder. Was du abschaltest, zählt auch die Glocke nicht mehr mit.",
  },
  push: {
    title: "Push-Mitteilungen und App installieren",
    keywords: "PWA, Startbildschirm, App herunterladen, Handy, iPhone, Android, Benachrichtigung erlauben",
    body: "Kompagnon läuft im Browser und lässt sich wie eine App installieren, ohne App-Store.\n\n1. Computer und Android: Wähle im Browsermenü „Installieren“ oder „Zum Startbildschirm“.\n2. iPhone und iPad: Tippe in Safari auf „Teilen“ und dann auf „Zum Home-Bildschirm“.\n\nPush schaltest du in den Einstellungen bei den Mitteilungen ein, auf jedem Gerät für sich. Der Browser fragt dich dann um Erlaubnis. Auf dem iPhone muss die App vorher installiert sein. Kommt nichts an, erlaube Mitteilungen in den Einstellungen deines Geräts und prüfe deine Ruhezeit.",
  },
} as const;
