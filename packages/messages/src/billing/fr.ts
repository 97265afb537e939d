import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Buying, what was bought, one's rights, and the test version. */

/** Codes that the endpoints answer with. */
export const errors = {
  billing_unavailable: "Paiements non disponibles",
  too_young: "Tu peux acheter à partir de 16 ans.",
  subscription_runs: "Ton abonnement est déjà en cours. Tu peux le gérer dans les paramètres.",
  nothing_bought: "Tu n’as encore rien acheté.",
  signature_invalid: "Ce message n’est pas correctement signé.",
  withdrawal_over:
    "Tu ne peux plus te rétracter de cet achat : le délai est passé, ou l’argent est déjà remboursé.",
  papers_unavailable: "Impossible de créer le fichier PDF pour l’instant. Réessaie dans un moment.",
  no_subscription: "Tu n’as pas d’abonnement en cours.",
  test_version_used: "Tu as déjà profité de la version d’essai. (already used)",
  premium_already: "Tu as déjà Premium. Tu n’as pas besoin de la version d’essai.",
  already_resolved: "Quelqu’un s’en est déjà occupé.",
  nothing_to_refund: "Il n’y a ici aucun paiement à rembourser.",
} as const satisfies Translation<typeof german.errors, "fr">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  premium_expiring: {
    name: "Premium ou la version d’essai se termine bientôt",
    premium: {
      title: "Ton Premium se termine bientôt",
      text: "Prolonge-le maintenant et tout continue sans interruption.",
      line: "Ton Premium se termine bientôt",
    },
    test: {
      title: "Ta version d’essai se termine bientôt",
      text: "Ce que tu as créé reste. Avec Premium, tu continues à y travailler.",
      line: "Ta version d’essai se termine bientôt",
    },
  },
} as const satisfies Translation<typeof german.notifications, "fr">;

/** Mails. */
export const mails = {
  purchase_confirmed: {
    subject: "Ta commande {{order}} chez {{app}}",
    heading: "Merci pour ton achat !",
    body: "Ton paiement est arrivé, Premium est actif dès maintenant.\n\n{{plan}}\n{{amount}} TVA comprise\nCommande {{order}}, payée le {{when}}\n\nTu peux te rétracter dans un délai de 14 jours sans donner de motif. Tu récupères alors la totalité du montant. La facture, les conditions et les informations sur le droit de rétractation avec leur formulaire sont jointes à ce message. Garde-les bien.",
    button: "Mes achats",
  },
  purchase_confirmed_test: {
    subject: "Achat test {{order}} chez {{app}}",
    heading: "Ton achat test a réussi",
    body: "C’était de l’argent fictif : rien n’a été débité. Premium est actif dès maintenant.\n\n{{plan}}\n{{amount}} TVA comprise\nCommande {{order}}, payée le {{when}}\n\nTu peux te rétracter dans un délai de 14 jours sans donner de motif. La facture, les conditions et les informations sur le droit de rétractation avec leur formulaire sont jointes à ce message.",
    button: "Mes achats",
  },
  purchase_refunded: {
    subject: "Ton argent te revient : commande {{order}}",
    heading: "Ton argent te revient",
    body: "Nous t’avons remboursé {{amount}} pour « {{plan}} » (commande {{order}}), par le même moyen que celui de ton paiement. Selon ta banque, cela prend quelques jours.\n\nL’avoir est joint à ce message.",
    button: "Mes achats",
  },
  withdrawal_received: {
    subject: "Ta rétractation {{number}} est arrivée",
    heading: "Ta rétractation est arrivée",
    body: "Nous confirmons la réception de ta rétractation.\n\nNuméro : {{number}}\nReçue : {{when}}\nNom : {{name}}\nCommande : {{order}}\nTon message : {{text}}\n\nSi nous pouvons rattacher clairement la rétractation à ton achat, nous te remboursons aussitôt la totalité. Sinon, une personne de l’équipe te contacte ; tout est réglé au plus tard après 14 jours.",
    button: "Ouvrir {{app}}",
  },
  cancellation_received: {
    subject: "Ta résiliation {{number}} est arrivée",
    heading: "Ta résiliation est arrivée",
    body: "Nous confirmons la réception de ta résiliation.\n\nNuméro : {{number}}\nReçue : {{when}}\nNom : {{name}}\nCommande : {{order}}\nTon message : {{text}}\n\nNous vérifions à quel contrat elle se rapporte et t’écrivons quand il prend fin.",
    button: "Ouvrir {{app}}",
  },
  cancellation_received_until: {
    subject: "Ta résiliation {{number}} est arrivée",
    heading: "Ta résiliation est arrivée",
    body: "Nous confirmons la réception de ta résiliation.\n\nNuméro : {{number}}\nReçue : {{when}}\nNom : {{name}}\nCommande : {{order}}\nTon message : {{text}}\n\nTon contrat prend fin le {{until}}. Ensuite, plus rien ne sera prélevé.",
    button: "Ouvrir {{app}}",
  },
  subscription_cancelled: {
    subject: "Ton abonnement chez {{app}} est résilié",
    heading: "Ton abonnement est résilié",
    body: "Tu as résilié ton abonnement le {{when}}. Tu gardes Premium jusqu’au {{until}}, ensuite plus rien ne sera prélevé.\n\nD’ici là, tu peux annuler la résiliation dans les paramètres.",
    button: "Ouvrir {{app}}",
  },
  premium_expiring: {
    subject: "Ton Premium chez {{app}} se termine le {{until}}",
    heading: "Ton Premium se termine bientôt",
    body: "Ton Premium se termine le {{until}}. Il ne se prolonge pas tout seul. Si tu en rachètes avant, nous ajoutons simplement la nouvelle période à la suite.\n\nTout ce que tu as créé reste lisible et peut être exporté.",
    button: "Prolonger Premium",
  },
  test_expiring: {
    subject: "Ta version d’essai chez {{app}} se termine le {{until}}",
    heading: "Ta version d’essai se termine bientôt",
    body: "Ta version d’essai se termine le {{until}}. Elle ne coûte rien et ne se prolonge pas.\n\nTout ce que tu as créé reste lisible. Avec Premium, tu continues à y travailler.",
    button: "Voir Premium",
  },
} as const satisfies Translation<typeof german.mails, "fr">;

