/** Events of groups, teams and circles, and the calendar feed. */
export const pages = {
  title: "Termine",
  lead: "Was in deinen Gruppen, Teams und Wochenrunden ansteht, in deiner Zeitzone.",
  panel: "Termine",
  new: "Neuer Termin",
  empty_title: "Noch kein Termin",
  empty_text: "Verabredet euch: Jede Person sieht den Termin in ihrer Zeitzone.",
  empty_mine:
    "In den Gruppen, Teams und Runden, zu denen du gehörst, steht gerade nichts an. Neue Termine legst du dort an.",
  failed: "Die Termine ließen sich nicht laden",
  not_done: "Das ging nicht: {{reason}}",
  missing: "Diesen Termin gibt es nicht, oder du gehörst nicht dazu.",
  your_zone: "deine Zeit ({{zone}})",
  planned_zone: "Geplant: {{when}} ({{zone}})",
  repeats_none: "Einmalig",
  repeats_weekly: "Jede Woche",
  repeats_fortnightly: "Alle zwei Wochen",
  repeats_monthly: "Jeden Monat am selben Wochentag",
  over: "Vorbei",
  answer: "Kommst du?",
  yes: "Ja",
  maybe: "Vielleicht",
  no: "Nein",
  seats: "{{going}} von {{capacity}} Plätzen vergeben",
  full_hint: "Alle Plätze sind vergeben. Mit „Ja“ kommst du auf die Warteliste und rückst nach.",
  maybes: "Vielleicht: {{number}}",
  waitings: "Warteliste: {{number}}",
  who: "Wer kommt",
  who_empty: "Noch hat niemand zugesagt.",
  is_waiting: "wartet auf einen Platz",
  is_maybe: "vielleicht",
  venue: "Ort",
  venue_none: "Noch nicht festgelegt",
  venue_room: "Ein Raum hier",
  venue_link: "Link",
  venue_address: "Adresse",
  to_room: "Zum Raum",
  dates: "Nächste Termine",
  download: "Kalenderdatei laden",
  download_failed: "Die Kalenderdatei ließ sich nicht laden.",
  creator: "Geplant von {{name}}",
  gone: "Gelöschtes Mitglied",
  menu: "Mehr zu diesem Termin",
  change: "Ändern",
  change_all: "Alle kommenden ändern",
  move_one: "Nur diesen verschieben",
  cancel_one: "Nur diesen absagen",
  cancel_all: "Termin absagen",
  cancel_one_ask: "Nur diesen Termin absagen?",
  cancel_one_text: "Wer zugesagt hat, erfährt es. Die anderen Termine bleiben.",
  cancel_ask: "Diesen Termin absagen?",
  cancel_text: "Er fällt mit allen kommenden Wiederholungen aus. Wer zugesagt hat, erfährt es.",
  report: "Melden",
  form: {
    change_title: "Termin ändern",
    move_title: "Diesen Termin verschieben",
    title: "Titel",
    text: "Beschreibung",
    day: "Tag",
    time: "Beginn",
    zone: "Zeitzone",
    minutes: "Dauer in Minuten",
    repeats: "Wiederholung",
    until: "Letzter Tag",
    channel: "Kanal",
    capacity: "Plätze",
    capacity_hint: "Ist alles vergeben, gibt es eine Warteliste.",
    all_note: "Gilt für alle kommenden Termine dieser Reihe.",
    create: "Termin anlegen",
    save: "Speichern",
    cancel: "Abbrechen",
    check_in: "Wochenrückblick als Termin",
    check_in_title: "Unser Wochenrückblick",
  },
  feed: {
    title: "Kalender abonnieren",
    text: "Mit einer privaten Adresse zeigt dein Kalender (Google, Apple, Outlook) alle Termine, die du nicht abgelehnt hast. Wer die Adresse kennt, sieht sie auch: Gib sie nicht weiter.",
    create: "Adresse erstellen",
    address: "Deine Kalenderadresse",
    once: "Kopiere sie jetzt. Aus Sicherheitsgründen zeigen wir sie nur dieses eine Mal.",
    copy: "Adresse kopieren",
    copied: "Adresse kopiert",
    since: "Du hast seit {{date}} eine Adresse.",
    fetched: "Zuletzt abgerufen: {{when}}",
    never: "Noch kein Kalender hat sie abgerufen.",
    renew: "Neue Adresse",
    renew_ask: "Neue Adresse erstellen?",
    renew_text: "Die alte Adresse gilt dann nicht mehr. Trag die neue in deinen Kalender ein.",
    end: "Abo beenden",
    end_ask: "Kalenderabo beenden?",
    end_text: "Die Adresse liefert danach nichts mehr.",
  },
  found: "Termine",
} as const;

