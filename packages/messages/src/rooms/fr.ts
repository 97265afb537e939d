import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

export const pages = {
  title: "Salle",
  title_of: "Salle : {{name}}",
  open: "Salle",
  open_count_one: "Dans la salle : {{count}}",
  open_count_many: "Dans la salle : {{count}}",
  open_count_other: "Dans la salle : {{count}}",
  about: "Jusqu’à six personnes peuvent parler ici. Rien n’est enregistré.",
  join: "Entrer dans la salle",
  leave: "Quitter la salle",
  rejoin: "Entrer à nouveau",
  empty: "La salle est vide pour l’instant. Entre, les autres le verront ici.",
  seats: "{{count}} places occupées sur {{max}}",
  you: "{{name}} (toi)",
  muted: "micro coupé",
  speaking: "parle",
  hand: "main levée",
  shares: "partage l’écran",
  apart: "pas de connexion avec toi",
  connecting: "connexion…",
  hand_up: "Lever la main",
  hand_down: "Baisser la main",
  remove: "Retirer de la salle",
  remove_title: "Retirer {{name}} de la salle ?",
  remove_text: "Pendant dix minutes, le retour n’est pas possible.",
  removed: "N’est plus dans la salle : {{name}}",
  report: "Signaler",
  more: "Options pour {{name}}",
  preview_off: "Ta caméra est coupée.",
  controls: "Commandes",
  people: "Dans la salle",
  came: "Vient d’entrer : {{name}}",
  went: "A quitté la salle : {{name}}",
  hand_came: "Main levée : {{name}}",
  reconnecting: "Connexion interrompue, rétablissement…",
  over: {
    elsewhere: "Tu es maintenant sur un autre appareil ou dans une autre salle.",
    removed: "On t’a retiré l’accès à la salle. Tu pourras revenir dans dix minutes.",
    closed: "Cette salle ne t’est plus ouverte.",
    lost: "La connexion a été interrompue trop longtemps.",
  },
  place: {
    channel: "Aller au salon",
    pod: "Aller au cercle",
    team: "Voir l’équipe",
    trial: "Voir la discussion",
    home: "Aller à l’accueil",
  },
  messages: "Messages",
  write_there: "Vous pouvez vous écrire sur votre page.",
  missing: "Cette salle n’existe pas, ou elle ne t’est pas ouverte.",
} as const satisfies Translation<typeof german.pages, "fr">;

export const errors = {
  room_full: "La salle est pleine. Il y a déjà six personnes.",
  in_call: "Tu es en appel, ou ça sonne chez toi. Raccroche d’abord, puis entre dans la salle.",
  removed_from_room: "On t’a retiré l’accès à cette salle. Tu pourras revenir dans dix minutes.",
  screen_taken: "Un écran est déjà partagé.",
  seat_lost: "Tu n’es plus dans cette salle.",
} as const satisfies Translation<typeof german.errors, "fr">;

export const help = {
  rooms: {
    title: "Salles",
    keywords:
      "salle, salles, appel de groupe, visioconférence, réunion, partage d’écran, lever la main, caméra, micro",
    body: "Chaque salon, équipe, cercle et projet d’essai en cours a une salle. Jusqu’à six personnes peuvent y parler.\n\n1. Ouvre le salon, l’équipe, le cercle ou le projet d’essai.\n2. Touche « $t(rooms:open) ». Tu y vois qui est là.\n3. Choisis le micro et la caméra, puis touche « $t(rooms:join) ».\n\nDans la salle, tu peux activer ta caméra, partager ton écran et lever la main. Un seul écran est partagé à la fois. Vous écrivez là où vous écrivez d’habitude.\n\nLa modération et les responsables peuvent retirer quelqu’un de la salle : le retour n’est alors pas possible pendant dix minutes. Les personnes que tu bloques, ou qui te bloquent, ne sont pas en liaison avec toi. Si tu quittes la page, tu quittes la salle. Rien n’est enregistré.",
  },
} as const satisfies Translation<typeof german.help, "fr">;
