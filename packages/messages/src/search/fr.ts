import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The search over everything. */
export const pages = {
  title: "Recherche",
  placeholder: "Personnes, groupes, discussions, publications, pages",
  people: "Personnes",
  groups: "Groupes",
  channels: "Salons",
  chats: "Discussions",
  posts: "Publications",
  jobs: "Offres",
  recent: "Recherches récentes",
  forget: "Supprimer l’historique",
  all_people: "Toutes les personnes pour « {{words}} »",
  all_posts: "Toutes les publications pour « {{words}} »",
  all_jobs: "Toutes les offres pour « {{words}} »",
  searching: "Recherche en cours…",
  nothing: "Aucun résultat pour « {{words}} ».",
  nothing_hint: "Une autre orthographe, un mot plus court ? Dans un groupe privé, cherche dans le salon.",
  failed: "La recherche a échoué.",
  retry: "Réessayer",
  deleted: "Membre supprimé",
  close: "Fermer la recherche",
  keys: "Flèches pour choisir, Entrée pour ouvrir, Échap pour fermer.",
} as const satisfies Translation<typeof german.pages, "fr">;