/** What a date says in a list, the one on the overview among them. */
export const dates = {
  next_title: "Das steht an",
  all: "Alle deine Termine",
  moved: "Verschoben",
  cancelled: "Abgesagt",
  host_pod: "Wochenrunde",
  mine_yes: "Du bist dabei",
  mine_maybe: "Vielleicht dabei",
  mine_no: "Du kommst nicht",
  mine_waiting: "Warteliste, Platz {{turn}}",
  going_one: "{{count}} kommt",
  going_other: "{{count}} kommen",
} as const;

/** Codes that the endpoints answer with. */
export const errors = {
  event_past: "Der Beginn liegt schon in der Vergangenheit. Wähl einen späteren Zeitpunkt.",
  event_far: "Du kannst Termine höchstens ein Jahr im Voraus anlegen. Wähl einen früheren Tag.",
  event_over: "Dieser Termin ist vorbei oder abgesagt.",
  too_many_events: "Hier stehen schon sehr viele Termine. Sag zuerst einen ab oder versuch es morgen.",
} as const;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  event_day: {
    name: "Erinnerung: Termin in einem Tag",
    title: "In einem Tag: {{when}}",
    line: "Dein Termin „{{text}}“: {{when}}",
  },
  event_hour: {
    name: "Erinnerung: Termin in einer Stunde",
    title: "In einer Stunde: {{when}}",
    line: "Dein Termin „{{text}}“: {{when}}",
  },
  event_minutes: {
    name: "Erinnerung: Termin in zehn Minuten",
    title: "In zehn Minuten: {{when}}",
    line: "Dein Termin „{{text}}“: {{when}}",
  },
  event_seat: {
    name: "Termin: Platz von der Warteliste",
    title: "Ein Platz ist frei, du bist dabei: {{when}}",
    line: "Du bist bei „{{text}}“ nachgerückt: {{when}}",
  },
  event_changed: {
    name: "Termin geändert",
    title: "Termin geändert: {{when}}",
    line: "„{{text}}“ hat sich geändert: {{when}}",
  },
  event_cancelled: {
    name: "Termin abgesagt",
    title: "Abgesagt: {{when}}",
    line: "„{{text}}“ ist abgesagt ({{when}})",
  },
} as const;

/** What can be reported of it, by name. */
export const reports = {
  event: {
    name: "Termin",
    title: "Termin melden",
  },
} as const;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  events: {
    title: "Termine und Kalender",
    keywords:
      "Treffen, Verabredung, Meeting, Kalender, ics, Google, Outlook, Apple, Warteliste, Zusage, Zeitzone",
    body: "In jeder Gruppe, jedem Team und jeder Wochenrunde könnt ihr Termine anlegen, einmalig oder wiederholt.\n\n1. Öffne „$t(events:panel)“ und tippe auf „$t(events:new)“.\n2. Gib Titel, Tag, Beginn und Zeitzone an. Alle anderen sehen den Termin in ihrer Zeitzone.\n3. Antworte mit Ja, Vielleicht oder Nein. Sind alle Plätze vergeben, kommst du mit Ja auf die Warteliste und rückst nach.\n\nVor dem Termin erinnern wir dich: einen Tag, eine Stunde und zehn Minuten vorher. Welche Erinnerungen du bekommst, wählst du in den Einstellungen. Ändern und absagen kann einen Termin, wer ihn angelegt hat, und die Leitung.\n\nUnter „$t(events:feed.title)“ erstellst du eine private Adresse für deinen Kalender. Du kannst sie jederzeit erneuern oder beenden.",
  },
} as const;
