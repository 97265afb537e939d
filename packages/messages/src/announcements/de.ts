/** Announcements above every page, and writing them. */

/** Codes that the endpoints answer with. */
export const errors = {
  announcement_stays: "Diese Ankündigung bleibt stehen, bis sie vorbei ist.",
  announcement_times: "Das Ende muss nach dem Anfang und in der Zukunft liegen.",
  announcement_over: "Diese Ankündigung ist schon vorbei.",
} as const;

/** The banner. */
export const pages = {
  label: "Ankündigung",
  more: "Mehr dazu",
} as const;

/** Writing them, for admins. */
export const staff = {
  title: "Ankündigungen",
  lead: "Ein Streifen über jeder Seite, für alle oder einen Teil. Immer nur einer auf einmal: Warnungen zuerst, dann das Neueste.",
  write: "Neue Ankündigung",
  states: { current: "Läuft", planned: "Geplant", past: "Vorbei" },
  kind: "Art",
  kinds: { info: "Hinweis", warning: "Warnung" },
  audience: "Für wen",
  audiences: {
    all: "Alle",
    free: "Ohne Premium",
    premium: "Mit Premium",
    founders: "Wer eine Gruppe hat",
    new: "Neu seit höchstens {{days}} Tagen",
    team: "Nur das Team",
  },
  text: "Text auf {{language}}",
  text_missing: "Schreib mindestens den deutschen Text.",
  text_hint: "Kurz und klar. Wer eine Sprache liest, in der nichts steht, bekommt Englisch, sonst Deutsch.",
  other_language: "Weitere Sprache",
  add_language: "Sprache hinzufügen",
  remove_language: "{{language}} entfernen",
  starts: "Ab",
  starts_hint: "Leer: sofort",
  ends: "Bis",
  ends_hint: "Leer: bis jemand sie beendet",
  link: "Link zu einer Seite",
  link_hint: "Eine Adresse dieser Website, etwa /dashboard/groups",
  link_wrong: "Die Adresse muss mit / beginnen und zu dieser Website gehören.",
  dismissible: "Lässt sich schließen",
  dismissible_hint: "Gilt dann auf allen Geräten, und sie kommt nicht wieder.",
  preview: "So sieht es aus",
  preview_in: "Vorschau auf {{language}}",
  publish: "Veröffentlichen",
  save: "Speichern",
  edit: "Ändern",
  edit_title: "Ankündigung ändern",
  published: "Ankündigung veröffentlicht.",
  saved: "Gespeichert.",
  span: "{{from}} bis {{until}}",
  since: "Seit {{from}}, unbefristet",
  from: "Ab {{from}}, unbefristet",
  ended: "Beendet am {{date}}",
  dismissed_one: "{{count}} Mitglied hat sie geschlossen",
  dismissed_other: "{{count}} Mitglieder haben sie geschlossen",
  stays: "Lässt sich nicht schließen",
  end: {
    button: "Beenden",
    title: "Ankündigung beenden",
    text: "Sie verschwindet gleich überall.",
    reason: "Grund (steht im Protokoll)",
    reason_missing: "Ohne Grund geht es nicht.",
    done: "Beendet.",
  },
  empty: "Hier steht nichts",
  empty_text:
    "Was du schreibst, sehen alle, für die es gedacht ist, sofort oder ab dem Zeitpunkt, den du wählst.",
  failed: "Die Ankündigungen ließen sich nicht laden",
} as const;
