import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Members’ keys: why something is refused. */
export const errors = {
  identity_exists: "Tu as déjà une clé. Recharge la page.",
} as const satisfies Translation<typeof german.errors, "fr">;

/** The passphrase: set up, unlocked, recovered, changed. */
export const pages = {
  set_up: {
    title: "Ta phrase secrète",
    lead: "Ce que tu écris ici est chiffré sur ton appareil avant de nous parvenir. Personne ne peut le lire, à part toi et les personnes que tu invites. Pas même nous. Pour cela, tu choisis une fois une phrase secrète.",
    no_reset:
      "Nous ne la connaissons pas et ne pouvons pas la réinitialiser. C’est pourquoi tu reçois aussi un code de récupération dans un instant.",
    next: "Continuer",
  },
  passphrase: {
    label: "Phrase secrète",
    hint: "Au moins 10 caractères. Quatre mots sans rapport entre eux conviennent bien. N’utilise pas ton mot de passe de connexion.",
    short: "Encore trop courte",
    long: "Trop longue",
    weak: "Facile à deviner. Quelques mots de plus la rendent sûre.",
    fine: "Bien",
    strong: "Très bien : difficile à deviner",
  },
  code: {
    title: "Ton code de récupération",
    lead: "Si tu oublies la phrase secrète, c’est le seul moyen de rouvrir tes documents. Nous ne l’affichons que maintenant. Range-le avec tes papiers importants.",
    copy: "Copier",
    copied: "Code copié",
    copy_failed: "La copie n’a pas marché. Note le code à la main.",
    print: "Imprimer",
    download: "Enregistrer en fichier",
    file_title: "{{name}} : code de récupération",
    file_text: "Toute personne qui a ce code et l’accès à ton compte peut lire tes documents chiffrés.",
    have_it: "Je l’ai mis en lieu sûr",
    check: "Pour vérifier : quel est le groupe de quatre caractères n° {{group}} ?",
    check_wrong: "Ce n’est pas ça. Vérifie encore une fois.",
    again: "Revoir le code",
    finish: "Terminer",
  },
  unlock: {
    title: "Ouvrir avec ta phrase secrète",
    lead: "Sur cet appareil, il ne te la faut qu’une fois, jusqu’à ta déconnexion.",
    wrong: "Ce n’est pas ta phrase secrète.",
    forgotten: "Phrase secrète oubliée ?",
    open: "Ouvrir",
    by_passkey: "Ouvrir avec une clé d’accès",
  },
  recover: {
    title: "Phrase secrète oubliée",
    lead: "Saisis le code de récupération reçu lors de la configuration. Majuscules et tirets n’ont pas d’importance.",
    code: "Code de récupération",
    wrong: "Ce code ne correspond pas à ton compte.",
    lost: "Tu n’as plus le code non plus ?",
    next: "Continuer",
    new_lead: "Le code est bon. Choisis maintenant une nouvelle phrase secrète. Le code reste valable.",
    new: "Nouvelle phrase secrète",
    save: "Définir la nouvelle phrase secrète",
    done: "La nouvelle phrase secrète est active.",
  },
  over: {
    title: "Tout recommencer",
    lead: "Tu reçois une nouvelle clé. Les documents chiffrés que personne d’autre ne pouvait ouvrir sont alors perdus pour toujours. Les personnes avec qui tu partages un document peuvent te le rouvrir.",
    confirm: "Recommencer",
    done: "Tu as une nouvelle clé.",
  },
  settings: {
    title: "Phrase secrète pour les documents chiffrés",
    lead: "Les présentations sont chiffrées sur ton appareil. Nous ne pouvons ni lire leur contenu ni réinitialiser la phrase secrète.",
    since: "Valable depuis le",
    set_up: "Configurer une phrase secrète",
    set_up_done: "Ta phrase secrète est configurée.",
    change: "Changer la phrase secrète",
    change_confirm: "Changer",
    current: "Phrase secrète actuelle",
    changed: "Phrase secrète changée.",
    new_code: "Nouveau code de récupération",
    rarely: "Code perdu ou tout recommencer",
    code_lead: "Le code actuel ne sera alors plus valable.",
    code_last: "Pour finir : montre que c’est bien toi. Le nouveau code n’est valable qu’ensuite.",
    code_confirm: "Activer le nouveau code",
    code_changed: "Le nouveau code est actif.",
    over: "Tout recommencer",
    here_open: "Ouverte sur cet appareil jusqu’à ta déconnexion.",
    here_locked: "Verrouillée sur cet appareil.",
    lock: "Verrouiller",
    unlock: "Déverrouiller",
  },
  passkey: {
    add: "Autoriser une clé d’accès",
    lead: "À la place de la phrase secrète, l’empreinte, le visage ou le code de l’appareil suffira. La phrase secrète reste valable.",
    none: "Tu n’as pas encore de clé d’accès. Crées-en une d’abord, plus haut, sous « Clés d’accès ».",
    touch_lead: "La phrase secrète est correcte. Ton navigateur demande maintenant la clé d’accès.",
    touch: "Choisir une clé d’accès",
    last: "Pour finir, montre que c’est bien toi. La clé d’accès n’ouvrira tes documents qu’ensuite.",
    confirm: "Autoriser cette clé",
    added: "Cette clé d’accès ouvre désormais aussi tes documents chiffrés.",
    list: "Clés d’accès qui ouvrent tes documents",
    since: "Ouvre depuis le",
    unnamed: "Clé d’accès",
    remove: "Retirer",
    remove_named: "Retirer : {{name}}",
    removed: "Cette clé d’accès n’ouvre plus tes documents. Tu peux toujours te connecter avec.",
    cancelled: "L’opération a été annulée ou a pris trop de temps. Réessaie si tu veux.",
    unable:
      "Cette clé d’accès ne peut pas le faire. Prends-en une autre, recrée-la ou utilise la phrase secrète.",
    failed: "La clé d’accès n’a rien pu ouvrir. Utilise la phrase secrète.",
  },
  trouble: {
    weak_lock:
      "Le serveur demande une protection plus faible que prévu. Par sécurité, rien n’est ouvert ici. Contacte-nous.",
    memory: "Cet appareil manque de mémoire pour cela. Ferme d’autres onglets et réessaie.",
    browser: "Ce navigateur ne sait pas encore le faire. Utilises-en un plus récent.",
    failed: "Ça n’a pas marché. Réessaie.",
  },
} as const satisfies Translation<typeof german.pages, "fr">;

