import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Questions of people who start an online business in Germany. */
export const pages = {
  title: "Questions pour se lancer",
  intro:
    "Ce que presque tout le monde veut savoir avant de se lancer en ligne : déclaration, impôts, obligations, argent.",
  law: "Tout ceci décrit le droit allemand. Si tu vis ou vends ailleurs, d’autres règles peuvent s’y appliquer.",
  advice:
    "Ceci n’est pas un conseil juridique ni fiscal. Si l’enjeu est important, demande à une avocate, à un avocat ou à un cabinet fiscal.",
  to_tools: "Voir les outils",
  search: "Rechercher dans les questions",
  placeholder: "Par exemple : TVA",
  contents: "Thèmes",
  results_one: "{{count}} question trouvée",
  results_many: "{{count}} de questions trouvées",
  results_other: "{{count}} questions trouvées",
  empty_title: "Aucun résultat pour « {{words}} »",
  empty_text: "Essaie un autre mot ou parcours les thèmes.",
  show_all: "Afficher toutes les questions",
  sources: "Sources",
  checked: "Vérifié le {{date}}",
  link: "Copier le lien vers cette question",
  copied: "Lien copié.",
  copy_failed: "La copie n’a pas marché. Voici le lien : {{address}}",
  section: {
    start: "Déclarer son activité",
    taxes: "Impôts",
    forms: "Formes juridiques",
    duties: "Obligations en ligne",
    work: "Travailler ensemble",
    platforms: "Plateformes",
    money: "Argent et assurances",
  },
} as const satisfies Translation<typeof german.pages, "fr">;

