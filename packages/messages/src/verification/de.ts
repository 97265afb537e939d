/** Showing who one is by a document and a selfie, and the reviewers' queue. */

/** Codes that the endpoints answer with. */
export const errors = {
  already_verified: "Du bist bereits verifiziert.",
  verification_running: "Deine Verifizierung wird gerade geprüft.",
  verification_limit: "Du hast es schon dreimal in 30 Tagen versucht. Bitte warte etwas.",
  no_draft: "Diese Verifizierung ist nicht mehr offen. Fang bitte noch einmal an.",
  picture_too_small: "Auf diesem Foto lässt sich nichts lesen: Es ist zu klein.",
  pictures_missing: "Es fehlt noch ein Foto.",
  verification_taken: "Diesen Fall hat gerade jemand anders offen, oder deine Zeit dafür ist um.",
  verification_decided: "Darüber ist schon entschieden.",
  birthdate_invalid: "Bitte prüfe dein Geburtsdatum. Mitmachen kannst du ab 16.",
} as const;

/** Why a verification is not accepted: read by its member and chosen by reviewers. */
export const checks = {
  reason_unreadable: "Ein Foto ist unscharf oder spiegelt: Es lässt sich nicht lesen.",
  reason_covered:
    "Auf einem Foto ist etwas verdeckt, das wir brauchen: Name, Geburtsdatum, Foto oder Ablaufdatum.",
  reason_wrong_document: "Das ist kein deutscher Personalausweis, Pass oder Aufenthaltstitel.",
  reason_document_expired: "Dein Ausweis ist abgelaufen.",
  reason_data_differs: "Name oder Geburtsdatum stimmen nicht mit dem Ausweis überein.",
  reason_face_differs: "Das Selfie passt nicht zum Foto auf dem Ausweis.",
  reason_altered: "Der Ausweis oder ein Foto wurde verändert.",
  reason_something_else: "Aus einem anderen Grund.",
} as const;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  verification_decision: {
    name: "Entscheidung über deine Verifizierung",
    approved: {
      title: "Du bist verifiziert",
      text: "Dein Abzeichen ist jetzt für alle zu sehen.",
      line: "Du bist verifiziert",
    },
    rejected: {
      title: "Deine Verifizierung hat nicht geklappt",
      text: "Sieh nach, woran es lag, und versuch es noch einmal.",
      line: "Deine Verifizierung hat nicht geklappt",
    },
    expiring: {
      title: "Deine Verifizierung läuft bald aus",
      text: "Danach kannst du dich in wenigen Minuten neu verifizieren.",
      line: "Deine Verifizierung läuft bald aus",
    },
    expired: {
      title: "Deine Verifizierung ist abgelaufen",
      text: "Verifizier dich neu, dann ist dein Abzeichen wieder da.",
      line: "Deine Verifizierung ist abgelaufen",
    },
  },
} as const;

