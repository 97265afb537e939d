import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The starter quest: strip, card, dialog. */
export const pages = {
  title: "Tes premiers pas",
  lead: "Pour que les bonnes personnes te trouvent.",
  progress: "Faits : {{done}} sur {{total}}",
  next: "Ensuite : {{step}}",
  all_steps: "Toutes les étapes",
  fold: "Replier les premiers pas",
  unfold: "Déplier les premiers pas",
  done: "Fait",
  open: "À faire",
  all_done: "Bravo ! Tes premiers pas sont faits.",
  dismiss: "Ne plus afficher",
  dismiss_title: "Masquer les premiers pas ?",
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
      why: "Deux ou trois phrases suffisent : que fais-tu, qui cherches-tu ?",
      action: "Écrire ma présentation",
    },
    discover_groups: {
      title: "Découvre les groupes",
      why: "Tu y rencontres des gens qui construisent quelque chose de semblable.",
      action: "Découvrir des groupes",
    },
    find_partners: {
      title: "Rencontre deux personnes",
      why: "Deux matchs ou demandes de discussion suffisent. Tu pourras alors comparer qui correspond à ton idée.",
      action: "Trouver des personnes",
    },
    first_post: {
      title: "Écris ta première publication",
      why: "Raconte ce que tu construis. D’autres y réagiront volontiers.",
      action: "Voir le fil",
    },
  },
} as const satisfies Translation<typeof german.pages, "fr">;

/** Codes that the endpoints answer with. */
export const errors = {
  step_not_done: "Cette étape n’est pas encore faite.",
} as const satisfies Translation<typeof german.errors, "fr">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  quest: {
    title: "Tes premiers pas",
    keywords: "débutant, premiers pas, tâches, progression, masquer la quête",
    body: "« $t(quest:title) » t’accompagnent au début ; une fine barre montre où tu en es. Par exemple :\n\n- ajouter une photo de profil\n- écrire quelques phrases sur toi\n- faire connaissance avec deux personnes différentes\n\nChaque étape se coche toute seule dès qu’elle est faite. Tu n’as rien à signaler. Tu peux replier la barre si elle te gêne. Si tu n’en as pas du tout besoin, choisis « $t(quest:dismiss) » : tout te reste ouvert sans elle.",
  },
} as const satisfies Translation<typeof german.help, "fr">;
