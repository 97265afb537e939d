/** Rooms of channels, circles, teams and trial projects. */
export const pages = {
  title: "Raum",
  title_of: "Raum: {{name}}",
  open: "Raum",
  open_count_one: "Raum · {{count}} dabei",
  open_count_other: "Raum · {{count}} dabei",
  about: "Bis zu sechs können hier miteinander sprechen. Nichts wird aufgezeichnet.",
  join: "Raum betreten",
  leave: "Raum verlassen",
  rejoin: "Wieder betreten",
  empty: "Gerade ist niemand da. Geh hinein, die anderen sehen es hier.",
  seats: "{{count}} von {{max}} Plätzen besetzt",
  you: "{{name}} (du)",
  muted: "Mikrofon aus",
  speaking: "spricht",
  hand: "Hand gehoben",
  shares: "zeigt den Bildschirm",
  apart: "nicht mit dir verbunden",
  connecting: "verbindet …",
  hand_up: "Hand heben",
  hand_down: "Hand senken",
  remove: "Aus dem Raum nehmen",
  remove_title: "{{name}} aus dem Raum nehmen?",
  remove_text: "Zehn Minuten lang geht es dann nicht zurück in den Raum.",
  removed: "Nicht mehr im Raum: {{name}}",
  report: "Melden",
  more: "Mehr zu {{name}}",
  preview_off: "Deine Kamera ist aus.",
  controls: "Steuerung",
  people: "Im Raum",
  came: "Jetzt dabei: {{name}}",
  went: "Nicht mehr dabei: {{name}}",
  hand_came: "Hand gehoben: {{name}}",
  reconnecting: "Verbindung unterbrochen, wird wiederhergestellt …",
  over: {
    elsewhere: "Du bist jetzt auf einem anderen Gerät oder in einem anderen Raum dabei.",
    removed: "Du wurdest aus dem Raum entfernt. In zehn Minuten kannst du wieder dazukommen.",
    closed: "Dieser Raum ist für dich nicht mehr offen.",
    lost: "Die Verbindung war zu lange unterbrochen.",
  },
  place: {
    channel: "Zum Kanal",
    pod: "Zur Wochenrunde",
    team: "Zum Team",
    trial: "Zum Chat",
    home: "Zur Übersicht",
  },
  messages: "Nachrichten",
  write_there: "Schreiben könnt ihr auf eurer Seite.",
  missing: "Diesen Raum gibt es nicht, oder er ist nicht für dich offen.",
} as const;

/** Codes that the endpoints answer with. */
export const errors = {
  room_full: "Der Raum ist voll. Sechs sind schon drin.",
  in_call: "Du telefonierst gerade, oder es klingelt bei dir. Leg erst auf, dann kannst du in den Raum.",
  removed_from_room: "Du wurdest aus diesem Raum entfernt. In zehn Minuten kannst du wieder dazukommen.",
  screen_taken: "Gerade zeigt schon jemand den Bildschirm.",
  seat_lost: "Du bist nicht mehr in diesem Raum.",
} as const;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  rooms: {
    title: "Räume",
    keywords:
      "Raum, Räume, Gruppenanruf, Videokonferenz, Besprechung, Meeting, Bildschirm teilen, Hand heben, Kamera, Mikrofon",
    body: "Jeder Kanal, jedes Team, jede Wochenrunde und jedes laufende Probeprojekt hat einen Raum. Bis zu sechs können darin miteinander sprechen.\n\n1. Öffne den Kanal, das Team, die Runde oder das Probeprojekt.\n2. Tippe auf „$t(rooms:open)“. Dort siehst du, wer gerade drin ist.\n3. Wähle Mikrofon und Kamera und tippe auf „$t(rooms:join)“.\n\nIm Raum kannst du deine Kamera oder deinen Bildschirm zeigen und die Hand heben. Den Bildschirm zeigt immer nur ein Mitglied. Geschrieben wird dort, wo ihr sonst auch schreibt.\n\nModeration und Leitung können jemanden aus dem Raum nehmen; zehn Minuten lang geht es dann nicht zurück. Wer dich blockiert hat oder von dir blockiert ist, ist mit dir nicht verbunden. Verlässt du die Seite, verlässt du den Raum. Aufgezeichnet wird nichts.",
  },
} as const;
