import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Buying, what was bought, one's rights, and the test version. */

/** Codes that the endpoints answer with. */
export const errors = {
  billing_unavailable: "Paiements non disponibles",
  too_young: "Tu peux acheter à partir de 16 ans.",
  subscription_runs: "Ton abonnement est déjà en cours. Tu peux le gérer dans les réglages.",
  nothing_bought: "Tu n’as encore rien acheté.",
  signature_invalid: "Ce message n’est pas correctement signé.",
  withdrawal_over:
    "Tu ne peux plus te rétracter de cet achat : le délai est passé, ou l’argent est déjà remboursé.",
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
    heading: "Merci pour ton achat !",
    body: "Ton paiement est arrivé, Premium est actif dès maintenant.\n\n{{plan}}\n{{amount}} TVA comprise\nCommande {{order}}, payée le {{when}}\n\nTu peux te rétracter dans un délai de 14 jours sans donner de motif. Tu récupères alors la totalité du montant. La facture, les conditions et les informations sur le droit de rétractation avec leur formulaire sont jointes à ce message. Garde-les bien.",
    button: "Mes achats",
  },
  purchase_confirmed_test: {
    subject: "Achat test {{order}} chez {{app}}",
    heading: "Ton achat test a réussi",
    body: "C’était de l’argent de test : rien n’a été débité. Premium est actif dès maintenant.\n\n{{plan}}\n{{amount}} TVA comprise\nCommande {{order}}, payée le {{when}}\n\nTu peux te rétracter dans un délai de 14 jours sans donner de motif. La facture, les conditions et les informations sur le droit de rétractation avec leur formulaire sont jointes à ce message.",
    button: "Mes achats",
  },
  purchase_refunded: {
    subject: "Ton argent te revient : commande {{order}}",
    heading: "Ton argent te revient",
    body: "Nous t’avons remboursé {{amount}} pour « {{plan}} » (commande {{order}}), par le même moyen que celui de ton paiement. Selon ta banque, cela prend quelques jours.\n\nL’avoir est joint à ce message.",
    button: "Mes achats",
  },
  withdrawal_received: {
    subject: "Ta rétractation {{number}} est arrivée",
    heading: "Ta rétractation est arrivée",
    body: "Nous confirmons la réception de ta rétractation.\n\nNuméro : {{number}}\nReçue : {{when}}\nNom : {{name}}\nCommande : {{order}}\nTon message : {{text}}\n\nSi nous pouvons rattacher clairement la rétractation à ton achat, nous te remboursons aussitôt la totalité. Sinon, une personne de l’équipe te contacte ; tout est réglé au plus tard après 14 jours.",
    button: "Ouvrir {{app}}",
  },
  cancellation_received: {
    subject: "Ta résiliation {{number}} est arrivée",
    heading: "Ta résiliation est arrivée",
    body: "Nous confirmons la réception de ta résiliation.\n\nNuméro : {{number}}\nReçue : {{when}}\nNom : {{name}}\nCommande : {{order}}\nTon message : {{text}}\n\nNous vérifions à quel contrat elle se rapporte et t’écrivons quand il prend fin.",
    button: "Ouvrir {{app}}",
  },
  cancellation_received_until: {
    subject: "Ta résiliation {{number}} est arrivée",
    heading: "Ta résiliation est arrivée",
    body: "Nous confirmons la réception de ta résiliation.\n\nNuméro : {{number}}\nReçue : {{when}}\nNom : {{name}}\nCommande : {{order}}\nTon message : {{text}}\n\nTon contrat prend fin le {{until}}. Ensuite, plus rien ne sera prélevé.",
    button: "Ouvrir {{app}}",
  },
  subscription_cancelled: {
    subject: "Ton abonnement chez {{app}} est résilié",
    heading: "Ton abonnement est résilié",
    body: "Tu as résilié ton abonnement le {{when}}. Tu gardes Premium jusqu’au {{until}}, ensuite plus rien ne sera prélevé.\n\nD’ici là, tu peux annuler la résiliation dans les réglages.",
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
  paper_test: "Argent de test : rien n’a été débité.",
  paper_number: "Numéro",
  paper_date: "Date",
  paper_order: "Commande",
  paper_of_invoice: "Facture concernée",
  paper_period: "Période",
  paper_service: "Prestation",
  paper_amount: "Montant",
  paper_vat: "TVA {{rate}} ({{country}})",
  paper_total: "Total, TVA comprise",
  paper_paid: "Le montant est payé. Merci !",
  paper_returned: "Le montant est remboursé par le même moyen que celui du paiement.",
  notice_title: "Informations sur le droit de rétractation",
  notice_right_title: "Droit de rétractation",
  notice_right_text:
    "Tu as le droit de te rétracter du présent contrat sans donner de motif dans un délai de quatorze jours. Le délai de rétractation expire quatorze jours après le jour de la conclusion du contrat.\n\nPour exercer le droit de rétractation, tu dois nous notifier ({{operator}}, {{address}}, {{email}}) ta décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté. Tu peux utiliser le formulaire ci-dessous ou appuyer sur « Renoncer au contrat » sur notre site, mais ni l’un ni l’autre n’est obligatoire. Pour que le délai de rétractation soit respecté, il suffit que tu transmettes ta communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.",
  notice_effect_title: "Effets de la rétractation",
  notice_effect_text:
    "En cas de rétractation de ta part du présent contrat, nous te rembourserons tous les paiements reçus de toi sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de ta décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que tu auras utilisé pour la transaction initiale ; ce remboursement n’occasionnera pas de frais pour toi. Cela vaut pour la totalité du montant, même si tu as demandé que la prestation commence pendant le délai de rétractation.",
  notice_form_title: "Modèle de formulaire de rétractation",
  notice_form_text:
    "Si tu souhaites te rétracter du contrat, complète le présent formulaire et renvoie-le à {{operator}}, {{address}}, {{email}}.\n\nJe notifie par la présente ma rétractation du contrat portant sur la prestation de services ci-dessous (commande {{order}}) :",
  notice_line_contract: "Prestation de services",
  notice_line_ordered: "Commandé le",
  notice_line_name: "Nom",
  notice_line_address: "Adresse",
  notice_line_date: "Date",
  notice_line_signature: "Signature (uniquement en cas de notification du présent formulaire sur papier)",
  local_note: "Argent de test. Aucun argent ne circule ici, rien n’est débité.",
  local_checkout: "Caisse de test",
  local_vat: "TVA comprise",
  local_card: "Carte de test",
  local_cards:
    "4242 4242 4242 4242 paie. 4000 0000 0000 0002 est refusée. 4000 0000 0000 0259 paie et est contestée. Ne saisis pas de vraie carte.",
  local_pay: "Payer avec de l’argent de test",
  local_back: "Retour",
  local_home: "Voir la vue d’ensemble",
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

/** What its pages show to members: ordering, what was bought, the subscription, the test version; and rights for everybody. */
export const pages = {
  plans: {
    "30d": "Premium pour 30 jours",
    "6m": "Premium pour 6 mois",
    monthly: "Abonnement Premium mensuel",
  },
  vat: "TVA comprise",
  per_month: "{{price}} par mois",
  popular: "Populaire",
  save: "{{percent}} d’économie",
  ends_itself: "Se termine tout seul",
  renews_itself: "Renouvelé chaque mois",
  to_pricing: "Tous les prix et tes droits",
  failed: "Ça n’a pas marché. Réessaie, s’il te plaît.",
  test_money: "Argent de test",
  order: {
    title: "Ta commande",
    lead: "Vérifie que tout est correct. Le paiement se fait à la page suivante.",
    plan: "Tu commandes",
    price: "Prix total",
    lasts: "Durée",
    lasts_30d: "30 jours",
    lasts_6m: "6 mois",
    lasts_monthly: "Jusqu’à ta résiliation",
    ending: "Renouvellement",
    ending_pass: "Aucun. Le pass se termine tout seul.",
    ending_monthly:
      "Chaque mois pour {{price}}. Tu peux résilier chaque mois ; Premium se termine alors avec le mois payé.",
    adds: "Il te reste {{days}} de Premium. Le nouveau temps s’ajoute à la fin.",
    start_at_once:
      "Je demande que Premium commence tout de suite, avant la fin du délai de rétractation. Si je me rétracte, tout m’est quand même remboursé.",
    withdrawal: "Tu peux te rétracter pendant 14 jours sans motif et être remboursé entièrement.",
    terms: "Conditions d’utilisation",
    withdrawal_notice: "Information sur la rétractation",
    test_note: "Ici, on paie avec de l’argent de test, rien n’est débité.",
    submit: "Commander avec obligation de paiement",
    other: "Choisir une autre formule",
    unknown: "Cette formule n’existe pas",
    unknown_text: "Le lien est peut-être ancien. Les prix montrent ce qui existe.",
    off: "Paiement indisponible",
    off_text: "On ne peut rien acheter ici en ce moment. Tout ce qui est gratuit continue.",
    young: "On peut acheter à partir de 16 ans",
    young_text:
      "Pour cela, ton âge doit figurer dans ton profil. Il y est faux ? Écris-nous avec le formulaire de contact.",
    unconfirmed: "Confirme d’abord ton adresse e-mail",
    unconfirmed_text:
      "La facture et l’information sur la rétractation partent à {{email}}. Ouvre le lien de notre e-mail, et la suite se passe ici.",
    resend: "Renvoyer le lien",
    resent: "L’e-mail est en route.",
    confirmed: "J’ai confirmé",
    runs: "Ton abonnement est déjà en cours",
    runs_text: "Tu n’as pas besoin d’un deuxième.",
    manage: "Gérer l’abonnement",
  },
  outcome: {
    paid_30d: "30 jours d’adhésion activés",
    paid_6m: "6 mois d’adhésion activés",
    paid_monthly: "Ton abonnement Premium est activé",
    paid_text: "Merci ! Premium est valable jusqu’au {{until}}. La facture arrive par e-mail.",
    go: "C’est parti",
    confirming: "Paiement en cours de confirmation…",
    confirming_text: "Cela ne prend le plus souvent que quelques secondes.",
    slow: "Ton paiement est en route",
    slow_text:
      "Un prélèvement SEPA peut prendre quelques jours. Dès que l’argent est là, Premium s’active tout seul et tu reçois un e-mail.",
    cancelled: "Paiement annulé – rien n’a été débité.",
    cancelled_text: "Tu peux réessayer à tout moment.",
    again: "Réessayer",
  },
  buy: {
    extend: "Prolonger Premium",
    get: "Prendre Premium",
    lead: "Autant de Deals et de groupes que tu veux, et tous les outils Premium te sont ouverts.",
    groups: "Deux groupes sont le maximum ici",
    groups_text:
      "En version gratuite et en version d’essai, tu peux être dans deux groupes. Avec Premium, il n’y a pas de limite.",
    deals: "Tes Deals du jour sont utilisés",
    deals_text: "Demain, il y en a de nouveaux. Avec Premium, il n’y a pas de limite.",
    tools: "Il te faut Premium pour cela",
    remaining: "Il te reste {{days}} de Premium. Un nouvel achat s’ajoute à la fin.",
  },
  settings: {
    title: "Premium",
    remaining: "encore {{days}}",
    extend: "Prolonger",
    renews: "Ton abonnement se renouvelle le {{date}}.",
    ends: "Ton abonnement est résilié. Tu gardes Premium jusqu’au {{date}}.",
    cancel: "Résilier l’abonnement",
    cancelled: "Résilié. Tu gardes Premium jusqu’au {{date}}.",
    undo: "Annuler",
    keep: "Garder l’abonnement",
    kept: "Ton abonnement continue.",
    portal: "Moyen de paiement et reçus",
    test: "Ta version d’essai dure jusqu’au {{date}}.",
  },
  purchases: {
    title: "Mes achats",
    lead: "Tes factures, tes remboursements et ton droit de rétractation.",
    back: "Voir les réglages",
    empty: "Rien d’acheté pour l’instant",
    empty_text: "Ce que tu achètes apparaît ici avec sa facture.",
    load_failed: "Tes achats n’ont pas pu être chargés",
    order: "Commande {{order}}",
    paid: "Payé",
    partly_refunded: "Remboursé en partie",
    refunded: "Remboursé",
    disputed: "Contesté",
    dispute_lost: "Rejeté par la banque",
    amount_back: "{{amount}} remboursés",
    invoice: "Facture {{number}}",
    credit_note: "Avoir {{number}}",
    until: "Rétractation possible jusqu’au {{date}}",
    withdraw: "Se rétracter",
    confirm_title: "Te rétracter de cet achat ?",
    confirm_text: "Les {{amount}} te sont remboursés en entier. Le Premium de cet achat prend fin aussitôt.",
    confirm: "Confirmer la rétractation",
    done: "C’est fait. Ton argent est en route.",
    more: "Afficher d’autres achats",
    more_failed: "Les autres achats ne sont pas arrivés.",
  },
  test: {
    start: "Démarrer la version d’essai",
    start_title: "Essayer {{days}} gratuitement ?",
    start_text:
      "Tous les outils Premium te sont ouverts. Cela ne coûte rien, se termine tout seul après {{days}} et n’est possible qu’une fois par compte.",
    started: "Ta version d’essai a commencé.",
    used: "Tu as déjà utilisé la version d’essai.",
    offer: "Envie d’essayer d’abord ? {{days}} gratuits, sans données de paiement.",
    info: "Ta version d’essai",
    info_text:
      "Jusqu’au {{until}}, tous les outils Premium te sont ouverts. Ensuite elle se termine toute seule, et ce que tu as créé reste lisible.",
    info_caps: "Comme en version gratuite : deux groupes au plus, trois candidatures et les Deals du jour.",
  },
  rights: {
    withdraw_lead:
      "Tu peux te rétracter de tout achat pendant 14 jours sans motif et être remboursé entièrement. Pas besoin de te connecter.",
    cancel_lead:
      "Dis-nous quel contrat tu veux terminer. Pas besoin de te connecter. Les pass se terminent aussi sans résiliation.",
    name: "Ton nom",
    email: "Ton adresse e-mail",
    email_hint: "De préférence celle de ton compte. La confirmation y est envoyée.",
    number: "Numéro de commande ou de facture",
    number_hint: "Il figure dans l’e-mail de ton achat. Avec lui, tout va plus vite.",
    message: "Message",
    kind: "Comment veux-tu résilier ?",
    ordinary: "Résiliation ordinaire",
    for_cause: "Pour motif grave",
    reason: "Ton motif",
    end: "Quand le contrat doit-il se terminer ?",
    earliest: "Le plus tôt possible",
    on_day: "Un jour précis",
    day: "Jour",
    send_withdrawal: "Confirmer la rétractation",
    send_cancellation: "Résilier maintenant",
    withdrawn: "Ta rétractation est arrivée",
    cancelled: "Ta résiliation est arrivée",
    receipt_number: "Numéro",
    receipt_at: "Reçue",
    receipt_text:
      "La confirmation avec tout ce que tu as écrit part à {{email}}. Tu peux aussi garder cette page.",
    print: "Imprimer la page",
    no_script: "Le formulaire a besoin de JavaScript. Un e-mail à {{email}} suffit tout autant.",
  },
} as const satisfies Translation<typeof german.pages, "fr">;

/** The line above every page while the test version runs. */
export const bar = {
  label: "Version d’essai",
  left: "Version d’essai : encore {{time}}",
  more: "Qu’est-ce que c’est ?",
} as const satisfies Translation<typeof german.bar, "fr">;

/** The page of prices, which carries no script. */
export const pricing = {
  title: "Prix",
  description:
    "Ce que coûte Premium chez Kompagnon : 30 jours, 6 mois ou chaque mois. Avec 14 jours de rétractation et une version d’essai gratuite.",
  headline: "Participer est gratuit. Premium a un prix, et le voici.",
  lead: "Profil, matching, groupes et discussions sont gratuits. Premium enlève les limites et ouvre tous les outils.",
  name_30d: "30 jours",
  name_6m: "6 mois",
  name_monthly: "Mensuel",
  badge_30d: "Sans abonnement",
  badge_monthly: "Résiliable chaque mois",
  once: "une fois, TVA comprise",
  monthly: "chaque mois, TVA comprise",
  no_renewal: "Se termine tout seul",
  renewal: "Court jusqu’à ta résiliation",
  feature_deals: "Autant de Deals par jour que tu veux",
  feature_groups: "Dans autant de groupes que tu veux",
  feature_tools: "Tous les outils Premium",
  choose: "Choisir : {{plan}}",
  info: "Ce sur quoi tu peux compter",
  info_withdrawal: "14 jours de rétractation",
  info_withdrawal_text: "Si ça ne te plaît pas, tout t’est remboursé. Sans motif et sans connexion.",
  info_test: "{{days}} d’essai gratuit",
  info_test_text: "Une fois par compte, sans données de paiement. La version d’essai se termine toute seule.",
  info_renewal: "Pas de renouvellement automatique",
  info_renewal_text:
    "Les pass de 30 jours et de 6 mois se terminent tout seuls. Seul l’abonnement continue, et tu le résilies quand tu veux, chaque mois.",
  test_start: "Démarrer la version d’essai",
  faq: "Questions fréquentes",
  faq_stack: "Que se passe-t-il si je prolonge ?",
  faq_stack_text: "Le nouveau temps s’ajoute à la fin. Aucun jour déjà payé n’est perdu.",
  faq_pay: "Comment puis-je payer ?",
  faq_pay_text:
    "Par carte, PayPal ou prélèvement SEPA, sur la page de notre prestataire de paiement. Nous ne voyons jamais tes données de carte.",
  faq_after: "Que reste-t-il quand Premium se termine ?",
  faq_after_text:
    "Tout ce que tu as créé reste lisible. Les limites de la version gratuite s’appliquent à nouveau, et rien n’est supprimé.",
  compare: "Six mois en comparaison",
  compare_rival: "Un autre fournisseur",
  compare_ours: "{{price}} une fois",
  compare_theirs: "{{month}} par mois et {{once}} une fois",
  compare_note:
    "Prix de l’autre fournisseur selon ses propres indications, état : {{date}}. Le contenu des offres diffère.",
  call: "Commence gratuitement",
  call_text: "Rencontre d’abord les gens. Tu décideras de Premium plus tard.",
  call_action: "Participer gratuitement",
  call_member: "Voir la vue d’ensemble",
  guest_bar: "Tu découvres ? Essaie tous les outils gratuitement pendant {{days}}.",
  guest_action: "S’inscrire",
} as const satisfies Translation<typeof german.pricing, "fr">;

/** The list of cases that a person decides. */
export const staff = {
  title: "Vérifier les paiements",
  lead: "Paiements et déclarations auxquels aucune règle ne correspond.",
  open: "Ouverts",
  closed: "Réglés",
  empty: "Rien à vérifier",
  empty_text: "Tout a pu être attribué.",
  load_failed: "Les cas n’ont pas pu être chargés",
  payment: "Paiement",
  withdrawal: "Rétractation",
  cancellation: "Résiliation",
  unknown_member: "Le membre est inconnu",
  amount: "Le montant ne correspond pas à la commande",
  currency: "La devise ne correspond pas",
  plan: "La formule ne correspond pas à la commande",
  no_match: "Ne correspond à aucun achat",
  provider_refused: "Le prestataire de paiement a refusé",
  second_subscription: "Un second abonnement : il ne se renouvelle pas",
  found: "Trouvé",
  facts: {
    order: "Commande",
    number: "Numéro de commande ou de facture",
    name: "Nom",
    email: "E-mail",
    kind: "Type",
    end: "Fin du contrat",
    amount: "Montant en centimes",
    currency: "Devise",
    plan: "Formule",
  },
  note: "Note",
  note_missing: "Note brièvement ce que tu as décidé.",
  refund: "Rembourser entièrement",
  resolve: "Clore le cas",
  resolved: "Le cas est clos.",
  resolved_at: "Réglé le {{date}}",
  more: "Afficher d’autres cas",
  more_failed: "Les autres cas ne sont pas arrivés.",
} as const satisfies Translation<typeof german.staff, "fr">;

/** What the forms of declarations say themselves. */
export const checks = {
  name_missing: "Indique ton nom, s’il te plaît.",
  declarer_email: "Indique une adresse e-mail valable.",
  reason_missing: "Indique ton motif.",
  day_missing: "Choisis un jour.",
} as const satisfies Translation<typeof german.checks, "fr">;

/** Articles of the help centre. */
export const help = {
  premium: {
    title: "Acheter et prolonger Premium",
    keywords: "prix, payer, adhésion, pass, abonnement, facture, paiement, carte, PayPal, SEPA",
    body: "Il y a trois chemins vers Premium :\n\n- 30 jours, se termine tout seul\n- 6 mois, se termine tout seul\n- un abonnement que tu peux résilier chaque mois\n\nSi tu rachètes, le nouveau temps s’ajoute à la fin. Tes factures sont dans les réglages sous « Sécurité », à « Mes achats ».",
  },
  test_version: {
    title: "La version d’essai",
    keywords: "gratuit, essayer, test, compte à rebours",
    body: "La version d’essai ouvre tous les outils Premium, ne coûte rien et se termine toute seule. Tu peux la démarrer une fois.\n\n- Une ligne en haut montre combien de temps il reste.\n- Tu peux être dans deux groupes.\n- Ce que tu as créé reste lisible ensuite.",
  },
  withdraw_purchase: {
    title: "Se rétracter d’un achat",
    keywords: "rétractation, remboursement, argent, 14 jours, avoir",
    body: "Pendant 14 jours, tu peux te rétracter de tout achat sans motif. Le montant entier t’est remboursé.\n\n1. Ouvre « Mes achats » dans les réglages.\n2. Appuie sur « Se rétracter » à côté de l’achat.\n3. Confirme la rétractation.\n\nSans connexion, passe par « Se rétracter du contrat » au bas de chaque page.",
  },
  cancel_subscription: {
    title: "Résilier l’abonnement",
    keywords: "résiliation, résilier, terminer, abonnement, contrat",
    body: "Tu résilies ton abonnement dans les réglages sous « Sécurité », d’une seule pression. Tu gardes Premium jusqu’à la fin du mois payé, et d’ici là tu peux changer d’avis.\n\nSans connexion, passe par « Résilier les contrats ici » au bas de chaque page. Les pass de 30 jours et de 6 mois n’ont pas besoin d’être résiliés.",
  },
} as const satisfies Translation<typeof german.help, "fr">;
