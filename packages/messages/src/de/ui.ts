export const messages = {
close: "Schließen", back: "Zurück", next: "Weiter", cancel: "Abbrechen", save: "Speichern", done: "Fertig", retry: "Erneut versuchen", more: "Mehr",
loading: "Wird geladen", busy: "Einen Moment …", optional: "freiwillig", search: "Suchen", clear: "Leeren", none_found: "Nichts gefunden",
show_password: "Passwort zeigen", hide_password: "Passwort verbergen",
remaining_one: "Noch {{count}} Zeichen", remaining_other: "Noch {{count}} Zeichen",
too_long_one: "{{count}} Zeichen zu viel", too_long_other: "{{count}} Zeichen zu viel",
chosen: "{{chosen}} von {{max}} gewählt", code_digit: "Ziffer {{number}} von {{total}}", step: "Schritt {{step}} von {{total}}",
skip: "Zum Inhalt springen", messages: "Meldungen", unread_one: "{{count}} ungelesen", unread_other: "{{count}} ungelesen", now: "gerade eben",
online: "Online", away: "Abwesend", offline: "Offline",
error_title: "Das hat nicht geklappt", error_text: "Bitte versuche es noch einmal. Wenn es dabei bleibt, liegt es an uns.",
offline_bar: "Keine Verbindung. Was du schreibst, bleibt erhalten und wird später gesendet.", back_online: "Wieder verbunden"
} as const;
