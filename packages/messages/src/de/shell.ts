export const messages = {
nav: { label: "Hauptnavigation", main: "Haupt", settings: "Einstellungen", home: "Übersicht", matching: "Matching", chats: "Chats", collapse: "Seitenleiste einklappen", expand: "Seitenleiste ausklappen" },
account: { menu: "Dein Konto", sign_out: "Abmelden", signed_out: "Du bist abgemeldet.", theme: "Darstellung", light: "Hell", dark: "Dunkel", system: "Wie das Gerät", site: "Öffentliche Seite" },
language: { label: "Sprache", more: "Weitere Sprachen", not_saved: "Die Sprache gilt hier, konnte aber nicht in deinem Konto gespeichert werden." },
shortcuts: { title: "Tastenkürzel", palette: "Suchen und springen", show: "Diese Liste zeigen", home: "Zur Übersicht", matching: "Zum Matching", chats: "Zu den Chats", then: "dann" },
palette: { title: "Suchen und springen", placeholder: "Wohin möchtest du?", pages: "Seiten", actions: "Aktionen" },
not_found: { title: "Seite nicht gefunden", text: "Die Adresse stimmt nicht, oder die Seite ist umgezogen.", dashboard: "Zur Übersicht", start: "Zur Startseite" },
crash: { title: "Hier ist etwas kaputtgegangen", text: "Lade die Seite neu. Deine Daten sind sicher.", reload: "Neu laden" },
unreachable: { title: "Wir erreichen den Server nicht", text: "Prüfe deine Verbindung. Sobald der Server antwortet, geht es genau hier weiter." },
home: { greeting: "Hallo, {{name}}", greeting_plain: "Hallo", lead: "Schön, dass du da bist. Womit fangen wir an?", matching_title: "Finde deinen Kompagnon", matching_text: "Sieh dir Menschen an, die zu deinem Vorhaben passen, und entscheide: Deal oder No Deal.", matching_action: "Zum Matching", chats_title: "Sprich mit deinen Matches", chats_text: "Aus einem Match wird ein Gespräch, aus dem Gespräch ein Plan.", chats_action: "Zu den Chats" },
} as const;
