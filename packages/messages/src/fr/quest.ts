import type { messages as german } from "../de/quest.ts";
import type { Translation } from "../translation.ts";

/** Texts of the beginner quest: strip, card, dialog. */
export const messages = {
  title: "Tes premiers pas",
  lead: "Pour que les bonnes personnes te trouvent.",
  progress: "{{done}} sur {{total}} faits",
  next: "Ensuite : {{step}}",
  all_steps: "Toutes les étapes",
  fold: "Replier les premiers pas",
  unfold: "Déplier les premiers pas",
  done: "Fait",
  open: "À faire",
  all_done: "Bravo ! Tes premiers pas sont faits.",
  dismiss: "Ne plus afficher",
  dismiss_title: "Masquer les premiers pas ?",
  dismiss_text: "Ils ne reviendront pas. Tu peux faire tout cela sans eux.",
  dismiss_confirm: "Masquer",
  dismiss_failed: "Ça n’a pas marché. Réessaie.",
  steps: {
    upload_avatar: {
      title: "Montre ton visage",
      why: "On écrit plus volontiers à quelqu’un que l’on voit.",
      action: "Ajouter une photo",
    },
    edit_bio: {
      title: "Présente-toi",
      why: "Deux ou trois phrases suffisent : que fais-tu, qui cherches-tu ?",
      action: "Écrire ma présentation",
    },
    discover_groups: {
      title: "Découvre les groupes",
      why: "Tu y rencontres des gens qui construisent la même chose.",
      action: "Découvrir des groupes",
    },
    find_partners: {
      title: "Trouve deux partenaires",
      why: "Avec deux matchs, tu peux comparer qui correspond à ton idée.",
      action: "Vers le matching",
    },
    first_post: {
      title: "Écris ta première publication",
      why: "Raconte ce que tu construis. D’autres y réagiront volontiers.",
      action: "Vers le fil",
    },
  },
} as const satisfies Translation<typeof german, "fr">;