/** Mails. */
export const mails = {
  verification_approved: {
    subject: "Du bist bei {{app}} verifiziert",
    heading: "Du bist verifiziert!",
    body: "Wir haben deinen Ausweis geprüft. Dein Abzeichen ist ab sofort für alle zu sehen und gilt zwei Jahre.\n\nDeine Fotos und dein Name aus dem Ausweis werden in sieben Tagen gelöscht.",
    button: "Zur Verifizierung",
  },
  verification_rejected: {
    subject: "Deine Verifizierung bei {{app}} hat nicht geklappt",
    heading: "Das hat noch nicht geklappt",
    body: "Wir konnten deinen Ausweis nicht bestätigen:\n\n{{reason}}\n\nVersuch es gern noch einmal. Deine Fotos und deine Angaben werden in sieben Tagen gelöscht.",
    button: "Noch einmal versuchen",
  },
  verification_expiring: {
    subject: "Deine Verifizierung bei {{app}} läuft bald aus",
    heading: "Deine Verifizierung läuft bald aus",
    body: "Am {{day}} läuft deine Verifizierung aus. Danach kannst du dich in wenigen Minuten neu verifizieren.",
    button: "Zur Verifizierung",
  },
  verification_expired: {
    subject: "Deine Verifizierung bei {{app}} ist abgelaufen",
    heading: "Deine Verifizierung ist abgelaufen",
    body: "Zwei Jahre sind um, und dein Abzeichen ist nicht mehr zu sehen. Verifizier dich neu: Das dauert 3 bis 5 Minuten.",
    button: "Neu verifizieren",
  },
} as const;
/** The member's four pages. */
export const pages = {
  title: "Verifizierung",
  lead: "Zeig einmal, dass du du bist. Dann steht ein Abzeichen an deinem Profil, und andere vertrauen dir leichter.",
  failed: "Deine Verifizierung ließ sich nicht laden",
  duration: "Dauert etwa 3 bis 5 Minuten.",
  private:
    "Deine Fotos sehen nur Menschen aus unserem Team, die Verifizierungen prüfen dürfen. Sieben Tage nach der Entscheidung werden sie gelöscht.",
  start: "Verifizierung starten",
  resume: "Weitermachen",
  discard: "Entwurf verwerfen",
  discarded: "Entwurf verworfen. Alle Fotos davon sind gelöscht.",
  back: "Zurück",
  how: "So funktioniert es",
  steps: {
    data: "Daten bestätigen",
    data_text: "Name und Geburtsdatum, wie sie im Ausweis stehen.",
    document: "Ausweis aufnehmen",
    document_text: "Vorder- und Rückseite mit der Kamera. Nummern kannst du schwärzen.",
    selfie: "Selfie machen",
    selfie_text: "Ein Mensch vergleicht es mit dem Ausweis. Gesichtserkennung nutzen wir nicht.",
  },
  draft: { title: "Du bist mittendrin", text: "Mach dort weiter, wo du aufgehört hast." },
  in_review: {
    title: "Wird geprüft",
    text: "Deine Fotos sind da. Sobald jemand entschieden hat, sagen wir dir Bescheid.",
    since: "Eingereicht am {{date}}",
  },
  approved: {
    title: "Du bist bereits verifiziert.",
    text: "Dein Abzeichen ist für alle zu sehen.",
    until: "Gültig bis {{date}}",
  },
  rejected: {
    title: "Das hat noch nicht geklappt",
    again: "Noch einmal versuchen",
    later: "Ab {{date}} kannst du es wieder versuchen.",
  },
  expired: {
    title: "Deine Verifizierung ist abgelaufen",
    text: "Zwei Jahre sind um. Verifizier dich neu, dann ist dein Abzeichen wieder da.",
    again: "Neu verifizieren",
  },
  confirm: {
    title: "Daten bestätigen",
    step: "Schritt 1 von 2",
    lead: "Schreib Name und Geburtsdatum genau so, wie sie in deinem Ausweis stehen.",
    name: "Vollständiger Name",
    name_missing: "Wie heißt du laut Ausweis?",
    birthdate: "Geburtsdatum",
    birthdate_missing: "Wann bist du geboren?",
    birthdate_hint: "Wird deine Verifizierung bestätigt, übernehmen wir dein Alter ins Profil.",
    country: "Land des Ausweises",
    germany: "Deutschland",
    consent:
      "Ich bin einverstanden, dass {{app}} eine Kopie meines Ausweises und mein Selfie verschlüsselt speichert, um meine Identität zu prüfen, und sie sieben Tage nach der Entscheidung löscht. Das kann ich jederzeit widerrufen, indem ich den Entwurf verwerfe oder mich an das Team wende.",
    consent_missing: "Ohne deine Zustimmung dürfen wir den Ausweis nicht ansehen.",
    next: "Weiter zur Kamera",
  },
  scan: {
    title: "Fotos aufnehmen",
    step: "Schritt 2 von 2",
    sides: { front: "Vorderseite", back: "Rückseite", selfie: "Selfie" },
    hints: {
      front: "Leg den Ausweis auf einen dunklen Untergrund und richte ihn am Rahmen aus.",
      back: "Jetzt die Rückseite, mit den Zeilen ganz unten.",
    },
    instructions: {
      head_left: "Schau in die Kamera und dreh den Kopf ein wenig nach links.",
      head_right: "Schau in die Kamera und dreh den Kopf ein wenig nach rechts.",
      chin_up: "Schau in die Kamera und heb das Kinn ein wenig.",
      hand_at_cheek: "Schau in die Kamera und leg eine Hand an die Wange.",
    },
    camera: "Bild der Kamera",
    starting: "Die Kamera startet …",
    camera_failed: "Kamera konnte nicht gestartet werden. Bitte erlaube den Zugriff in deinem Browser.",
    camera_again: "Kamera noch einmal starten",
    searching: "Ausweis wird gesucht …",
    hold: "Gut so, halt still …",
    locked: "Ausweis erkannt.",
    auto: "Automatisch auslösen",
    capture: "Foto aufnehmen",
    choose: "Foto hochladen",
    choose_wrong: "Das ist kein Bild, das wir lesen können. Nimm ein JPEG, PNG oder WebP.",
    review: "Passt das so?",
    review_text: "Alles scharf und gut zu lesen? „{{mark}}“ steht fest im Bild.",
    review_selfie: "Ist dein Gesicht gut zu sehen?",
    redact_text:
      "Serien- und Zugangsnummer brauchen wir nicht: Schwärz sie, bevor das Bild dein Gerät verlässt. Zieh mit Maus oder Finger einen Balken auf oder füg einen hinzu und schieb ihn mit den Pfeiltasten (mit Umschalt wird er größer oder kleiner, Entf nimmt ihn weg).",
    picture: "Aufgenommenes Foto: {{side}}",
    add_bar: "Balken hinzufügen",
    bar: "Schwarzer Balken {{n}}",
    remove_bars: "Balken entfernen",
    use: "Foto verwenden",
    retake: "Neu aufnehmen",
    retake_side: "{{side}} neu aufnehmen",
    uploading: "Wird verschlüsselt gespeichert …",
    upload_failed: "Das Foto ließ sich nicht speichern. Es ist noch da: Versuch es gleich noch einmal.",
    upload_again: "Noch einmal versuchen",
    there: "Aufgenommen",
    missing: "Fehlt noch",
    all_there: "Alle drei Fotos sind da. Reich sie ein oder nimm eins neu auf.",
    submit: "Einreichen",
  },
  submitted: {
    title: "Geschafft, danke!",
    text: "Jemand aus dem Team sieht sich deine Fotos an. Das Ergebnis bekommst du hier und per E-Mail.",
    to_dashboard: "Zur Übersicht",
    to_settings: "Zur Verifizierung",
  },
} as const;

