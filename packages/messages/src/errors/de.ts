/** Codes of several features that pages say themselves, without asking the server; the server says them too. */
export const checks = {
  offline: "Keine Verbindung.",
  unavailable: "Gerade nicht erreichbar. Versuch es gleich noch einmal.",
} as const;

/** Codes that any endpoint may answer with, that several features declare, or that name a broken field. */
export const errors = {
  invalid_input: "Bitte prüfe deine Angaben.",
  unauthenticated: "Bitte melde dich an.",
  forbidden: "Das darfst du hier nicht.",
  cross_site: "Diese Anfrage kam von einer fremden Seite und wurde abgelehnt.",
  banned: "Dein Account wurde von einem Administrator gebannt.",
  banned_reason: "Dein Account wurde von einem Administrator gebannt. Grund: {{reason}}",
  banned_until: "Dein Account ist bis zum {{until, datetime(dateStyle: long; timeZone: UTC)}} gebannt.",
  banned_reason_until:
    "Dein Account ist bis zum {{until, datetime(dateStyle: long; timeZone: UTC)}} gebannt. Grund: {{reason}}",
  premium_required: "Dafür brauchst du Premium.",
  second_factor_required:
    "Fürs Team brauchst du einen zweiten Faktor: eine Authenticator-App oder einen Passkey. Richte ihn in den Einstellungen unter „$t(settings:tabs.security)“ ein.",
  step_up_required: "Bitte bestätige kurz, dass du es bist.",
  not_found: "Das gibt es nicht oder nicht mehr.",
  too_large: "Das ist zu groß.",
  unsupported_type: "Dieses Dateiformat geht hier nicht.",
  picture_too_large: "Das Bild hat zu viele Bildpunkte. Speichere es kleiner und versuch es noch einmal.",
  picture_damaged: "Das Bild ist beschädigt. Öffne es in einer Foto-App und speichere es neu.",
  rate_limited: "Zu viele Versuche. Bitte warte einen Moment.",
  internal: "Bei uns ist etwas schiefgegangen. Wenn es wieder passiert, nenn uns diese Nummer: {{id}}",
  storage_full: "Unser Speicher ist voll. Bitte versuch es später noch einmal.",
  quota_exceeded: "Dein Speicherplatz für Dateien ist voll. Lösch zuerst alte Nachrichten mit Dateien.",
  already_decided: "Darüber wurde schon entschieden.",
  ai_off: "Übersetzen ist hier nicht eingerichtet.",
  translations_used: "Für heute sind deine Übersetzungen aufgebraucht. Morgen geht es weiter.",
  ai_failed: "Das hat gerade nicht geklappt. Versuch es gleich noch einmal.",
  ticket_invalid: "Diese Live-Verbindung ist abgelaufen. Lade die Seite neu.",
  distinct: "Bitte wähle nichts doppelt.",
  invalid_type: "Hier wird etwas anderes erwartet.",
  invalid_value: "Diese Auswahl gibt es nicht.",
  invalid_format: "Das Format stimmt nicht.",
  too_small: "Das ist zu wenig oder zu kurz.",
  too_big: "Das ist zu viel oder zu lang.",
  required: "Das fehlt noch.",
  identity_missing: "Dafür brauchst du erst deine Passphrase. Richte sie ein.",
  key_changed: "Ein Schlüssel hat sich inzwischen geändert. Lade neu und versuch es noch einmal.",
} as const;