/** Its article in the help centre. */
export const help = {
  passphrase: {
    title: "Phrase secrète et documents chiffrés",
    keywords:
      "phrase secrète, chiffré, bout en bout, code de récupération, clé, présentation, numéro de sécurité",
    body: "Les présentations sont chiffrées sur ton appareil avant de nous parvenir. Seules les personnes que tu invites, et celles qui ont un lien de ta part, peuvent les lire. Nous n’en voyons pas le contenu. Ce que nous voyons : les noms des versions, qui participe et quand quelqu’un modifie quelque chose.\n\n1. La première fois, tu choisis une phrase secrète. Cela prend moins d’une minute.\n2. Ensuite, tu reçois un code de récupération. Imprime-le ou garde-le en lieu sûr.\n3. Sur chaque appareil, tu saisis la phrase secrète une fois après la connexion. Avec une clé d’accès, l’empreinte ou le visage suffit aussi : autorise-la sous « $t(settings:title) », « $t(settings:tabs.security) ».\n\nSi tu oublies la phrase secrète, seul le code de récupération aide. Nous ne pouvons pas la réinitialiser. Si les deux sont perdus, recommence sous « $t(settings:title) », « $t(settings:tabs.security) » : les documents que personne d’autre ne pouvait ouvrir sont alors perdus.\n\nTu veux avoir la certitude que personne ne s’interpose ? Sous « $t(documents:share.button) », compare le numéro de sécurité avec l’autre personne, de préférence au téléphone.",
  },
} as const satisfies Translation<typeof german.help, "fr">;
