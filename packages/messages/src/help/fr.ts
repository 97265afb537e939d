import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The help centre around its articles. */
export const pages = {
  title: "Aide",
  lead: "Cherche un mot ou parcours les thèmes.",
  search: "Rechercher dans l’aide",
  placeholder: "Sur quoi as-tu besoin d’aide ?",
  results_one: "{{count}} article trouvé",
  results_many: "{{count}} d’articles trouvés",
  results_other: "{{count}} articles trouvés",
  empty_title: "Aucun résultat pour « {{words}} »",
  empty_text:
    "Essaie un seul mot, plus court, par exemple « mot de passe » ou « match ». Ou écris-nous avec le formulaire de contact.",
  empty_action: "Nous contacter",
  back: "Tous les thèmes",
  related: "À lire aussi",
  copy_link: "Copier le lien",
  copied: "Le lien est copié.",
  copy_failed: "La copie n’a pas marché. Voici le lien : {{address}}",
  sections: {
    start: "Se connecter et démarrer",
    security: "Sécurité",
    profile: "Ton profil",
    matching: "Matching",
    chats: "Discussions",
    posts: "Fil",
    groups: "Groupes",
    jobs: "Offres",
    invites: "Inviter et gagner",
    tools: "Outils",
    app: "Notifications et appli",
    money: "Premium et tes droits",
    data: "Tes données et les règles",
  },
} as const satisfies Translation<typeof german.pages, "fr">;
