import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Questions of people who start an online business in Germany. */
export const pages = {
  title: "Questions pour se lancer",
  intro:
    "Ce que presque tout le monde veut savoir avant de se lancer en ligne : déclaration, impôts, obligations, argent.",
  law: "Tout ceci décrit le droit allemand. Si tu vis ou vends ailleurs, d’autres règles peuvent s’y appliquer.",
  advice:
    "Ceci n’est pas un conseil juridique ni fiscal. Si l’enjeu est important, demande à un avocat ou à un conseiller fiscal.",
  to_tools: "Voir les outils",
  search: "Chercher dans les questions",
  placeholder: "Par exemple : TVA",
  contents: "Thèmes",
  results_one: "{{count}} question trouvée",
  results_many: "{{count}} de questions trouvées",
  results_other: "{{count}} questions trouvées",
  empty_title: "Rien trouvé pour « {{words}} »",
  empty_text: "Essaie un autre mot ou parcours les thèmes.",
  show_all: "Afficher toutes les questions",
  sources: "Sources",
  checked: "Vérifié le {{date}}",
  link: "Copier le lien vers cette question",
  copied: "Lien copié.",
  copy_failed: "La copie n’a pas marché. Voici le lien : {{address}}",
  section: {
    start: "Déclarer",
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
    q: "À partir de quand paie-t-on la Gewerbesteuer ?",
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
    a: "Au début, un compte de recettes et dépenses (EÜR) suffit en général : selon la date des paiements, avec la déclaration d’impôt. Le bilan concerne UG, GmbH, commerçants inscrits d’une certaine taille et entreprises que le fisc y oblige : plus de 800 000 € de chiffre d’affaires ou 80 000 € de bénéfice par an.\n\nGarde tout : factures huit ans, livres et comptes annuels dix ans. Sépare dès le début argent privé et professionnel.",
  },
  sole: {
    q: "Qu’est-ce qu’une entreprise individuelle ?",
    a: "La forme la plus simple (Einzelunternehmen) : sans associé, sans notaire ni capital minimum. Elle existe avec la déclaration, ou l’avis au fisc pour une profession libérale. Le bénéfice est à toi et supporte l’impôt sur le revenu.\n\nEn échange, tu réponds de tout avec ton patrimoine privé. C’est bien pour commencer petit. Si l’activité grandit, tu t’inscris au registre du commerce (e. K.). Une transformation en GmbH reste possible.",
  },
  gbr: {
    q: "Qu’est-ce qu’une GbR, et qu’est-ce qui a changé ?",
    a: "Cette société de droit civil naît dès que deux personnes ou plus poursuivent un but commun, même oralement. Aucun capital. Chacun répond personnellement de toute la dette.\n\nDepuis 2024 (MoPeG), la loi dit clairement qu’une GbR qui agit à l’extérieur peut avoir des droits propres. Elle peut s’inscrire au registre des sociétés (eGbR), ce qui est nécessaire surtout pour l’immobilier. Si quelqu’un part, elle continue en principe. Mettez votre contrat par écrit.",
  },
  ug: {
    q: "Qu’est-ce qu’une UG (haftungsbeschränkt) ?",
    a: "Une petite GmbH, possible dès 1 € de capital. Avec le notaire, le registre et les premières factures, mieux vaut 1 000 à 2 000 €. Le capital doit être versé entièrement, en numéraire, avant l’inscription.\n\nUn quart du bénéfice annuel va en réserve jusqu’à 25 000 € ; la UG peut alors devenir une GmbH. Il faut un notaire, le registre du commerce, un bilan et le registre de transparence. La mention « haftungsbeschränkt » doit toujours figurer.",
  },
  gmbh: {
    q: "Quand une GmbH vaut-elle la peine ?",
    a: "Quand il y a de plus grands risques, plusieurs associés ou l’argent d’autrui. Capital : 25 000 €, au moins la moitié pour l’inscription. Elle se crée chez le notaire, depuis 2022 aussi par vidéo. Elle paie impôt sur les sociétés, surtaxe de solidarité et Gewerbesteuer, ensemble environ 30 % selon la commune ; ce que tu distribues est encore imposé.\n\nEn échange, seule la société répond en principe. Prévois des frais courants : bilan, cabinet fiscal, publication des comptes.",
  },
  founding_together: {
    q: "Nous nous lançons à deux. Par où commencer ?",
    a: "Attention : si vous préparez ensemble une affaire, une GbR peut déjà exister sans que vous le sachiez, et vous répondez tous deux de tout. Un commerce plus grand devient une OHG.\n\nParlez tôt des objectifs, du temps, de l’argent, des parts et d’un départ. Mettez-le par écrit. En GbR, chacun déclare son Gewerbe. Pour une UG ou GmbH jusqu’à trois personnes, il y a un acte type (Musterprotokoll) ; votre propre contrat convient souvent mieux.",
  },
  liability: {
    q: "De quoi suis-je responsable ?",
    a: "En entreprise individuelle et en GbR : sans limite, économies comprises. En UG et GmbH, en principe seul le patrimoine de la société est en jeu. Exceptions : caution personnelle, fautes de gérance, faillite déclarée trop tard, impôts et cotisations non versés, ou actes avant l’inscription.\n\nUne assurance de responsabilité couvre beaucoup de cas. Laquelle dépend de ce que tu fais : vendre, conseiller ou programmer.",
  },
  company_contract: {
    q: "Que met-on dans un contrat de société ?",
    a: "But et nom, qui a quelles parts et apporte quoi, qui décide et comment on vote, qui représente, comment on partage le bénéfice. Tout aussi important : maladie, conflit, départ ou décès, valeur d’une part, clause de non-concurrence.\n\nUne bonne pratique : les parts s’acquièrent sur plusieurs années (vesting). Pour une GbR, aucune forme n’est imposée, mais l’écrit est plus sûr. Pour UG et GmbH, le contrat passe chez le notaire.",
  },
  imprint: {
    q: "Que mettre dans les mentions légales (Impressum) ?",
    a: "Toute page professionnelle en a besoin, boutiques sur places de marché et profils compris : nom, adresse postale réelle (pas de boîte postale), e-mail et un autre contact rapide ; pour une société la forme, qui la représente, registre et numéro ; et le numéro de TVA ou d’identification économique (W-IdNr.) si tu en as un.\n\nElles doivent être faciles à trouver, à deux clics au plus. Depuis mai 2024, c’est au § 5 DDG. Retire les liens vers la plateforme européenne de litiges, fermée en juillet 2025.",
  },
  privacy: {
    q: "Me faut-il une politique de confidentialité et une bannière de cookies ?",
    a: "Une politique de confidentialité, dès que tu traites des données de personnes, donc presque toujours. Elle dit clairement qui est responsable, quelles données servent à quoi et combien de temps, qui les reçoit et quels droits on a.\n\nUne bannière, seulement si tu lis ou stockes sur les appareils ce qui n’est pas indispensable, comme statistiques ou publicité. Demande d’abord ; refuser doit être aussi simple qu’accepter. Avec tes prestataires, signe un contrat de sous-traitance.",
  },
  terms: {
    q: "Me faut-il des conditions générales (AGB) ?",
    a: "Elles ne sont pas obligatoires. Sans elles, la loi s’applique, et c’est souvent très bien ainsi. Dans une boutique, elles sont pratiques : elles réunissent beaucoup d’informations obligatoires.\n\nPour être valables, elles doivent être annoncées clairement avant la commande et lisibles. Les clauses surprenantes ou abusives sont nulles et peuvent te valoir une mise en demeure. Ne copie pas celles des autres : elles conviennent rarement et sont souvent protégées.",
  },
  withdrawal: {
    q: "Comment marche le droit de rétractation ?",
    a: "Les particuliers peuvent se rétracter d’un contrat en ligne pendant 14 jours sans motif, à partir de la réception pour un bien. Tu dois en informer et fournir un formulaire type. Sinon, le délai s’allonge de douze mois.\n\nDepuis le 19 juin 2026, le droit de l’UE exige aussi une fonction bien visible pour se rétracter en ligne. Exceptions : entre autres le sur-mesure et les contenus numériques, si le client a accepté un début immédiat en sachant que son droit s’éteint.",
  },
  order_button: {
    q: "Que doit dire le bouton de commande ?",
    a: "« Zahlungspflichtig bestellen » ou aussi clair, comme « Kaufen » (acheter). « Continuer » ou « Terminer » ne suffit pas : le particulier n’est alors pas lié. Juste au-dessus, tu montres ce qui est acheté, le prix total, les frais d’envoi et la durée d’un abonnement.\n\nEnsuite tu confirmes aussitôt la réception. Si l’on peut s’abonner sur ton site, il faut aussi un bouton de résiliation accessible sans se connecter.",
  },
  prices: {
    q: "Comment afficher les prix ?",
    a: "Aux particuliers, toujours le prix total avec TVA et tout ce qui est inévitable. En boutique, on dit que la TVA est comprise et s’il y a des frais d’envoi. Au poids, au volume ou à la longueur, il faut le prix unitaire, par exemple au kilo.\n\nSi tu annonces une réduction, indique le prix le plus bas des 30 derniers jours. Les anciens prix inventés sont interdits. Si tu ne vends qu’aux entreprises, tu peux afficher les prix nets, mais clairement.",
  },
  packaging: {
    q: "Dois-je m’inscrire au registre des emballages LUCID ?",
    a: "Oui, si tu remplis, pour la première fois en Allemagne, des emballages qui finissent comme déchets chez les consommateurs : cartons, calage et ruban aussi, dès le premier colis. L’inscription est gratuite ; tu signes avec un système dual et déclares aux deux les mêmes quantités.\n\nLes places de marché exigent la preuve. Le numérique n’est pas concerné. Depuis août 2026, le règlement européen sur les emballages s’applique aussi. Appareils électriques et piles ont leurs registres.",
  },
  ad_labels: {
    q: "Quand signaler un contenu comme publicité ?",
    a: "Dès que tu fais la promotion de quelqu’un contre argent, commission, rabais ou produits et que cela ne se voit pas tout de suite. La publicité pour ta propre entreprise doit aussi se reconnaître.\n\nÉcris « Werbung » ou « Anzeige », lisible et au début, à l’image dans les vidéos. Hashtags cachés, « ad » ou « sponsored by » ne suffisent pas à coup sûr. Si tu ne reçois rien et parles librement, ce n’est pas de la publicité ; garde le ticket. Les Medienanstalten ont un guide gratuit.",
  },
  ai_labels: {
    q: "Dois-je signaler les contenus faits par IA ?",
    a: "Selon son texte, l’art. 50 du règlement européen sur l’IA s’applique depuis le 2 août 2026. Pour toi surtout : toute personne qui parle à un chatbot doit le savoir. Images, sons et vidéos qui semblent vrais sans l’être (deepfakes) sont marqués. Les textes d’intérêt public le sont si aucun humain ne les a relus et n’en répond.\n\nLe marquage lisible par machine revient aux fournisseurs. Comme on travaillait encore sur des délais, regarde la version actuelle.",
  },
  accessibility: {
    q: "Ma boutique doit-elle être accessible ?",
    a: "Depuis le 28 juin 2025 s’applique la loi allemande sur l’accessibilité (BFSG). Si tu proposes des contrats en ligne aux particuliers, boutiques et réservations comprises, tu dois les rendre accessibles : clavier, lecteurs d’écran, contraste, et une déclaration sur la page.\n\nExemptées : les microentreprises de services, moins de dix personnes et au plus 2 millions d’euros de chiffre d’affaires ou de bilan. Pas pour certains produits. C’est toujours utile : plus de gens peuvent acheter.",
  },
  false_self_employment: {
    q: "Qu’est-ce que le faux travail indépendant ?",
    a: "Quelqu’un facture mais travaille comme un salarié : sur ordre, intégré, sans risque propre. Ce qui compte est la réalité, pas le contrat. S’il est constaté, c’est surtout le client qui paie des cotisations pour plusieurs années.\n\nSignes d’une vraie indépendance : plusieurs clients, ses prix, temps et lieu libres. En cas de doute, la caisse de retraite allemande tranche sur demande (Statusfeststellung).",
  },
  freelancers: {
    q: "À quoi veiller avec des freelances ?",
    a: "Mettez par écrit ce qui est livré et quand, le prix, le paiement, le nombre de corrections et les droits cédés. Dites si un résultat est dû (Werkvertrag) ou un travail (Dienstvertrag). S’ils reçoivent des données de clients, il faut un contrat de sous-traitance.\n\nS’ils viennent de l’étranger, tu dois souvent la TVA. Si tu commandes régulièrement graphisme, texte ou musique, la contribution sociale des artistes peut être due.",
  },
  mini_job: {
    q: "Comment employer quelqu’un en minijob ?",
    a: "En 2026, un minijob rapporte en moyenne au plus 603 € par mois, et le salaire minimum s’applique. Il te faut un numéro d’entreprise de l’agence fédérale pour l’emploi et tu déclares la personne à la Minijob-Zentrale et à l’assurance accidents. Tu paies des cotisations forfaitaires en plus.\n\nCongés, maladie et protection contre le licenciement s’appliquent comme pour les autres. Donne les conditions par écrit et note les heures.",
  },
  rights_of_use: {
    q: "À qui appartiennent le logo, les textes et le code faits pour moi ?",
    a: "Le droit d’auteur reste à la personne qui crée. Tu reçois des droits d’usage, autant que convenu ; sinon, seulement ce qu’exige la mission. Précisez donc par écrit : exclusif ou non, durée, lieu, usage, modification, transmission, code source.\n\nPour des programmeurs salariés, les droits sur le programme reviennent en général à l’employeur. Si vous vous lancez ensemble, cédez les droits à la société. Images et musiques du web demandent une licence.",
  },
  nda: {
    q: "Me faut-il un accord de confidentialité (NDA) ?",
    a: "La loi ne protège pas une simple idée. Elle protège les secrets d’affaires seulement si tu les gardes raisonnablement secrets, et un NDA en fait partie. Il est utile avant de montrer chiffres, clients, recettes ou code source.\n\nIl dit ce qui est confidentiel, pour quel usage, combien de temps, ce qu’on rend, et peut-être une pénalité. Pour un premier échange, c’est souvent trop. Les outils de Kompagnon permettent d’en rédiger et d’en signer un.",
  },
  marketplaces: {
    q: "Et si je vends via Amazon, Etsy, Shopify ou TikTok ?",
    a: "En général, c’est toi qui vends, avec mentions légales, rétractation, prix, garantie et impôts. Les règles de la plateforme s’ajoutent : identité, preuves sur emballages ou sécurité. Un système comme Shopify ne fournit que la technique.\n\nLis frais, délais de paiement et produits interdits avant de calculer. Si une place de marché te bloque, le droit de l’UE exige des raisons et une voie de plainte. Crée aussi tes propres contacts.",
  },
  platform_reports: {
    q: "La plateforme déclare-t-elle mes ventes au fisc ?",
    a: "Oui. Selon la loi PStTG (DAC7 dans l’UE), les plateformes déclarent chaque année qui a gagné quoi, pour biens, services personnels et location. Exception : moins de 30 biens vendus par an pour au plus 2 000 €.\n\nUne déclaration ne veut pas dire impôt : vider sa cave n’est pas un commerce. Et sans déclaration, on n’est pas exonéré. Tu reçois une copie ; compare-la à tes chiffres.",
  },
  dropshipping: {
    q: "À quoi veiller en dropshipping hors UE ?",
    a: "Le contrat est avec toi, même si tu ne vois jamais le produit : retours, garantie et délais honnêtes. Depuis décembre 2024, les produits de consommation exigent un responsable dans l’UE, et ton offre nomme fabricant, contact et avertissements.\n\nÀ l’import : TVA et, selon valeur et produit, droits de douane ; clarifie qui paie. Jusqu’à 150 €, il y a une procédure (IOSS). L’UE a mis fin en juillet 2026 à l’exemption de droits jusqu’à 150 € : les petits envois en paient aussi. Vérifie marques et règles comme le marquage CE.",
  },
  account: {
    q: "Me faut-il un compte professionnel ?",
    a: "Pour une UG ou GmbH oui, déjà pour verser le capital ; il appartient à la société. Aucune loi ne l’exige d’une entreprise individuelle, mais la plupart des banques interdisent l’usage professionnel d’un compte privé.\n\nUn compte à part vaut la peine : tu vois ce que l’affaire gagne et la comptabilité est plus simple. Un troisième pour les impôts aide. Regarde frais, liens avec ta comptabilité et accès à plusieurs.",
  },
  start_grant: {
    q: "Comment obtenir l’aide au lancement (Gründungszuschuss) ?",
    a: "Elle s’adresse aux personnes qui touchent l’Arbeitslosengeld et se lancent à titre principal, avec au moins 150 jours de droits restants. Six mois : ton allocation plus 300 € ; puis sur demande 300 € pendant neuf mois.\n\nCe n’est pas un droit, l’agence pour l’emploi décide. Demande-la avant de commencer, avec business plan et avis d’un organisme compétent comme la chambre de commerce. Avec le revenu de base, demande l’Einstiegsgeld.",
  },
  funding: {
    q: "Quelles aides et quels crédits existent ?",
    a: "La base fédérale des aides (Förderdatenbank) liste subventions, crédits et garanties de l’État, des Länder et de l’UE. Les plus connus : les crédits de la KfW par ta banque, les banques de garantie, EXIST pour les universités et les programmes de ton Land.\n\nImportant : il faut presque toujours demander avant de commencer ou de commander. Un business plan clair est exigé partout. Méfie-toi des gens qui veulent de l’argent d’avance pour « garantir » une aide.",
  },
  health_insurance: {
    q: "Et l’assurance maladie et la retraite ?",
    a: "Si c’est ton activité principale, tu t’assures toi-même, dans le public ou le privé. Dans le public, la cotisation suit le revenu, avec un minimum ; les enfants peuvent être couverts sans frais. Dans le privé, elle dépend de l’âge, de la santé et du tarif, et le retour est souvent difficile. Les indemnités journalières sont une option à choisir.\n\nBeaucoup cotisent librement à la retraite ; d’autres y sont obligés, par exemple quand on enseigne ou qu’on n’a longtemps qu’un client. Préviens ta caisse.",
  },
  artists_fund: {
    q: "Qu’est-ce que la caisse sociale des artistes (KSK) ?",
    a: "Si tu travailles à ton compte dans l’art ou la publication (musique, texte, graphisme, photo, design), elle peut t’assurer pour la maladie, la dépendance et la retraite, et tu ne paies qu’environ la moitié, comme les salariés. Le reste vient de l’État et des firmes qui achètent ces œuvres.\n\nIl faut en vivre durablement et attendre plus de 3 900 € par an ; les trois premières années, cette limite ne s’applique pas. On emploie au plus une personne, hors apprentis et minijobs.",
  },
} as const satisfies Translation<typeof german.questions, "fr">;
