/** Public pages of members, groups and jobs. */

/** Codes that the endpoints answer with. */
export const errors = {
  public_page_age:
    "Eine öffentliche Seite gibt es erst ab 16 Jahren, und dein Alter muss dafür im Profil stehen.",
  public_page_private: "Eine private Gruppe kann keine öffentliche Seite haben.",
} as const;

/** What the server writes on pages that everybody can read, and on their preview pictures. */
export const messages = {
  does: "Baut auf",
  can: "Fähigkeiten",
  seeks: "Ziel",
  verified: "Verifiziert",
  view: "Auf {{app}} ansehen",
  apply: "Auf {{app}} bewerben",
  member: "Mitglied bei {{app}}",
  group: "Gruppe bei {{app}}",
  job: "Stelle bei {{app}}",
  topics: "Themen",
  wanted: "Gesucht",
  members_one: "{{count}} Mitglied",
  members_other: "{{count}} Mitglieder",
  by: "Von {{name}}",
  posted: "Veröffentlicht",
  until: "Offen bis",
  salary: "Bezahlung",
  kind: "Art",
  oneoff: "Einmaliger Auftrag",
  fulltime: "Vollzeit",
  place: "Ort",
  remote: "Remote, {{place}}",
  global: "weltweit",
  promise: "{{app}} bringt Menschen zusammen, die online etwas aufbauen.",
  missing_title: "Diese Seite gibt es nicht",
  missing_text: "Vielleicht wurde sie geschlossen, oder der Link stimmt nicht.",
  home: "Zur Startseite",
} as const;

/** Where such pages are opened and closed. */
export const pages = {
  done: "Fertig",
  member_title: "Öffentliche Karte",
  member_text:
    "Wer den Link hat oder dich im Netz sucht, sieht auch ohne Konto: deinen Namen, dein Bild, was du machst und kannst, welches Ziel du hast und ob du verifiziert bist. Sonst nichts: kein Alter, kein Ort, keine E-Mail-Adresse, keine Beiträge.",
  member_switch: "Meine Karte ist für alle offen",
  member_dormant: "Gerade ist sie nicht zu sehen: In deinem Profil muss ein Alter ab 16 stehen.",
  group_title: "Öffentliche Seite",
  group_text:
    "Auch ohne Konto sehen dann alle: Name, Bild, Beschreibung, Themen und wie viele dabei sind. Wer dabei ist und was ihr schreibt, bleibt unter euch.",
  group_switch: "Die Seite der Gruppe ist für alle offen",
  group_dormant:
    "Gerade ist sie nicht zu sehen: Die Gruppe ist privat, oder vor ihrer Beschreibung wird gewarnt.",
  job_title: "Öffentliche Seite",
  job_text:
    "Dann können auch Menschen ohne Konto die ganze Ausschreibung und deinen Namen lesen; Suchmaschinen zeigen sie bei den Stellenangeboten. Bewerben kann man sich nur hier. Ist die Stelle geschlossen, verschwindet die Seite.",
  job_switch: "Die Seite der Stelle ist für alle offen",
  job_dormant:
    "Gerade ist sie nicht zu sehen: Die Stelle ist geschlossen oder wird geprüft, oder in deinem Profil steht kein Alter ab 16.",
  afterwards:
    "Schließt du sie wieder, ist sie sofort weg. Suchmaschinen können sie aber noch eine Weile zeigen, und was andere gespeichert haben, bleibt bei ihnen.",
  address: "Adresse",
  copy: "Link kopieren",
  copied: "Der Link ist kopiert.",
  copy_failed: "Der Link ließ sich nicht kopieren.",
  look: "Ansehen",
  share: "Teilen",
  not_done: "Das hat nicht geklappt.",
  load_failed: "Ob die Seite offen ist, ließ sich nicht feststellen.",
  again: "Noch einmal versuchen",
} as const;

/** Its article in the help centre. */
export const help = {
  public_pages: {
    title: "Karte, Gruppe oder Stelle für alle öffnen",
    keywords:
      "öffentlich, Visitenkarte, Profil teilen, Link, Suchmaschine, Google, ohne Konto, Vorschaubild, sichtbar",
    body: "Profile, Gruppen und Stellen sehen nur Mitglieder. Du kannst aber für alle öffnen:\n\n- Deine Karte: in den Einstellungen unter „$t(settings:tabs.privacy)“ oder auf deinem Profil unter „$t(publicpages:member_title)“. Sie zeigt deinen Namen, dein Bild, was du machst und kannst, dein Ziel und ob du verifiziert bist.\n- Eine Gruppe: unter „$t(groups:settings.open)“, wenn du sie leitest. Wer dabei ist, bleibt unter euch. Private Gruppen haben keine Seite.\n- Eine Stelle: beim Schreiben oder später unter „$t(publicpages:job_title)“. Ist sie geschlossen, ist auch die Seite weg.\n\nWer den Link teilt, bekommt ein Vorschaubild dazu. Eine eigene Karte gibt es ab 16 Jahren. Schließt du sie wieder, ist sie sofort weg; Suchmaschinen zeigen sie vielleicht noch eine Weile.",
  },
} as const;