/** What only the server says: names of plans, papers, and the pages of the payments with test money. */
export const messages = {
  plan_30d: "Premium pour 30 jours",
  plan_6m: "Premium pour 6 mois",
  plan_monthly: "Abonnement Premium, mensuel",
  paper_invoice: "Facture",
  paper_credit_note: "Avoir",
  paper_test: "Argent fictif : rien n’a été débité.",
  paper_number: "Numéro",
  paper_date: "Date",
  paper_order: "Commande",
  paper_of_invoice: "Facture concernée",
  paper_period: "Période",
  paper_service: "Prestation",
  paper_amount: "Montant",
  paper_vat: "TVA {{rate}} ({{country}})",
  paper_total: "Total, TVA comprise",
  paper_paid: "Le montant est payé. Merci !",
  paper_returned: "Le montant est remboursé par le même moyen que celui du paiement.",
  notice_title: "Informations sur le droit de rétractation",
  notice_right_title: "Droit de rétractation",
  notice_right_text:
    "Tu as le droit de te rétracter du présent contrat sans donner de motif dans un délai de quatorze jours. Le délai de rétractation expire quatorze jours après le jour de la conclusion du contrat.\n\nPour exercer le droit de rétractation, tu dois nous notifier ({{operator}}, {{address}}, {{email}}) ta décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté. Tu peux utiliser le formulaire ci-dessous ou appuyer sur « Renoncer au contrat » sur notre site, mais ni l’un ni l’autre n’est obligatoire. Pour que le délai de rétractation soit respecté, il suffit que tu transmettes ta communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.",
  notice_effect_title: "Effets de la rétractation",
  notice_effect_text:
    "En cas de rétractation de ta part du présent contrat, nous te rembourserons tous les paiements reçus de toi sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de ta décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que tu auras utilisé pour la transaction initiale ; ce remboursement n’occasionnera pas de frais pour toi. Cela vaut pour la totalité du montant, même si tu as demandé que la prestation commence pendant le délai de rétractation.",
  notice_form_title: "Modèle de formulaire de rétractation",
  notice_form_text:
    "Si tu souhaites te rétracter du contrat, complète le présent formulaire et renvoie-le à {{operator}}, {{address}}, {{email}}.\n\nJe notifie par la présente ma rétractation du contrat portant sur la prestation de services ci-dessous (commande {{order}}) :",
  notice_line_contract: "Prestation de services",
  notice_line_ordered: "Commandé le",
  notice_line_name: "Nom",
  notice_line_address: "Adresse",
  notice_line_date: "Date",
  notice_line_signature: "Signature (uniquement en cas de notification du présent formulaire sur papier)",
  local_note: "Argent fictif. Aucun argent ne circule ici, rien n’est débité.",
  local_checkout: "Caisse de test",
  local_vat: "TVA comprise",
  local_card: "Carte de test",
  local_cards:
    "4242 4242 4242 4242 paie. 4000 0000 0000 0002 est refusée. 4000 0000 0000 0259 paie et est contestée. Ne saisis pas de vraie carte.",
  local_pay: "Payer avec de l’argent fictif",
  local_back: "Retour",
  local_home: "Vers le tableau de bord",
  local_gone: "Cette page a expiré",
  local_declined: "La carte a été refusée. Rien n’a été débité.",
  local_no_card: "Ce n’est pas une carte de test. N’en saisis pas de vraie, s’il te plaît.",
  local_portal: "Portail de test",
  local_subscription: "Abonnement",
  local_method: "Moyen de paiement",
  local_payments: "Paiements",
  local_none: "Rien ici",
  local_returned: "remboursé",
  local_renews: "En cours, prochain prélèvement le {{until}}",
  local_ends: "Résilié, actif jusqu’au {{until}}",
  local_ended: "Terminé",
  local_cancel: "Résilier",
  local_keep: "Le garder quand même",
} as const satisfies Translation<typeof german.messages, "fr">;