/** The reviewers' queue and a case of it. */
export const staff = {
  title: "Verifizierungen",
  intro: "Vergleich Ausweis, Angaben und Selfie. Jeder Blick steht im Protokoll.",
  failed: "Das ließ sich nicht laden",
  tabs: { waiting: "Wartet", decided: "Entschieden" },
  empty: {
    waiting: "Niemand wartet",
    decided: "Noch nichts entschieden",
    text: "Sobald jemand Fotos einreicht, steht es hier.",
  },
  nameless: "Mitglied ohne Namen",
  submitted: "Eingereicht",
  decided: "Entschieden",
  open: "Ansehen",
  taken: "Jemand anders hat den Fall offen.",
  own: "Über deine eigene Verifizierung entscheidet jemand anders.",
  states: { in_review: "Wartet", approved: "Bestätigt", rejected: "Abgelehnt", expired: "Abgelaufen" },
  back: "Zu den Verifizierungen",
  case_title: "Verifizierung von {{name}}",
  gone: "Diesen Fall gibt es nicht (mehr)",
  until: "Für dich reserviert bis {{time}}",
  extend: "Fotos neu laden",
  name: "Name",
  birthdate: "Geburtsdatum",
  age: "{{age}} Jahre",
  profile_age: "Alter im Profil",
  country: "Land",
  germany: "Deutschland",
  hint: "Verlangt war",
  hints: {
    head_left: "Kopf nach links",
    head_right: "Kopf nach rechts",
    chin_up: "Kinn hoch",
    hand_at_cheek: "Hand an der Wange",
  },
  earlier: "Früher abgelehnt",
  document: "Seite des Ausweises",
  sides: { front: "Vorderseite", back: "Rückseite", selfie: "Selfie" },
  profile_picture: "Profilbild",
  no_profile_picture: "Kein Profilbild",
  viewer:
    "{{side}}. Mit + und - vergrößern, mit R drehen, mit den Pfeiltasten verschieben, mit 0 zurücksetzen.",
  zoom_in: "Vergrößern",
  zoom_out: "Verkleinern",
  rotate: "Drehen",
  reset: "Zurücksetzen",
  picture_failed: "Das Foto ließ sich nicht öffnen. Lade die Fotos neu.",
  mrz: {
    title: "Maschinenlesbare Zeilen",
    label: "Zeilen von der Rückseite",
    hint: "Abtippen oder einfügen, jede Zeile für sich. Sie bleiben in deinem Browser.",
    unknown: "Das sind keine drei Zeilen zu 30 oder zwei Zeilen zu 44 Zeichen.",
    number: "Ausweisnummer",
    birth: "Geburtsdatum",
    expiry: "Ablaufdatum",
    whole: "Gesamt",
    good: "Prüfziffer stimmt",
    bad: "Prüfziffer stimmt nicht",
    covered: "geschwärzt, nicht prüfbar",
    birth_differs: "Das Geburtsdatum weicht von den Angaben ab.",
    expired: "Der Ausweis ist abgelaufen.",
  },
  approve: "Bestätigen",
  approve_title: "{{name}} bestätigen?",
  approve_text: "Das Abzeichen ist sofort für alle zu sehen, das Alter im Profil wird {{age}}.",
  approved: "Bestätigt.",
  reject: "Ablehnen",
  reject_title: "Verifizierung ablehnen",
  reject_text: "Das Mitglied liest den Grund und kann es noch einmal versuchen.",
  reason: "Grund",
  reason_missing: "Wähl einen Grund.",
  text: "Weitere Hinweise",
  text_missing: "Schreib dazu, woran es lag.",
  rejected: "Abgelehnt.",
  release: "Zurückgeben",
  released: "Der Fall ist wieder für alle offen.",
} as const;

