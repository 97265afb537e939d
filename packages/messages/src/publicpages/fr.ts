import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Public pages of members, groups and jobs. */

/** Codes that the endpoints answer with. */
export const errors = {
  public_page_age:
    "Une page publique n’est possible qu’à partir de 16 ans, et ton âge doit figurer dans ton profil.",
  public_page_private: "Un groupe privé ne peut pas avoir de page publique.",
} as const satisfies Translation<typeof german.errors, "fr">;

/** What the server writes on pages that everybody can read, and on their preview pictures. */
export const messages = {
  does: "Travaille sur",
  can: "Compétences",
  seeks: "Objectif",
  verified: "Vérifié",
  view: "Voir sur {{app}}",
  apply: "Postuler sur {{app}}",
  member: "Membre de {{app}}",
  group: "Groupe sur {{app}}",
  job: "Offre sur {{app}}",
  topics: "Thèmes",
  wanted: "Recherché",
  members_one: "{{count}} membre",
  members_many: "{{count}} de membres",
  members_other: "{{count}} membres",
  by: "Par {{name}}",
  posted: "Publié le",
  until: "Ouvert jusqu’au",
  salary: "Rémunération",
  kind: "Type",
  oneoff: "Mission ponctuelle",
  fulltime: "Temps plein",
  place: "Lieu",
  remote: "À distance, {{place}}",
  global: "monde entier",
  promise: "{{app}} réunit des personnes qui construisent quelque chose en ligne.",
  missing_title: "Cette page n’existe pas",
  missing_text: "Elle a peut-être été fermée, ou le lien est incorrect.",
  home: "Voir la page d’accueil",
} as const satisfies Translation<typeof german.messages, "fr">;

/** Where such pages are opened and closed. */
export const pages = {
  done: "Terminé",
  member_title: "Carte publique",
  member_text:
    "Toute personne qui a le lien ou te cherche sur le web voit, même sans compte : ton nom, ta photo, ce que tu fais et sais faire, quel est ton objectif et si ton identité est vérifiée. Rien d’autre : ni âge, ni lieu, ni adresse e-mail, ni publications.",
  member_switch: "Ma carte est visible par tout le monde",
  member_dormant:
    "Elle n’est pas visible pour l’instant : ton profil doit indiquer un âge d’au moins 16 ans.",
  group_title: "Page publique",
  group_text:
    "Tout le monde voit alors, même sans compte : le nom, l’image, la description, les thèmes et le nombre de membres. La liste des membres et ce que vous écrivez restent entre vous.",
  group_switch: "La page du groupe est visible par tout le monde",
  group_dormant:
    "Elle n’est pas visible pour l’instant : le groupe est privé, ou sa description porte un avertissement.",
  job_title: "Page publique",
  job_text:
    "Tout le monde voit alors l’offre entière et ton nom, même sans compte ; les moteurs de recherche la classent parmi les offres d’emploi. On ne peut postuler qu’ici. Une fois l’offre fermée, la page disparaît.",
  job_switch: "La page de l’offre est visible par tout le monde",
  job_dormant:
    "Elle n’est pas visible pour l’instant : l’offre est fermée ou en cours d’examen, ou ton profil n’indique pas un âge d’au moins 16 ans.",
  afterwards:
    "Si tu la refermes, elle disparaît aussitôt. Les moteurs de recherche peuvent toutefois l’afficher encore un moment, et ce que d’autres ont enregistré reste chez eux.",
  address: "Adresse",
  copy: "Copier le lien",
  copied: "Le lien est copié.",
  copy_failed: "Impossible de copier le lien.",
  look: "Voir",
  share: "Partager",
  not_done: "Ça n’a pas marché.",
  load_failed: "Impossible de savoir si la page est ouverte.",
  again: "Réessayer",
} as const satisfies Translation<typeof german.pages, "fr">;

/** Its article in the help centre. */
export const help = {
  public_pages: {
    title: "Ouvrir une carte, un groupe ou une offre à tout le monde",
    keywords:
      "public, carte de visite, partager le profil, lien, moteur de recherche, Google, sans compte, image d’aperçu, visible",
    body: "Seuls les membres voient les profils, les groupes et les offres. Mais tu peux ouvrir à tout le monde :\n\n- Ta carte : dans les réglages sous « $t(settings:tabs.privacy) », ou sur ton profil sous « $t(publicpages:member_title) ». Elle montre ton nom, ta photo, ce que tu fais et sais faire, ton objectif et si ton identité est vérifiée.\n- Un groupe : sous « $t(groups:settings.open) », si tu le gères. La liste des membres reste entre vous. Les groupes privés n’ont pas de page.\n- Une offre : en l’écrivant, ou plus tard sous « $t(publicpages:job_title) ». Une fois l’offre fermée, la page disparaît aussi.\n\nUn lien partagé s’affiche avec une image d’aperçu. Il faut avoir au moins 16 ans pour ouvrir sa carte. Si tu la refermes, elle disparaît aussitôt ; les moteurs de recherche la montrent peut-être encore un moment.",
  },
} as const satisfies Translation<typeof german.help, "fr">;
