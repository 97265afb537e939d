import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The question whether a visit may be measured at the foot of every page. */
export const pages = {
  label: "Mesure de ta visite",
  question:
    "Pouvons-nous regarder comment tu utilises {{brand}} ? Cela nous montre ce qui coince. Si tu refuses, nous comptons seulement les pages vues, jamais toi.",
  more: "Quoi exactement ?",
  decline: "Refuser",
  accept: "Accepter",
  quiet: "Ton navigateur demande à ne pas être suivi. Nous le respectons : rien n’est mesuré ici.",
  understood: "Compris",
  again: "Mesure des visites",
} as const satisfies Translation<typeof german.pages, "fr">;

/** Where the answer is changed. */
export const choice = {
  title: "Mesure des visites",
  lead: "Ta façon d’utiliser {{brand}} nous montre ce qui coince. Nous ne lisons jamais les messages ni les profils.",
  switch: "Mesurer mes visites",
  on: "Activée. Tu peux retirer ton accord à tout moment ; nous effaçons alors ce qui a été mesuré sous ton compte.",
  off: "Désactivée. Seules les pages vues sont comptées, sans lien avec toi.",
  switch_quiet: "Ton navigateur demande à ne pas être suivi. Nous le respectons.",
} as const satisfies Translation<typeof german.choice, "fr">;

/** What is collected, on the page about privacy. */
export const collected = {
  title: "Mesure des visites",
  text: "Nous mesurons nous-mêmes l’usage de {{brand}}, sur nos propres serveurs et seulement avec ton accord (art. 6, par. 1, point a, RGPD). Sans lui, nous comptons uniquement combien de fois une page est ouverte. Si ton navigateur demande à ne pas être suivi, par « Do Not Track » ou « Global Privacy Control », rien n’est envoyé. Les adresses des pages perdent noms, codes et numéros avant de quitter ton navigateur. Ce que tu écris et lis n’en fait jamais partie. Voici tout ce qui est recueilli :",
  kind: "Quoi",
  what: "Données",
  purpose: "Pourquoi",
  kept: "Combien de temps",
  only_with: "seulement avec ton accord",
  without: "même sans",
  days: "{{days}} jours, puis des totaux par jour",
  sums: "sous forme de total, ou tant que ton compte existe",
  change:
    "Tu peux retirer ton accord à tout moment : en bas de chaque page publique sous « Mesure des visites », ou dans tes réglages.",
  kinds: {
    count: "Page vue, seulement comptée",
    session: "Visite",
    pageView: "Page d’une visite",
    event: "Clics et gestes semblables",
    heatmap: "Carte des clics",
    outline: "Structure d’une page",
    error: "Erreurs",
    conversion: "Étapes atteintes",
    featureUsage: "Fonctions utilisées",
    consent: "Ton choix",
  },
  purposes: {
    visits: "savoir ce qui est visité",
    use: "comprendre ce qui est utilisé",
    layout: "améliorer la structure des pages",
    errors: "trouver les erreurs",
    success: "voir si les parcours aboutissent",
    choice: "respecter ton choix",
  },
  fields: {
    page: "adresse de la page sans noms ni numéros",
    title: "titres des pages publiques",
    visit: "un numéro aléatoire de cette visite",
    device: "appareil et navigateur : type, langue, taille de l’écran",
    window: "taille de la fenêtre",
    referrer: "le nom du site d’où tu viens",
    campaign: "la campagne indiquée dans le lien",
    answer: "ton oui ou non, et à quelle version",
    address: "une adresse IP tronquée",
    country: "le pays d’après ton fuseau horaire",
    member: "ton compte, si ta session est ouverte",
    speed: "la vitesse d’affichage de la page",
    time: "la durée",
    depth: "jusqu’où tu as lu",
    action: "ce que tu as fait : cliquer, défiler, envoyer",
    control: "le libellé du bouton, 100 caractères au plus",
    position: "l’endroit sur la page",
    layout: "les contours de la page, sans texte ni image",
    error: "le message d’erreur et son endroit dans le code",
    goal: "l’étape atteinte, par exemple l’inscription",
    feature: "la fonction utilisée",
  },
} as const satisfies Translation<typeof german.collected, "fr">;