/** Its article in the help centre. */
export const help = {
  verify_identity: {
    title: "Konto verifizieren und was mit deinen Fotos geschieht",
    keywords: "Ausweis, Abzeichen, Identität, Selfie, Datenschutz, Häkchen, verifiziert",
    body: "Unter „$t(verification:title)“ zeigst du mit deinem Ausweis und einem Selfie, dass du du bist. Danach steht ein Abzeichen an deinem Profil, zwei Jahre lang.\n\n- Dein Browser schreibt „KOPIE“ ins Bild, und du kannst Nummern schwärzen, bevor es dein Gerät verlässt.\n- Fotos, Name und Geburtsdatum liegen verschlüsselt bei uns. Ansehen dürfen sie nur Menschen aus unserem Team, die Verifizierungen prüfen, und jeder Blick steht in einem Protokoll.\n- Ein Mensch vergleicht die Fotos. Gesichtserkennung gibt es nicht.\n- Sieben Tage nach der Entscheidung sind Fotos und Name gelöscht. Dein Geburtsdatum bleibt verschlüsselt, solange du verifiziert bist, weil es für die Altersregeln zählt.\n\nHat es nicht geklappt, liest du den Grund und kannst es noch einmal versuchen, höchstens dreimal in 30 Tagen. Einen Entwurf kannst du jederzeit verwerfen. Andere Mitglieder sehen nur das Abzeichen, nie deinen Namen aus dem Ausweis.",
  },
} as const;