/** What is asked, and what the answer is. */
export const questions = {
  trade_registration: {
    q: "Dois-je déclarer une activité, et comment ?",
    a: "Oui, dès que tu travailles à ton compte, durablement et pour en tirer un bénéfice, sans exercer de profession libérale : c’est donc presque toujours le cas pour une boutique en ligne, une agence, le dropshipping ou des revenus publicitaires. Tu déclares ton activité (Gewerbeanmeldung) au Gewerbeamt de ta commune au moment où tu commences, et pas seulement au premier bénéfice. Souvent, c’est possible en ligne. Cela coûte quelques dizaines d’euros selon la commune.\n\nLe Gewerbeamt prévient le fisc, la chambre de commerce ou des métiers et l’assurance accidents (Berufsgenossenschaft). Tu dois quand même remplir toi-même le questionnaire fiscal. Sans déclaration, tu risques une amende.",
  },
  freelancer_or_trade: {
    q: "Suis-je en profession libérale ou en activité commerciale ?",
    a: "Sont libérales (Freie Berufe) les professions que cite la loi sur l’impôt sur le revenu et celles qui leur ressemblent : écriture, traduction, enseignement, création artistique, ingénierie, médecine, droit. Tu n’as alors pas besoin de déclarer un Gewerbe et tu ne paies pas de Gewerbesteuer.\n\nPresque tout le reste est un Gewerbe : commerce, dropshipping, affiliation, agence de publicité, courtage. Le coaching, le développement de logiciels et les réseaux sociaux peuvent être l’un ou l’autre, selon ta formation et le contenu. Au final, c’est le fisc qui décide. Si tu fais les deux, sépare les recettes : sinon, dans une GbR, tout peut devenir commercial.",
  },
  beside_job: {
    q: "Puis-je avoir une petite activité à côté de mon emploi ?",
    a: "Le plus souvent, oui. Lis ton contrat de travail : il faut souvent prévenir ton employeur ou lui demander son accord. Tu ne dois pas lui faire concurrence, et ton travail ne doit pas en souffrir. Les fonctionnaires ont en général besoin d’une autorisation.\n\n« Kleingewerbe » veut seulement dire que ton activité n’a pas besoin d’une organisation commerciale et ne figure pas au registre du commerce. Elle se déclare quand même. L’assurance maladie reste liée à ton emploi tant qu’il est ton activité principale ; préviens quand même ta caisse. Le bénéfice va dans ta déclaration de revenus.",
  },
  beside_school: {
    q: "Et pendant l’école, la formation ou les études ?",
    a: "Là aussi, tu déclares ton activité. Fais attention à quelques points : dans l’assurance familiale, ton revenu doit rester sous une limite fixée chaque année, et l’activité indépendante ne doit pas être ton activité principale. Pendant les études, la caisse demande combien d’heures tu travailles ; jusqu’à environ 20 par semaine, tu gardes en général le statut étudiant. Pour le BAföG, ton bénéfice compte comme revenu. En formation, lis ton contrat. Pour les allocations familiales (Kindergeld), après une première formation, c’est ton temps de travail qui compte. Renseigne-toi auprès de la caisse et du bureau du BAföG avant de commencer.",
  },
  under_18: {
    q: "Puis-je me lancer avant 18 ans ?",
    a: "Oui, avec de l’aide. Tes parents doivent t’autoriser à exploiter une entreprise, et le tribunal de la famille doit approuver. Il veut voir que tu as assez de maturité et un plan ; un business plan aide. Ensuite tu peux faire presque tout ce que l’activité demande.\n\nCertaines choses restent soumises à autorisation, comme un crédit. Sans cette autorisation, tes contrats sont souvent nuls. Beaucoup de plateformes et de services de paiement exigent aussi la majorité.",
  },
  name: {
    q: "Puis-je donner n’importe quel nom à mon affaire ?",
    a: "Presque. Sans inscription au registre du commerce, tu agis sous ton prénom et ton nom ; un nom de fantaisie à côté est permis s’il ne trompe personne. Les sociétés inscrites choisissent librement, mais avec un ajout comme e. K., UG (haftungsbeschränkt) ou GmbH.\n\nLe nom ne doit porter atteinte ni à une marque ni à un nom de société plus anciens. Cherche donc d’abord au registre de l’office allemand des brevets et des marques, au registre du commerce et sur le web. Une adresse Internet libre ne prouve rien. Tu peux déposer ton propre nom comme marque.",
  },
  tax_questionnaire: {
    q: "Comment obtenir un numéro fiscal ?",
    a: "Dans le mois qui suit le lancement, tu envoies le questionnaire fiscal (Fragebogen zur steuerlichen Erfassung) en ligne, par ELSTER. Tu y estimes ton chiffre d’affaires et ton bénéfice et tu indiques si tu choisis le régime des petites entreprises. Estime honnêtement : tes acomptes dépendent du bénéfice.\n\nTu reçois ensuite un numéro fiscal pour ton activité. Ce n’est pas ton identifiant fiscal, qui te suit toute la vie. Le numéro de TVA pour les échanges dans l’UE se demande dans le même questionnaire, ou plus tard auprès du Bundeszentralamt für Steuern.",
  },
  small_business: {
    q: "Qu’est-ce que le régime des petites entreprises (Kleinunternehmer) ?",
    a: "Tu ne factures pas de TVA, mais tu n’en récupères pas non plus. Depuis 2025, la règle est la suivante : ton chiffre d’affaires était d’au plus 25 000 € l’année précédente, et il ne dépasse pas 100 000 € dans l’année en cours. La vente qui te fait dépasser 100 000 € est déjà imposable, même en cours d’année. L’année du lancement, c’est directement la limite de 25 000 € qui s’applique, sans extrapolation.\n\nTu peux y renoncer, et c’est alors pour cinq ans. C’est intéressant si tu achètes beaucoup ou si tu vends surtout à des entreprises. Tes factures doivent mentionner l’exonération.",
  },
  eu_vat: {
    q: "Je vends dans d’autres pays de l’UE. Où payer la TVA ?",
    a: "Si tu vends des biens ou des services numériques à des particuliers d’autres pays de l’UE, la TVA allemande s’applique tant que ces ventes ne dépassent pas 10 000 € nets par an, tous ces pays confondus. Au-delà, c’est le taux du pays de ta clientèle.\n\nPour ne pas devoir t’inscrire partout, il existe le guichet unique (OSS) : une déclaration par trimestre au Bundeszentralamt für Steuern. Inscris-toi avant. Si ta marchandise est stockée à l’étranger, par exemple dans un programme de logistique, il te faut en général une inscription sur place. Fais-toi conseiller sur ce point.",
  },
  reverse_charge: {
    q: "J’achète de la publicité et des logiciels à l’étranger. C’est quoi, l’autoliquidation ?",
    a: "Pour les services que des sociétés étrangères fournissent à des entreprises allemandes, c’est souvent toi qui dois la TVA. La facture n’en indique alors pas, mais porte une mention comme « Reverse Charge ». Tu calcules la TVA allemande, tu la déclares au fisc et tu la déduis en même temps.\n\nAu régime des petites entreprises, tu dois aussi la payer, mais sans rien déduire : 100 € de publicité deviennent 119 €. Cela concerne les comptes publicitaires, les systèmes de boutique et les abonnements. À l’inverse, quand tu factures une société d’un autre pays de l’UE, c’est souvent sans TVA, et il te faut les deux numéros de TVA.",
  },
  income_tax: {
    q: "Combien d’impôt sur le revenu vais-je payer ?",
    a: "Ce n’est pas le chiffre d’affaires qui est imposé, mais le bénéfice : les recettes moins les dépenses professionnelles, avec tes autres revenus, par exemple ceux d’un emploi. En 2026, 12 348 € de revenu imposable par an ne sont pas imposés ; ensuite, le taux monte de 14 % à 42 %, et à 45 % pour les très hauts revenus.\n\nLe fisc fixe en général des acomptes trimestriels, au 10 mars, 10 juin, 10 septembre et 10 décembre. Mets une part de chaque bénéfice sur un compte à part ; un quart à un tiers convient souvent, plus si tu gagnes beaucoup. Ainsi, l’avis d’imposition ne te prendra pas par surprise.",
  },
  trade_tax: {
    q: "À partir de quand paie-t-on la taxe professionnelle allemande (Gewerbesteuer) ?",
    a: "Les entreprises individuelles et les sociétés de personnes comme la GbR ont un abattement de 24 500 € de bénéfice par an. Seul ce qui dépasse est imposé, selon le coefficient (Hebesatz) de ta commune : bénéfice après abattement fois 3,5 % fois le coefficient.\n\nUne grande partie est imputée sur ton impôt sur le revenu, jusqu’à quatre fois la base de calcul ; avec les coefficients habituels, il reste peu à payer. L’UG et la GmbH n’ont pas d’abattement et paient dès le premier euro. Les professions libérales ne paient pas de Gewerbesteuer.",
  },
  crypto: {
    q: "Comment les gains en crypto sont-ils imposés ?",
    a: "Si tu détiens des cryptos à titre privé et que tu les vends ou les échanges dans l’année, le gain est imposable. Si tous ces gains restent sous 1 000 € par an, rien n’est dû ; à partir de 1 000 €, tout le montant compte. Après plus d’un an, la vente n’est pas imposée. Échanger une crypto contre une autre ou payer en cryptos est aussi une vente.\n\nLes revenus de staking ou de lending sont imposables dès 256 € par an. Si tu fais du trading à titre professionnel ou si tu acceptes des cryptos dans ton activité, d’autres règles s’appliquent. Note chaque opération avec sa date et sa valeur en euros.",
  },
  affiliate: {
    q: "Que faut-il savoir sur les revenus d’affiliation ?",
    a: "Les commissions sont des recettes de Gewerbe : à déclarer, à noter, à imposer. Les bons d’achat et les produits gratuits comptent aussi, à leur valeur. Le décompte du programme partenaire vaut souvent facture et remplace la tienne ; vérifie que la TVA et le régime des petites entreprises y sont corrects.\n\nSi le programme est établi dans un autre pays de l’UE, tu factures en général sans TVA allemande, mais il te faut un numéro de TVA. Les liens d’affiliation sont de la publicité : signale-les sur place avec « Werbung » ou « Anzeige ». Un astérisque expliqué seulement plus bas ne suffit pas à coup sûr.",
  },
  invoices: {
    q: "Que doit contenir ma facture ?",
    a: "Ton nom et ton adresse et ceux de ta clientèle, ton numéro fiscal ou de TVA, la date, un numéro de facture continu, ce que tu as livré et quand, le montant net, le taux et le montant de la taxe. Jusqu’à 250 € TTC, il en faut moins.\n\nAu régime des petites entreprises, tu n’indiques pas de TVA et tu ajoutes une mention de l’exonération. Une TVA indiquée sans en avoir le droit est en général due quand même. Une entreprise doit recevoir sa facture sous six mois. Garde tes factures huit ans.",
  },
  e_invoices: {
    q: "La facture électronique est-elle obligatoire pour moi ?",
    a: "Depuis 2025, tu dois pouvoir recevoir les factures électroniques d’autres entreprises allemandes, même au régime des petites entreprises ; une boîte e-mail suffit. Une facture électronique est un fichier structuré comme XRechnung ou ZUGFeRD, pas un simple PDF.\n\nEntre entreprises allemandes, tu dois en émettre à partir de 2027 au plus tard si ton chiffre d’affaires de l’année précédente dépassait 800 000 €, sinon à partir de 2028. D’ici là, le papier reste possible, et le PDF avec l’accord de l’autre partie. Sont exceptées les factures aux particuliers, les montants jusqu’à 250 € et les factures des petites entreprises.",
  },
  bookkeeping: {
    q: "Ai-je besoin d’une comptabilité ?",
    a: "Au début, un compte de recettes et de dépenses (EÜR) suffit en général : les recettes moins les dépenses, à la date où l’argent circule. Tu l’envoies en ligne avec ta déclaration d’impôt. Un bilan est demandé aux UG, aux GmbH, aux commerçants inscrits à partir d’une certaine taille et aux entreprises que le fisc y oblige : plus de 800 000 € de chiffre d’affaires ou 80 000 € de bénéfice par an.\n\nGarde tous les justificatifs : les factures huit ans, les livres et comptes annuels dix ans. Les justificatifs numériques doivent rester inchangés et lisibles. Sépare dès le début l’argent privé et l’argent professionnel : c’est ce qui t’épargne le plus de travail.",
  },
  sole: {
    q: "Qu’est-ce qu’une entreprise individuelle ?",
    a: "La forme la plus simple (Einzelunternehmen) : tu te lances sans associé, sans notaire et sans capital minimum. Elle existe dès la déclaration de l’activité ou, pour une profession libérale, dès que le fisc est prévenu. Le bénéfice est à toi et supporte l’impôt sur le revenu.\n\nEn contrepartie, tu réponds de tout, y compris sur ton patrimoine privé. C’est une bonne forme pour commencer petit et voir si quelqu’un achète. Si tu dépasses le stade du Kleingewerbe, tu dois t’inscrire au registre du commerce (e. K.). Une transformation en GmbH reste possible plus tard.",
  },
  gbr: {
    q: "Qu’est-ce qu’une GbR, et qu’est-ce qui a changé ?",
    a: "Cette société de droit civil naît dès que deux personnes ou plus poursuivent un but commun et y contribuent, même sur simple accord oral. Elle ne demande pas de capital minimum. Chacun répond personnellement de toute la dette.\n\nDepuis 2024 (MoPeG), la loi dit clairement qu’une GbR qui agit à l’extérieur peut avoir ses propres droits. Elle peut s’inscrire au registre des sociétés et s’appelle alors eGbR ; c’est surtout nécessaire pour l’immobilier et pour les parts de sociétés inscrites. Si quelqu’un part, la GbR continue en principe. Mettez votre contrat par écrit.",
  },
  ug: {
    q: "Qu’est-ce qu’une UG (haftungsbeschränkt) ?",
    a: "Une petite GmbH, possible dès 1 € de capital. Comme le notaire, le registre et les premières factures coûtent de l’argent, mieux vaut prévoir 1 000 à 2 000 € ; sinon, l’insolvabilité menace vite. Le capital doit être entièrement versé, en numéraire, avant l’inscription.\n\nUn quart du bénéfice annuel va en réserve jusqu’à atteindre 25 000 € ; l’UG peut alors devenir une GmbH. Il te faut un notaire, le registre du commerce, un bilan et une inscription au registre de transparence. La mention « haftungsbeschränkt » doit toujours figurer.",
  },
  gmbh: {
    q: "Quand une GmbH vaut-elle la peine ?",
    a: "Quand il y a de plus grands risques, plusieurs associés ou l’argent d’autrui. Le capital est de 25 000 €, dont au moins la moitié doit être là pour l’inscription. Elle se crée chez le notaire, depuis 2022 aussi par vidéo. La GmbH paie l’impôt sur les sociétés avec la surtaxe de solidarité, et la Gewerbesteuer : ensemble environ 30 % selon la commune. Ce que tu te distribues est encore imposé ; ton salaire de gérance est une charge de la société.\n\nEn contrepartie, seule la société est responsable en principe. Prévois des frais courants : bilan, cabinet fiscal, publication des comptes.",
  },
  founding_together: {
    q: "Nous nous lançons à deux. Par où commencer ?",
    a: "Attention : si vous préparez ensemble une affaire, une GbR peut déjà exister sans que vous le sachiez. Vous répondez alors de tout, tous les deux. Si vous exploitez ensemble un commerce plus important, cela devient une OHG.\n\nParlez tôt des objectifs, du temps, de l’argent, des parts et de ce qui se passe si quelqu’un part. Mettez-le par écrit, au début peut-être sous forme de lettre d’intention. Si vous démarrez en GbR, déclarez un Gewerbe chacun de votre côté. Pour une UG ou une GmbH jusqu’à trois personnes, il existe un acte type (Musterprotokoll) ; votre propre contrat convient souvent mieux.",
  },
  liability: {
    q: "De quoi suis-je responsable ?",
    a: "En entreprise individuelle et en GbR, ta responsabilité est illimitée, économies comprises. En UG et en GmbH, seul le patrimoine de la société est en jeu en principe. Il y a des exceptions : si tu te portes caution, ce que les banques demandent souvent, si tu manques aux devoirs de la gérance, si tu déclares l’insolvabilité trop tard, si tu ne verses pas les impôts et les cotisations sociales, ou si tu agis avant l’inscription.\n\nUne assurance responsabilité civile professionnelle couvre beaucoup de cas. Celle qu’il te faut dépend de ce que tu fais : vendre, conseiller ou programmer.",
  },
  company_contract: {
    q: "Que met-on dans un contrat de société ?",
    a: "L’objet et le nom, qui détient quelles parts et apporte quoi en échange, qui décide et comment on vote, qui représente la société, comment se partage le bénéfice et combien vous pouvez prélever. Tout aussi important : ce qui se passe en cas de maladie, de conflit, de départ ou de décès, comment une part est évaluée et s’il y a une clause de non-concurrence.\n\nUne pratique éprouvée : les parts s’acquièrent sur plusieurs années (vesting). Pour une GbR, aucune forme n’est imposée, mais l’écrit reste plus sage. Pour une UG ou une GmbH, le contrat passe devant notaire.",
  },
  imprint: {
    q: "Que mettre dans les mentions légales (Impressum) ?",
    a: "Toute page professionnelle en a besoin, y compris ta boutique sur une place de marché et ton profil professionnel sur les réseaux sociaux. Elles indiquent le nom, une adresse postale réelle (pas de boîte postale), l’adresse e-mail et un autre moyen rapide de te joindre, comme le téléphone ; pour une société, la forme juridique, qui la représente, le registre et le numéro ; et, si tu en as un, le numéro de TVA ou d’identification économique (W-IdNr.).\n\nElles doivent être faciles à trouver et toujours disponibles, en général à deux clics au plus. Depuis mai 2024, c’est le § 5 DDG qui le prévoit. Retire les liens vers la plateforme européenne de règlement des litiges : elle est fermée depuis juillet 2025.",
  },
  privacy: {
    q: "Me faut-il une politique de confidentialité et une bannière de cookies ?",
    a: "Il te faut une politique de confidentialité dès que tu traites des données de personnes, ce que fait pratiquement tout site. Elle dit clairement qui est responsable, quelles données tu utilises, à quoi et combien de temps, qui les reçoit et quels droits chacun a.\n\nUne bannière n’est nécessaire que si tu stockes ou lis sur les appareils ce qui n’est pas indispensable, par exemple pour des statistiques ou de la publicité. Dans ce cas, tu demandes d’abord, et refuser doit être aussi simple qu’accepter. Avec les prestataires qui traitent des données pour toi, tu signes un contrat de sous-traitance.",
  },
  terms: {
    q: "Me faut-il des conditions générales (AGB) ?",
    a: "Elles ne sont pas obligatoires. Sans elles, la loi s’applique, et c’est souvent très bien ainsi. Dans une boutique, elles restent pratiques : tu y réunis beaucoup d’informations obligatoires sur le contrat, la livraison et le paiement.\n\nPour qu’elles soient valables, tu dois les signaler clairement avant la commande et les rendre lisibles. Les clauses surprenantes ou abusives pour ta clientèle sont nulles et peuvent te valoir une mise en demeure. Ne copie pas celles des autres : elles conviennent rarement et sont souvent protégées par le droit d’auteur.",
  },
  withdrawal: {
    q: "Comment marche le droit de rétractation ?",
    a: "Les particuliers peuvent se rétracter d’un contrat conclu en ligne pendant 14 jours sans motif, à compter de la réception pour un produit. Tu dois les en informer et fournir un formulaire type. Si l’information manque, le délai s’allonge de douze mois.\n\nDepuis le 19 juin 2026, le droit de l’UE exige en outre, pour les contrats conclus sur une interface en ligne, une fonction bien visible permettant de s’y rétracter. Il y a des exceptions, entre autres pour le sur-mesure et pour les contenus numériques, si la personne a accepté un début immédiat en sachant que son droit s’éteint alors.",
  },
  order_button: {
    q: "Que doit dire le bouton de commande ?",
    a: "« Zahlungspflichtig bestellen » ou une formule aussi claire, comme « Kaufen » (acheter). « Continuer » ou « Terminer la commande » ne suffit pas : les particuliers ne sont alors pas liés par le contrat. Juste avant le bouton, tu montres encore une fois ce qui est acheté, le prix total, les frais d’envoi et, pour un abonnement, la durée.\n\nEnsuite, tu confirmes aussitôt la réception de la commande par voie électronique. Si l’on peut s’abonner sur ton site, il y faut aussi un bouton de résiliation accessible sans se connecter.",
  },
  prices: {
    q: "Comment afficher les prix ?",
    a: "Aux particuliers, toujours le prix total avec la TVA et tout ce qui s’y ajoute obligatoirement. En boutique, tu précises que la TVA est comprise et s’il y a des frais d’envoi. Pour un produit vendu au poids, au volume ou à la longueur, il faut aussi le prix unitaire, par exemple au kilo.\n\nSi tu annonces une réduction sur un produit, indique le prix le plus bas des 30 derniers jours. Les anciens prix inventés sont interdits. Si tu ne vends qu’aux entreprises, tu peux afficher les prix nets, à condition de le dire clairement.",
  },
  packaging: {
    q: "Dois-je m’inscrire au registre des emballages LUCID ?",
    a: "Oui, si tu es la première personne en Allemagne à remplir des emballages qui deviennent des déchets chez les consommateurs : les cartons d’envoi, le calage et le ruban adhésif aussi, dès le premier colis. Tu t’inscris gratuitement auprès de l’organisme central (Zentrale Stelle) et tu signes un contrat avec un système dual. Tu déclares aux deux les mêmes quantités.\n\nSans preuve, les places de marché n’ont pas le droit de te laisser vendre. Si tu vends du numérique, tu n’en as pas besoin. Depuis août 2026, le règlement européen sur les emballages s’applique en plus. Les appareils électriques et les piles ont leurs propres registres.",
  },
  ad_labels: {
    q: "Quand signaler un contenu comme publicité ?",
    a: "Toujours quand tu fais de la publicité pour quelqu’un d’autre en échange d’argent, d’une commission, d’un rabais ou de produits, et que cela ne se voit pas au premier coup d’œil. La publicité pour ta propre entreprise doit aussi être reconnaissable.\n\nÉcris « Werbung » ou « Anzeige », bien lisible et tout au début, à l’image dans les vidéos. Des hashtags cachés, « ad » ou « sponsored by » ne suffisent pas à coup sûr. Si tu ne reçois rien et que tu parles librement, ce n’est pas de la publicité ; garde alors ton ticket de caisse. Les autorités allemandes des médias (Landesmedienanstalten) proposent un guide gratuit.",
  },
  ai_labels: {
    q: "Dois-je signaler les contenus faits par IA ?",
    a: "Selon son texte, l’art. 50 du règlement européen sur l’IA s’applique depuis le 2 août 2026. Pour toi, cela veut surtout dire : toute personne qui parle à un chatbot doit le savoir. Les images, sons et vidéos qui semblent vrais sans l’être (deepfakes) doivent être reconnaissables comme artificiels ; pour une œuvre manifestement artistique ou satirique, une mention discrète suffit. Les textes sur des sujets d’intérêt public doivent être signalés si personne ne les a vérifiés ni n’en assume la responsabilité.\n\nLe marquage lisible par machine est l’affaire des fournisseurs d’IA. Comme les délais étaient encore en discussion, consulte la version en vigueur.",
  },
  accessibility: {
    q: "Ma boutique doit-elle être accessible ?",
    a: "Depuis le 28 juin 2025, la loi allemande sur l’accessibilité (BFSG) s’applique. Si tu proposes des contrats en ligne aux particuliers, boutiques et pages de réservation comprises, tu dois les rendre accessibles : utilisables au clavier, lisibles par les lecteurs d’écran, avec assez de contraste et des textes compréhensibles. Il faut aussi une déclaration sur le site.\n\nLes microentreprises de services en sont exemptées : moins de dix personnes et au plus 2 millions d’euros de chiffre d’affaires annuel ou de total du bilan. Pour certains produits, cette exception ne vaut pas. Mais cela vaut toujours la peine : plus de gens peuvent acheter chez toi.",
  },
  false_self_employment: {
    q: "Qu’est-ce que le salariat déguisé (Scheinselbständigkeit) ?",
    a: "Quand quelqu’un envoie des factures mais travaille comme une personne salariée : selon des instructions, dans l’organisation, sans risque propre. Ce qui compte, c’est la réalité du travail, pas le contrat. Si c’est constaté, c’est surtout le client qui doit payer après coup des cotisations sociales, sur plusieurs années.\n\nSignes d’une vraie indépendance : plusieurs clients, ses propres prix, le choix du temps et du lieu, ses propres outils. En cas de doute, vous pouvez demander à l’assurance retraite allemande (Deutsche Rentenversicherung) de trancher (Statusfeststellung). Avoir durablement un seul client peut aussi obliger à cotiser pour la retraite.",
  },
  freelancers: {
    q: "À quoi veiller avec des freelances ?",
    a: "Mettez par écrit ce qui est livré et quand, combien cela coûte, quand le paiement est dû, combien de corrections sont comprises et quels droits tu obtiens. Précisez si un résultat est dû (Werkvertrag) ou un travail (Dienstvertrag). Si quelqu’un reçoit des données de ta clientèle, il faut un contrat de sous-traitance.\n\nSi la personne est à l’étranger, c’est souvent toi qui dois la TVA. Si tu commandes régulièrement du graphisme, des textes ou de la musique, la contribution sociale des artistes (Künstlersozialabgabe) peut être due, même si ces personnes ne sont pas elles-mêmes à la caisse sociale des artistes.",
  },
  mini_job: {
    q: "Comment employer quelqu’un en minijob ?",
    a: "En 2026, un minijob peut rapporter au plus 603 € par mois en moyenne, et le salaire minimum s’applique aussi. Il te faut un numéro d’entreprise de l’agence fédérale pour l’emploi, et tu déclares la personne à la Minijob-Zentrale et à l’assurance accidents. Tu paies des cotisations forfaitaires en plus du salaire.\n\nLes congés, le salaire en cas de maladie et la protection contre le licenciement s’appliquent comme pour les autres salariés. Donne les conditions essentielles par écrit et note les heures de travail. Vérifie si plusieurs minijobs s’additionnent.",
  },
  rights_of_use: {
    q: "À qui appartiennent le logo, les textes et le code faits pour moi ?",
    a: "Le droit d’auteur reste toujours à la personne qui a créé. Tu reçois des droits d’usage, autant que convenu ; si rien n’est réglé, seulement ceux qu’exige le but de la mission. Mettez donc par écrit : exclusif ou non, pour combien de temps, où, à quelles fins, si tu peux modifier et transmettre et, pour un logiciel, si tu reçois le code source.\n\nSi les programmeurs sont salariés, les droits sur le programme reviennent en général à l’employeur. Si vous vous lancez ensemble, cédez les droits à la société. Les images et la musique du web demandent une licence.",
  },
  nda: {
    q: "Me faut-il un accord de confidentialité (NDA) ?",
    a: "La loi ne protège pas une simple idée. Elle ne protège les secrets d’affaires que si tu les gardes raisonnablement secrets, et un NDA en fait couramment partie. Il est utile avant de montrer des chiffres, des listes de clients, des recettes ou du code source.\n\nIl dit ce qui est confidentiel, pour quel usage, combien de temps, ce qu’il faut rendre à la fin et, éventuellement, quelle pénalité s’applique. Pour un premier échange sur une idée encore vague, c’est souvent trop. Avec les outils de Kompagnon, tu peux en rédiger un et le signer à deux.",
  },
  marketplaces: {
    q: "Et si je vends via Amazon, Etsy, Shopify ou TikTok ?",
    a: "En général, c’est toi qui vends : avec mentions légales, rétractation, indication des prix, garantie et impôts. Les règles de la plateforme s’y ajoutent : elle vérifie ton identité et demande, selon le produit, des justificatifs, par exemple sur les emballages ou la sécurité. Un système de boutique comme Shopify ne fournit que l’outil technique.\n\nLis les frais, les délais de versement et les produits interdits avant de faire tes calculs. Si une place de marché bloque ton compte, le droit de l’UE l’oblige à donner ses raisons, et tu peux déposer une réclamation. Crée aussi tes propres contacts à côté, pour ne pas tout faire dépendre d’un seul compte.",
  },
  platform_reports: {
    q: "La plateforme déclare-t-elle mes ventes au fisc ?",
    a: "Oui. Selon la loi allemande PStTG (DAC7 dans l’UE), les plateformes déclarent chaque année au Bundeszentralamt für Steuern qui a gagné combien par leur biais. Cela concerne les biens, les services personnels et la location. Ne sont pas déclarées les personnes qui vendent moins de 30 biens par an pour 2 000 € au plus.\n\nUne déclaration ne veut pas dire que des impôts sont dus : vider sa cave n’est pas un commerce. À l’inverse, l’absence de déclaration ne t’exonère pas. Tu reçois une copie de ta déclaration ; compare-la à tes chiffres.",
  },
  dropshipping: {
    q: "À quoi veiller en dropshipping hors UE ?",
    a: "Le contrat de vente est conclu avec toi, même si tu ne vois jamais le produit. Tu acceptes les rétractations, assures la garantie et annonces des délais honnêtes. Depuis décembre 2024, le règlement européen sur la sécurité des produits exige, pour les produits de consommation, une personne responsable dans l’UE, et ton offre indique le fabricant, un contact et les avertissements.\n\nÀ l’importation, il y a la TVA et, selon la valeur et le produit, des droits de douane ; clarifie d’avance qui les paie. Pour les envois jusqu’à 150 €, il existe une procédure à part (IOSS). L’UE a mis fin en juillet 2026 à l’exemption de droits jusqu’à 150 € : les petits envois en paient aussi. Vérifie aussi les marques et les règles pour ton produit, comme le marquage CE.",
  },
  account: {
    q: "Me faut-il un compte professionnel ?",
    a: "Pour une UG ou une GmbH, oui, ne serait-ce que pour verser le capital ; le compte appartient à la société. Aucune loi ne l’exige d’une entreprise individuelle, mais la plupart des banques interdisent l’usage professionnel d’un compte privé.\n\nMême sans obligation, un compte à part vaut la peine : tu vois ce que l’affaire gagne vraiment, et ta comptabilité devient bien plus simple. Un troisième compte pour les impôts aide. Regarde les frais par opération, les versements des services de paiement, le lien avec ta comptabilité et si plusieurs d’entre vous peuvent y accéder.",
  },
  start_grant: {
    q: "Comment obtenir l’aide au lancement (Gründungszuschuss) ?",
    a: "Elle s’adresse aux personnes qui touchent l’Arbeitslosengeld et se lancent à titre principal. Au démarrage, il doit te rester au moins 150 jours de droits. Pendant six mois, tu reçois le montant de ton allocation plus 300 € pour ta couverture sociale ; puis, sur demande, 300 € pendant encore neuf mois.\n\nCe n’est pas un droit, l’agence pour l’emploi décide. Fais ta demande avant de commencer. Il te faut un business plan et l’avis d’un organisme compétent, comme la chambre de commerce ou un cabinet fiscal. Si tu touches le Bürgergeld ou la Grundsicherung, renseigne-toi sur l’Einstiegsgeld.",
  },
  funding: {
    q: "Quelles aides et quels crédits existent ?",
    a: "La base de données fédérale (Förderdatenbank) liste les subventions, crédits et garanties de l’État, des Länder et de l’UE, avec recherche par lieu et par secteur. Les plus connus : les crédits de lancement de la KfW, que tu demandes par ta banque, les banques de garantie, EXIST pour les projets issus des universités et les programmes de ton Land.\n\nImportant : il faut presque toujours faire la demande avant de commencer ou de commander. Un business plan clair et chiffré est exigé partout. Méfie-toi des offres où tu paies d’avance pour que quelqu’un te « garantisse » une aide.",
  },
  health_insurance: {
    q: "Et l’assurance maladie et la retraite ?",
    a: "Si c’est ton activité principale, tu t’assures toi-même : volontairement dans le public, ou dans le privé. Dans le public, la cotisation suit ton revenu, avec un minimum ; les enfants peuvent être couverts sans frais. Dans le privé, elle dépend de l’âge, de la santé et du contrat, et le retour est souvent difficile. Dans le public, les indemnités journalières sont une option à choisir.\n\nPour la retraite, beaucoup d’indépendants cotisent volontairement ; d’autres y sont obligés, par exemple quand on enseigne ou qu’on n’a durablement qu’un client. Annonce ton lancement à ta caisse.",
  },
  artists_fund: {
    q: "Qu’est-ce que la caisse sociale des artistes (KSK) ?",
    a: "Si tu travailles à ton compte dans l’art ou la publication, par exemple la musique, l’écriture, le graphisme, la photo ou le design, elle peut t’assurer pour la maladie, la dépendance et la retraite, et tu ne paies qu’environ la moitié des cotisations, un peu comme les salariés. Le reste vient de l’État et des entreprises qui achètent ces prestations.\n\nIl faut en vivre, travailler durablement et compter gagner plus de 3 900 € par an ; les trois premières années, cette limite ne s’applique pas. Tu peux employer au plus une personne, hors apprentis et minijobs.",
  },
} as const satisfies Translation<typeof german.questions, "fr">;
