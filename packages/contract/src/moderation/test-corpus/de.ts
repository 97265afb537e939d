import type { ScamSign } from "../signs.ts";

/** The test corpus of a language: scams with the signal that they have to show, and harmless texts. */
export type SignCorpus = {
  scams: readonly (readonly [ScamSign, string])[];
  honest: readonly string[];
};

/** Scams and honest texts, written for this. */
export const corpus: SignCorpus = {
  scams: [
    [
      "money_upfront",
      "Für den Nebenjob zahlst du eine Registrierungsgebühr von 49 Euro, dann kannst du anfangen.",
    ],
    ["money_upfront", "Überweise vorab 120 € für den Laptop, damit wir dich einstellen."],
    ["money_upfront", "Bevor es losgeht, zahle bitte die Kaution, dann wird dein Zugang freigeschaltet."],
    ["promised_returns", "Verdopple dein Geld in nur sieben Tagen mit unserem Bot!"],
    ["promised_returns", "Garantierte Rendite von 20 % im Monat, kein Risiko."],
    [
      "promised_returns",
      "Wir zahlen 3 % täglich, jede Einzahlung ist nach einem Monat verdoppelt. Investiere jetzt.",
    ],
    ["promised_returns", "G a r a n t i e r t 500 € am Tag, passives Einkommen ohne Arbeit."],
    ["hidden_employer", "Nebenjob von zu Hause, 300 € am Tag, Details nur per WhatsApp."],
    ["hidden_employer", "Den Namen der Firma erfährst du erst nach der Anmeldung."],
    ["hidden_employer", "Leute gesucht für Heimarbeit, alles weitere nur über Telegram."],
    ["payment_outside", "Zahle einfach mit Bitcoin, dann schicke ich dir den Zugang."],
    ["payment_outside", "Schick mir zwei Google Play Karten über 100 €, dann geht es weiter."],
    ["payment_outside", "Zahlung nur per PayPal Freunde und Familie, bitte heute noch."],
    ["secrets_asked", "Sag mir bitte kurz den Bestätigungscode, den du gerade bekommen hast."],
    ["secrets_asked", "Wir brauchen deine Kreditkartennummer und die CVV zur Verifizierung."],
  ],
  honest: [
    "Ich suche jemanden, der Videos schneidet, wir teilen den Umsatz halbe-halbe.",
    "Mein Shop hat letzten Monat 4.200 Euro Umsatz gemacht, Marge 18 %.",
    "Wer hat Erfahrung mit Steuern bei digitalen Produkten?",
    "Wir arbeiten mit 50 % Anzahlung, der Rest ist bei Abgabe fällig.",
    "Vorsicht vor Leuten, die feste Renditen versprechen und Vorkasse wollen.",
    "Ich kann dir keine Rendite garantieren, aber ehrliche Arbeit.",
    "Bitte gib dein Passwort nie weiter, auch nicht an Freunde.",
    "Unsere Gruppe tauscht sich jeden Dienstag auf Telegram aus.",
    "Die Conversion liegt bei 3 % pro Monat, das reicht uns noch nicht.",
    "Ich habe meinen Umsatz in einem Jahr verdoppelt, so ging es.",
    "Der Kurs kostet 49 Euro, du kannst ihn 14 Tage zurückgeben.",
    "Wir bauen eine Wallet-App und suchen eine Entwicklerin.",
    "Kunden zahlen bei mir per PayPal oder Rechnung.",
    "Kein Startkapital nötig, ich bringe die Technik mit.",
    "Suche Mitgründer für nachhaltige Mode in Leipzig.",
    "Was kostet eine GmbH-Gründung ungefähr?",
    "Ich nehme keine Vorkasse, bezahlt wird nach der Lieferung.",
    "Mein Ziel sind 500 € im Monat nebenbei, realistisch in einem Jahr.",
    "Freelancer verdienen hier 60 bis 90 Euro die Stunde.",
    "Schreib mir einfach hier, dann telefonieren wir.",
    "Wir garantieren eine Antwort innerhalb von zwei Tagen.",
    "Investoren haben uns 200.000 Euro für 10 % angeboten.",
    "Ich habe die PIN meines alten Handys vergessen, wem ging es auch so?",
    "Bitcoin erkläre ich in meinem Podcast ohne Fachwörter.",
    "Unser Arbeitgeber zahlt das Seminar, danach gehts los.",
    "Jobangebot: Texterin bei der Muster GmbH, 20 Stunden, Bewerbung hier.",
    "Mit Affiliate verdiene ich rund 300 Euro im Monat, viel Arbeit steckt drin.",
    "Kann jemand meinen Pitch lesen, bevor ich ihn einreiche?",
    "Steuerlich musst du die Anzahlung sofort verbuchen.",
    "Ich verlange nie Geld im Voraus, bevor wir uns kennen.",
  ],
};
