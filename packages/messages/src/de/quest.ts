/** Texts of the beginner quest: strip, card, dialog. */
export const messages = {
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
      action: "Über mich schreiben",
    },
    discover_groups: {
      title: "Entdecke Gruppen",
      why: "Dort triffst du Menschen, die am Gleichen bauen.",
      action: "Gruppen entdecken",
    },
    find_partners: {
      title: "Finde zwei Partner",
      why: "Mit zwei Matches kannst du vergleichen, wer zu deiner Idee passt.",
      action: "Zum Matching",
    },
    first_post: {
      title: "Schreib deinen ersten Beitrag",
      why: "Erzähl, woran du baust. Andere steigen gern darauf ein.",
      action: "Zum Feed",
    },
  },
} as const;
