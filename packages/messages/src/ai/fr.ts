import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The assistants. */

/** Codes that the endpoints answer with. */
export const errors = {
  ai_no_model: "Aucun modèle d’IA n’est configuré ici.",
  ai_allowance_used: "Tu as utilisé toutes tes réponses du mois.",
  ai_running: "Une réponse est en cours dans cette conversation. Attends un instant.",
  ai_away: "Le modèle d’IA ne répond pas pour le moment. Réessaie dans un instant.",
  ai_busy: "Le modèle d’IA est trop occupé pour le moment. Réessaie dans une minute.",
  ai_refused: "Le modèle d’IA a refusé la demande. Il est peut-être mal configuré.",
  ai_no_list:
    "Le modèle d’IA n’a pas donné de liste utilisable. Réessaie, si possible avec un peu plus de mots.",
  ai_conversation_full: "Cette conversation est pleine. Commences-en une nouvelle.",
  ai_conversations_full:
    "Tu as beaucoup de conversations avec cet assistant. Supprimes-en d’abord quelques-unes.",
  ai_sent: "Cette question est déjà arrivée.",
} as const satisfies Translation<typeof german.errors, "fr">;

/** Their pages. */
export const pages = {
  title: "Assistants IA",
  lead: "Cinq assistants pour les noms, les textes et les questions. Ils proposent, tu décides.",
  label: "IA",
  label_full: "Écrit par une IA",
  assistants: {
    name: {
      title: "Idées de noms",
      text: "Des noms d’entreprise ou de produit, en regardant s’ils sont déjà pris ici.",
      placeholder: "Que fais-tu, pour qui, et comment le nom doit-il sonner ?",
      start: "Décris ton idée en deux ou trois phrases. Tu reçois des noms au choix.",
      examples: {
        one: "Bougies artisanales faites de restes de cire, vendues sur les marchés et en ligne. Un nom chaleureux.",
        two: "Appli qui aide les petits cafés à faire leurs plannings. Court et facile à retenir.",
      },
    },
    legal: {
      title: "Coach juridique",
      text: "Explique les règles générales de la création d’entreprise et de la confidentialité. Sans valeur de conseil juridique.",
      placeholder: "Que veux-tu comprendre ?",
      start:
        "Pose une question sur une notion, un contrat ou une obligation. Tu reçois une explication avec ses sources.",
      examples: {
        one: "Que doit contenir un accord de confidentialité entre deux personnes qui créent une entreprise ?",
        two: "Quelle différence entre une GbR et une UG en Allemagne ?",
      },
      notice:
        "Ce n’est pas un conseil juridique. Une IA peut se tromper : vérifie les sources et, en cas de doute, demande à une avocate ou un avocat.",
    },
    tax: {
      title: "Coach fiscal",
      text: "Explique impôts et cotisations pour débuter. Sans valeur de conseil fiscal.",
      placeholder: "Que veux-tu comprendre ?",
      start:
        "Pose une question sur un seuil, un délai ou une notion. Tu reçois une explication avec ses sources.",
      examples: {
        one: "Que signifie la franchise de TVA des petites entreprises allemandes la première année ?",
        two: "Quelles cotisations pour une activité indépendante à côté d’un emploi ?",
      },
      notice:
        "Ce n’est pas un conseil fiscal. Une IA peut se tromper : vérifie les sources et, en cas de doute, demande au fisc ou à un conseil fiscal.",
    },
    marketing: {
      title: "Textes publicitaires",
      text: "Annonces, publications, objets d’e-mail et textes de produit, sous forme de brouillons.",
      placeholder: "Pour quoi te faut-il un texte, pour qui, et où sera-t-il publié ?",
      start: "Dis ce que tu proposes, à qui, et où paraîtra le texte. Tu reçois un brouillon.",
      examples: {
        one: "Publication Instagram : mon cours sur les jardins de balcon commence en mars.",
        two: "Trois objets d’e-mail pour des gens qui ont oublié leur panier.",
      },
    },
    slogan: {
      title: "Slogans",
      text: "De 10 à 20 slogans de trois à six mots.",
      placeholder: "De quoi le slogan doit-il parler ?",
      start: "Dis en une ou deux phrases de quoi il s’agit. Tu reçois des slogans au choix.",
      examples: {
        one: "Atelier vélo mobile à Münster qui vient à domicile.",
        two: "Newsletter sur l’argent pour les gens qui n’ont jamais voulu s’en occuper.",
      },
    },
  },
  allowance: {
    left_one: "Il te reste {{count}} réponse sur {{limit}} ce mois-ci",
    left_many: "Il te reste {{count}} de réponses sur {{limit}} ce mois-ci",
    left_other: "Il te reste {{count}} réponses sur {{limit}} ce mois-ci",
    renews: "Renouvellement le {{date}}",
    used_up: "Tu as utilisé tes {{limit}} réponses du mois. Ça reprend le {{date}}.",
  },
  no_model: {
    title: "Aucun modèle d’IA n’est configuré ici",
    hub: "Tous les cinq ont besoin d’un modèle d’IA, que configure l’exploitant de cette installation. D’ici là, ils ne peuvent pas répondre.",
    text: "Cet assistant a besoin d’un modèle d’IA, que configure l’exploitant de cette installation. D’ici là, il ne peut pas répondre.",
    badge: "Sans modèle",
  },
  privacy: "Ce que tu écris est envoyé au modèle d’IA configuré ici. N’y mets rien qui doive rester secret.",
  compose: {
    label: "Ton message",
    send: "Envoyer",
    stop: "Arrêter",
    stopping: "Arrêt en cours…",
    too_long: "{{count}} caractères en trop",
    left: "Caractères restants : {{count}}",
    offline: "Tu es hors ligne. Ce que tu écris reste ici.",
  },
  answer: {
    you: "Toi",
    writing: "Rédaction de la réponse…",
    listing: "Recherche de propositions…",
    finished: "La réponse est prête.",
    copy: "Copier",
    copied: "Copié.",
    copy_failed: "La copie n’a pas marché.",
    again: "Nouvelle réponse",
    more: "D’autres propositions",
    stopped: "Tu l’as arrêtée",
    cut: "La réponse s’interrompt ici.",
    none: "Aucune réponse reçue.",
    sources: "Demander les sources",
    sources_question: "Sur quelles sources t’appuies-tu ? Cite la loi et l’article, ou l’autorité.",
    doubts: "Qu’est-ce qui est incertain ?",
    doubts_question: "Qu’est-ce qui est incertain là-dedans ou a pu changer ?",
    table: "Tableau",
  },
  list: {
    taken: "Pris ici",
    taken_by: {
      member: "Un membre porte ce nom ici.",
      group: "Un groupe porte ce nom ici.",
      team: "Une équipe porte ce nom ici.",
    },
    free: "Encore libre ici",
    check: "Vérifie toi-même : « {{name}} »",
    dpma: "Marques au DPMA",
    domain: "Rechercher le domaine",
    check_hint:
      "« Ici » veut dire uniquement sur Kompagnon. Pour savoir si un nom est libre comme marque ou domaine, consulte le DPMA (office allemand des marques) et une recherche de domaine.",
    copy_one: "Copier « {{text}} »",
    copy_all: "Tout copier",
    fallback: {
      no_model: "Tiré de listes de mots et de phrases types : aucun modèle d’IA n’est configuré ici.",
      allowance:
        "Tiré de listes de mots et de phrases types : tu as utilisé toutes tes réponses d’IA du mois.",
      failed:
        "Tiré de listes de mots et de phrases types : le modèle d’IA n’a pas donné de liste utilisable.",
    },
  },
  history: {
    title: "Conversations",
    open: "Voir les conversations",
    new: "Nouvelle conversation",
    empty: "Pas encore de conversation. Tu retrouveras ici ce que tu as demandé.",
    failed: "Impossible de charger tes conversations",
    more: "Voir les plus anciennes",
    more_failed: "Impossible de charger les plus anciennes.",
    menu: "Options pour « {{title}} »",
    rename: "Renommer",
    rename_title: "Renommer la conversation",
    name: "Nom",
    name_missing: "Il faut un nom.",
    save: "Enregistrer",
    delete: "Supprimer",
    delete_title: "Supprimer la conversation ?",
    delete_text: "« {{title}} » sera supprimée définitivement, avec toutes ses réponses.",
    deleted: "Conversation supprimée.",
  },
  talk: "Conversation",
  full: "Cette conversation est pleine. Continue dans une nouvelle.",
  load_failed: "Impossible de charger la conversation",
  gone_title: "Cette conversation n’existe plus",
  gone_text: "Tu l’as peut-être supprimée.",
  state_failed: "Impossible de charger",
  not_sent: "Le message n’est pas parti. Réessaie.",
  retry: "Réessayer",
  back: "Tous les assistants",
} as const satisfies Translation<typeof german.pages, "fr">;

/** Its article in the help centre. */
export const help = {
  assistants: {
    title: "Assistants IA",
    keywords: "IA, noms, slogan, impôts, droit, textes publicitaires, réponse, quota",
    body: "Cinq assistants t’aident pour les noms, les slogans, les textes publicitaires et les premières questions sur les impôts et le droit.\n\n1. Ouvre « $t(shell:nav.resources) » puis « $t(ai:title) ».\n2. Choisis un assistant et écris de quoi il s’agit.\n3. La réponse apparaît au fur et à mesure. « $t(ai:compose.stop) » y met fin, « $t(ai:answer.again) » en donne une autre.\n\nLes assistants font partie de Premium ; le nombre de réponses qu’il te reste ce mois-ci est indiqué au-dessus de la conversation. Tu retrouves tes anciennes conversations auprès de chaque assistant ; tu peux les renommer et les supprimer. Ce que tu écris est lu par un modèle de langage : n’y mets rien qui doive rester secret. Les réponses peuvent être fausses et ne remplacent pas un conseil.",
  },
} as const satisfies Translation<typeof german.help, "fr">;
