import type { Translation } from "../../translation.ts";
import type { messages as german } from "../de/mails.ts";

/** Mails: subject, heading, body and button of each. */
export const messages: Translation<typeof german, "fr"> = {
  footer: {
    why: "Tu reçois ce message parce qu’un compte {{app}} a été créé avec cette adresse.",
    ignore: "Ce n’était pas toi ? Alors tu n’as rien à faire.",
  },
  confirm_email: {
    subject: "Confirme ton adresse e-mail",
    heading: "Ravi de t’accueillir !",
    body: "Confirme que cette adresse est bien la tienne. Tu pourras ainsi toujours retrouver ton compte, et les autres sauront que tu existes vraiment.\n\nLe lien est valable 24 heures et ne fonctionne qu’une fois.",
    button: "Confirmer l’adresse",
  },
  reset_password: {
    subject: "Nouveau mot de passe pour {{app}}",
    heading: "Nouveau mot de passe",
    body: "Quelqu’un a demandé un nouveau mot de passe pour ton compte. Si c’était toi, définis-le avec le bouton.\n\nLe lien est valable 10 minutes et ne fonctionne qu’une fois. Si ce n’était pas toi, tout reste comme avant.",
    button: "Réinitialiser le mot de passe",
  },
  first_password: {
    subject: "Définis ton mot de passe pour {{app}}",
    heading: "Ton premier mot de passe",
    body: "Jusqu’ici, tu te connectes sans mot de passe. Le bouton te permet d’en définir un ; ta façon habituelle de te connecter reste.\n\nLe lien est valable 10 minutes et ne fonctionne qu’une fois.",
    button: "Définir le mot de passe",
  },
  password_changed: {
    subject: "Ton mot de passe a été modifié",
    heading: "Ton nouveau mot de passe est en place",
    body: "Le mot de passe de ton compte a été modifié le {{when}}. Nous avons déconnecté tes autres appareils.\n\nCe n’était pas toi ? Alors définis tout de suite un nouveau mot de passe et vérifie dans les paramètres quels appareils sont connectés.",
    button: "Réinitialiser le mot de passe",
  },
  new_device: {
    subject: "Nouvelle connexion à {{app}}",
    heading: "Nouvel appareil connecté",
    body: "Quelqu’un s’est connecté à ton compte sur un appareil que nous ne connaissons pas encore : {{device}}, {{when}}.\n\nC’était toi ? Alors tout va bien. Sinon, déconnecte l’appareil dans les paramètres et change ton mot de passe.",
    button: "Voir les appareils",
  },
  change_email: {
    subject: "Confirme ta nouvelle adresse e-mail",
    heading: "Ta nouvelle adresse",
    body: "Tu veux utiliser cette adresse pour ton compte {{app}}. Confirme qu’elle est bien la tienne ; d’ici là, l’ancienne reste valable.\n\nLe lien est valable 24 heures et ne fonctionne qu’une fois.",
    button: "Confirmer la nouvelle adresse",
  },
  email_changed: {
    subject: "Ton adresse e-mail a été modifiée",
    heading: "Cette adresse n’est plus valable",
    body: "Ton compte {{app}} est maintenant lié à une autre adresse e-mail. Nous ne t’écrirons plus à celle-ci.\n\nCe n’était pas toi ? Alors contacte-nous tout de suite : l’adresse figure dans les mentions légales.",
    button: "Voir les mentions légales",
  },
  two_factor_on: {
    subject: "La connexion à deux facteurs est activée",
    heading: "Double sécurité",
    body: "Désormais, nous te demandons aussi un code de ton app à la connexion. Garde bien tes codes de secours : ils t’aident si ton téléphone n’est plus là.\n\nCe n’était pas toi ? Alors change tout de suite ton mot de passe.",
    button: "Voir la sécurité",
  },
  two_factor_off: {
    subject: "La connexion à deux facteurs est désactivée",
    heading: "Plus que ton mot de passe",
    body: "La connexion à deux facteurs de ton compte a été désactivée. Le mot de passe suffit maintenant pour se connecter.\n\nCe n’était pas toi ? Alors change tout de suite ton mot de passe et réactive-la.",
    button: "Voir la sécurité",
  },
  passkey_added: {
    subject: "Nouvelle clé d’accès pour ton compte",
    heading: "Une clé d’accès de plus",
    body: "La clé d’accès « {{name}} » permet maintenant de se connecter à ton compte.\n\nCe n’était pas toi ? Alors supprime-la dans les paramètres et change ton mot de passe.",
    button: "Voir la sécurité",
  },
  newsletter: {
    subject: "Confirme ta newsletter",
    heading: "Envie de la newsletter ?",
    body: "Tu veux de nos nouvelles : nouveautés, belles histoires, rarement et en bref. Confirme-le une fois, sinon nous ne t’enverrons rien.\n\nLe lien est valable 24 heures.",
    button: "Oui, envoyez-moi la newsletter",
  },
  deletion_scheduled: {
    subject: "Ton compte va être supprimé",
    heading: "Encore 7 jours",
    body: "Tu as supprimé ton compte. Nous le gardons jusqu’au {{when}} ; les autres ne te voient déjà plus. Ensuite, nous effaçons tout ce qui est à toi.\n\nTu as changé d’avis ? Connecte-toi avant cette date et garde ton compte.",
    button: "Me connecter et le garder",
  },
  deletion_done: {
    subject: "Ton compte est supprimé",
    heading: "Bonne continuation",
    body: "Ton compte {{app}} et tout ce qui allait avec sont supprimés. Merci d’avoir été des nôtres.\n\nC’est notre dernier message pour toi.",
    button: "Vers la page d’accueil",
  },
  digest: {
    subject_one: "Une nouveauté pour toi sur {{app}}",
    subject_many: "{{count}} nouveautés pour toi sur {{app}}",
    subject_other: "{{count}} nouveautés pour toi sur {{app}}",
    heading: "Quoi de neuf pour toi",
    body: "{{lines}}\n\nCe mail arrive au plus une fois par jour. Tu peux le désactiver dans les paramètres, sous « Notifications ».",
    button: "Tout voir",
  },
};
