/** The starter quest: strip, card, dialog. */
export const pages = {
  title: "Deine ersten Schritte",
  lead: "So finden dich die Richtigen.",
  progress: "{{done}} von {{total}} geschafft",
  next: "Als Nächstes: {{step}}",
  all_steps: "Alle Schritte",
  fold: "Erste Schritte einklappen",
  unfold: "Erste Schritte ausklappen",
  done: "Erledigt",
  open: "Noch offen",
  all_done: "Geschafft! Deine ersten Schritte sind erledigt.",
  dismiss: "Nicht mehr anzeigen",
  dismiss_title: "Erste Schritte ausblenden?",
  dismiss_text: "Sie kommen nicht wieder. Alles, worum es dabei geht, kannst du auch ohne sie tun.",
  dismiss_confirm: "Ausblenden",
  dismiss_failed: "Das hat nicht geklappt. Versuch es noch einmal.",
  steps: {
    upload_avatar: {
      title: "Zeig dein Gesicht",
      why: "Wer dich sieht, schreibt dir eher.",
      action: "Bild hochladen",
    },
    edit_bio: {
      title: "Stell dich vor",
      why: "Zwei, drei Sätze reichen: Was machst du, wen suchst du?",
      action: "„Über mich“ ausfüllen",
    },
    discover_groups: {
      title: "Entdecke Gruppen",
      why: "Dort triffst du Menschen, die etwas Ähnliches aufbauen.",
      action: "Gruppen entdecken",
    },
    find_partners: {
      title: "Triff zwei Menschen",
      why: "Zwei Matches oder Chat-Anfragen genügen. Dann kannst du vergleichen, wer zu deiner Idee passt.",
      action: "Personen finden",
    },
    first_post: {
      title: "Schreib deinen ersten Beitrag",
      why: "Erzähl, woran du baust. Andere steigen gern darauf ein.",
      action: "Zu den Beiträgen",
    },
  },
} as const;

/** Codes that the endpoints answer with. */
export const errors = {
  step_not_done: "Dieser Schritt ist noch nicht erledigt.",
} as const;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  quest: {
    title: "Deine ersten Schritte",
    keywords: "Anfänger, erste Schritte, Aufgaben, Fortschritt, Quest ausblenden, Beginner",
    body: "„$t(quest:title)“ begleiten dich am Anfang; ein schmaler Balken zeigt, wie weit du bist. Dazu gehört zum Beispiel:\n\n- ein Profilbild hochladen\n- ein paar Sätze über dich schreiben\n- zwei verschiedene Menschen kennenlernen\n\nJeder Schritt hakt sich selbst ab, sobald du ihn getan hast. Du musst nichts melden. Den Balken kannst du einklappen, wenn er gerade stört. Brauchst du ihn gar nicht, wähle „$t(quest:dismiss)“: Alle Bereiche stehen dir auch so offen.",
  },
} as const;
