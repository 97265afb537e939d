import { EASTERN } from "./sign-phrases-eastern.ts";
import type { SignPhrases } from "./signs.ts";

const LATIN = /[a-z]/iu;
/** Ways to pay that are gone with the money, in all European languages. */
const WAYS =
  "western union|moneygram|bitcoin|btc.|usdt|tether|wallet|google play|steam|itunes|apple karte|apple gift|paysafe|krypto|crypto|cripto|gift card";

const de: SignPhrases = {
  script: LATIN,
  warns:
    "betrug|betrüger|abzocke|masche|scam|vorsicht|warnung|warne|finger weg|achtung|unseriös|lasst euch nicht|fallt nicht|reingefallen|schneeball",
  harmless:
    "kein risiko|keinerlei risiko|keine erfahrung|keine vorkenntnisse|keine kosten|kein scam|kein betrug|keine abzocke|kein haken|kein schneeball|nicht viel|nicht lange|nicht warten|nicht verpassen|ohne betrug|kein witz|keine sorge|nicht öffentlich|kein limit",
  denies:
    "nie.|niemals|kein|nicht|nichts.|statt.|niemand|weder|frag|verlangt jemand|wer von dir|sollte man|angeblich|klingt nach|hätte|würde",
  signs: {
    money_upfront: [
      "startgebühr|registrierungsgebühr|anmeldegebühr|aufnahmegebühr|einschreibegebühr|bearbeitungsgebühr|freischaltgebühr|aktivierungsgebühr|schulungsgebühr|kaution|pfand|vorkasse+zahl|überweis|fällig|kostet|brauchst du|0 €|0 euro+job.|nebenjob|stelle.|arbeitsbeginn|arbeiten|anfangen|loslegen|freigeschaltet|freischaltung|auszahlung|verdien|erste aufträge|ersten auftrag|gewinn|heimarbeit",
      "zahlst du|zahle.|zahl.|überweise|überweist du|überweis.|zahlen sie|überweisen sie|kaufst du+vorab|im voraus|bevor du|bevor es losgeht|zuerst|vorher|vor dem start|vor arbeitsbeginn|damit du anfangen|damit wir dich+anfangen|starten|start.|job.|stelle.|arbeit|freischalt|freigeschaltet|auszahl|gewinn|laptop|material|zugang.|losgeht|einstellen",
    ],
    promised_returns: [
      "garantier|garantie.|100 % sicher|todsicher|sichere rendite|sicherer gewinn|sichere gewinne|feste rendite|fester gewinn|risikofrei|risikolos|ohne risiko|kein risiko|null risiko+rendite|gewinn|profit|0 % im monat|0 % pro|0 % am tag|dein geld|dein kapital|passives einkommen|0 € am tag|0 euro am tag|0 € pro|0 euro pro|0 € im monat|0 euro im monat|einsatz.",
      "verdoppl|verdopple|verdreifach|vervielfach|verzehnfach+dein geld|deinen einsatz|dein kapital|deine einlage|deine bitcoin|dein investment|dein erspartes|jede einzahlung",
      "0 % am tag|0 % täglich|0 % pro tag|0 % pro woche|0 % die woche|0 % wöchentlich|0 % im monat|0 % pro monat+rendite|auszahlung|investier|einzahl|zins|anleg|gewinn.",
    ],
    hidden_employer: [
      "firma|unternehmen|arbeitgeber|auftraggeber|firmennamen+erfährst du erst|erfährst du später|erfährst du nach|bleibt geheim|bleibt anonym|anonym bleiben|darf ich noch|nenne ich erst|nennen wir erst|wird erst nach|namen gibt es erst|verraten wir erst|verrate ich erst",
      "job.|nebenjob|heimarbeit|stelle.|verdien|mitarbeiter|leute gesucht|arbeit.|0 € am tag|0 euro+details nur|infos nur|mehr nur|alles weitere nur|alles weitere per|weitere infos nur|alle infos nur|bewerbung nur|nur per privat+telegram|whatsapp|signal.|messenger",
    ],
    payment_outside: [
      `schick mir|sende mir|überweise mir|überweis mir|zahl per|zahle per|zahl mit|zahle mit|zahle einfach|bezahl per|bezahle per|zahlung nur|nur per|nur in|zahlen sie|überweisen sie|schicken sie|schick das geld|sende das geld|schick uns|zahle bitte|zahl bitte+${WAYS}|gutschein|geschenkkarte|freunde und familie|freunde familie|bargeld per|guthabenkarte`,
    ],
    secrets_asked: [
      "schick mir|schick uns|sende mir|sende uns|gib mir|gib uns|nenn mir|nenne mir|nenn uns|sag mir|teile mir|schicken sie|senden sie|nennen sie|ich brauche deine|ich brauche deinen|wir brauchen deine|wir brauchen deinen|brauche noch deine|brauchen noch deine|bestätige+passwort|tan.|pin.|sms code|bestätigungscode|verifizierungscode|code aus der sms|code den du|kreditkartennummer|kartennummer|seed phrase|seedphrase|wiederherstellungsphrase|private key|online banking|cvv|foto deines ausweises|ausweiskopie|kartendaten",
    ],
  },
};

const en: SignPhrases = {
  script: LATIN,
  warns:
    "scam|scammer|fraud|beware|warning|watch out|red flag|rip off|ripoff|phishing|avoid anyone|ponzi|stay away|got burned",
  harmless:
    "no risk|zero risk|no experience|no skills|not a scam|no scam|no fee for|no catch|not much|don t miss|do not miss|don t wait|no joke|no limit|never lose|never lost|not a joke",
  denies:
    "never|no.|not.|don t|doesn t|isn t|can t|won t|nobody|none of|without.|instead of|anyone who|if someone|if anyone|should i|supposedly|sounds like|would.",
  signs: {
    money_upfront: [
      "registration fee|starter fee|start up fee|startup fee|sign up fee|application fee|training fee|activation fee|processing fee|unlock fee|release fee|refundable deposit|security deposit|small deposit|deposit of+pay|send|transfer|required|0 €|costs|is due|need.|needed+job.|position|start.|starting|begin|work.|working|earn|payout|withdraw|unlock|hired|onboard|first task|winnings|prize|activate",
      "you pay|pay 0|pay a|pay the|pay us|send 0|send us|transfer 0|buy the|you send|please pay|purchase+before you|upfront|up front|in advance|first and then|first then|to unlock|to get started|to release|to secure your|in order to start+start|job.|position|work|unlock|payout|withdraw|winnings|equipment|laptop|kit|training|earn|hired|release|account",
    ],
    promised_returns: [
      "guarantee|risk free|riskfree|no risk|zero risk|100 % safe|100 % sure|never lose|never lost|assured+profit|return|0 % a|0 % per|0 % daily|0 % weekly|0 % monthly|your money back double|passive income|€ 0 a day|€ 0 per|0 € a day|€ 0 a week|€ 0 daily|€ 0 every|your capital|your investment",
      "double|triple|multiply|10x|x10+your money|your investment|your bitcoin|your capital|your deposit|your btc|your savings|any amount you",
      "0 % a day|0 % per day|0 % daily|0 % a week|0 % per week|0 % weekly|0 % a month|0 % per month|0 % monthly+return|payout|invest|deposit|profit|interest|roi.",
    ],
    hidden_employer: [
      "company|employer|client|firm.+name later|stays anonymous|remain anonymous|remains anonymous|stay anonymous|tell you later|after you apply|after you sign|only after|can t be named|cannot be named|kept secret|is confidential until|revealed after|learn the name+",
      "job.|jobs.|remote|work from home|earn|hiring|position|€ 0 a day|€ 0 per|staff+details only|info only|message me only|more only|everything else on|only on|only via|only through|only by|contact only|text me on|write me on|dm on|apply only+telegram|whatsapp|signal.|messenger",
    ],
    payment_outside: [
      `send me|send it|send us|send the money|pay with|pay via|pay me|pay us|pay by|pay only|payment only|only via|only by|only accept|transfer me|transfer the|please pay|you pay in|wire it|wire the+${WAYS}|giftcard|gift voucher|friends and family|friends family|cash by mail|prepaid card|cashapp|cash app|zelle`,
    ],
    secrets_asked: [
      "send me|send us|give me|give us|tell me|tell us|share your|text me|forward me|forward us|i need your|we need your|we still need|confirm your|provide your|reply with|enter your|read me+password|sms code|verification code|the code you|code from|code that you|one time code|otp|credit card number|card number|card details|seed phrase|recovery phrase|private key|online banking|banking login|cvv|photo of your id|photo of your passport|copy of your passport|social security|pin.",
    ],
  },
};

const fr: SignPhrases = {
  script: LATIN,
  warns:
    "arnaque|arnaqueur|fraude|escroc|méfiez|attention.|prudence|se méfier|pyramide|pyramidal|piège|fuyez|je me suis fait avoir",
  harmless:
    "aucun risque|zéro risque|pas de risque|sans risque|sans expérience|aucune expérience|pas besoin d expérience|pas une arnaque|aucune arnaque|pas beaucoup|n attends pas|n attendez pas|ne rate pas|ne ratez pas|rien à perdre",
  denies: "jamais|aucun|ne.|n.|pas.|sans.|au lieu|personne|si quelqu|est ce que|faut il|soi disant",
  signs: {
    money_upfront: [
      "frais d inscription|frais de dossier|frais de formation|frais d activation|frais d adhésion|frais de déblocage|frais de départ|caution|acompte|dépôt de+pay|vers|vire|règl|règle|envo|0 €|0 euro|obligatoire+poste|emploi|commencer|travail|débloqu|gagn|gains|retrait|démarrer|mission|activer",
      "tu paies|payez|paie.|verse|versez|envoie 0|envoyez|vire.|virez|règle.|réglez|tu verses|vous payez|achète le|achetez+d avance|à l avance|avant de|avant le|d abord|au préalable|pour débloquer|pour commencer+commencer|poste|emploi|travail|débloqu|retrait|gains|matériel|ordinateur|formation|démarrage|accès",
    ],
    promised_returns: [
      "garanti|sans risque|aucun risque|zéro risque|100 % sûr|rendement fixe|assuré+rendement|gain|profit|bénéfice|0 % par|0 % mensuel|revenu passif|revenus passifs|0 € par jour|0 euros par jour|0 € par semaine|0 euros par mois|ton capital|votre capital|ton argent|votre argent",
      "double|doublez|triple|triplez|multiplie|multipliez+ton argent|votre argent|ton capital|votre capital|ta mise|votre mise|ton investissement|votre investissement|tes économies|vos économies|tes bitcoins|vos bitcoins",
      "0 % par jour|0 % par semaine|0 % par mois|0 % chaque jour|0 % quotidien+rendement|retrait|invest|dépôt|gains|intérêt|placement",
    ],
    hidden_employer: [
      "entreprise|société|employeur|client.+nom plus tard|reste anonyme|rester anonyme|te dirai plus tard|dirons après|après ton inscription|après votre inscription|seulement après|reste secret|communiqué après|révélé après|dévoilé+",
      "job.|emploi|travail|poste|gagne|mission|télétravail|recrut|0 € par jour|0 euros+infos uniquement|détails uniquement|uniquement sur|uniquement par|seulement sur|seulement par|tout se passe sur|contact uniquement|écris moi sur|écrivez moi sur|exclusivement sur|que sur+telegram|whatsapp|signal.|messenger",
    ],
    payment_outside: [
      `envoie moi|envoyez moi|envoie l argent|envoyez l argent|envoie nous|envoyez nous|paie par|payez par|paie en|payez en|paie avec|payez avec|paiement uniquement|uniquement par|uniquement en|vire moi|virez moi|règle en|réglez en|verse en|verse moi|versez+${WAYS}|carte cadeau|cartes cadeaux|carte google|recharge pcs|pcs.|transcash|neosurf|entre proches|amis et famille|mandat cash`,
    ],
    secrets_asked: [
      "envoie moi|envoyez moi|envoie nous|envoyez nous|donne moi|donnez moi|donne nous|donnez nous|dis moi|communique moi|communiquez|transmets|transmettez|j ai besoin de ton|j ai besoin de votre|il me faut ton|il nous faut|nous avons besoin|confirme ton|confirmez votre|confirme ta|indique moi|indiquez+mot de passe|code sms|code reçu|code de vérification|code de confirmation|code que tu|code que vous|numéro de carte|phrase secrète|phrase de récupération|clé privée|identifiants bancaires|cvv|cryptogramme|photo de ta carte|photo de votre carte|copie de ta carte|copie de votre pièce|code pin",
    ],
  },
};

const it: SignPhrases = {
  script: LATIN,
  warns:
    "truffa|truffator|frode|raggiro|attenzione|attenti|diffidat|diffida.|occhio a|piramidale|fregatura|schema ponzi|state alla larga",
  harmless:
    "nessun rischio|zero rischi|senza rischi|senza rischio|senza esperienza|nessuna esperienza|non serve esperienza|non è una truffa|nessuna truffa|non perdere|non aspettare|non molto|niente da perdere",
  denies: "mai.|non.|nessun|niente|senza.|invece di|nessuno|se qualcuno|chi ti chiede|si dovrebbe|sembra una",
  signs: {
    money_upfront: [
      "quota di iscrizione|tassa di iscrizione|spese di iscrizione|costo di attivazione|spese di pratica|quota di registrazione|tassa di registrazione|cauzione|caparra|acconto|deposito di|spese di sblocco|quota di formazione+pag|vers|invia|bonific|0 €|0 euro|obbligator+lavoro|iniziare|inizi|cominci|sblocc|guadagn|preliev|posto|attivare|incarico",
      "paghi|paga 0|pagate|versa.|versi|versate|invia 0|bonifica|compra il|acquista+in anticipo|anticipatamente|prima di|prima dell|per sbloccare|per iniziare|per cominciare+iniziare|lavoro|lavorare|posto|sblocc|preliev|guadagn|materiale|computer|portatile|accesso|kit|inizio|cominciare",
    ],
    promised_returns: [
      "garantit|garantia|senza rischi|senza rischio|zero rischi|nessun rischio|100 % sicur|rendimento fisso|rendita fissa|assicurat+rendiment|guadagn|profitt|0 % al|0 % mensile|rendita passiva|reddito passivo|entrate passive|0 € al giorno|0 euro al giorno|0 € a settimana|0 euro a settimana|0 euro al mese|tuo capitale|tuoi soldi",
      "raddoppi|triplic|moltiplic+tuoi soldi|tuo denaro|tuo capitale|tuo investimento|tuoi risparmi|vostri soldi|tuoi bitcoin|tua puntata",
      "0 % al giorno|0 % a settimana|0 % alla settimana|0 % al mese|0 % giornalier|0 % mensile+rendiment|preliev|invest|deposit|guadagn|interess",
    ],
    hidden_employer: [
      "azienda|società|datore di lavoro|ditta|cliente+nome dopo|resta anonim|rimane anonim|rimanere anonim|ti dirò dopo|lo saprai|dopo l iscrizione|dopo la candidatura|solo dopo|resta segret|verrà comunicato|sarà rivelat+",
      "lavoro|guadagn|posto.|personale|impiego|cerchiamo|0 € al giorno|0 euro al giorno+dettagli solo|info solo|informazioni solo|solo su|solo via|solo tramite|contattami solo|scrivimi su|esclusivamente su|tutto su+telegram|whatsapp|signal.|messenger",
    ],
    payment_outside: [
      `mandami|inviami|invia i soldi|manda i soldi|inviaci|mandaci|paga con|paga in|paga tramite|paga via|pagate con|pagate in|pagamento solo|pagamento solamente|solo con|solo in|solo tramite|versa in|versami|fai il bonifico con+${WAYS}|carta regalo|carte regalo|buono regalo|buoni regalo|amici e familiari|ricarica postepay|postepay|contanti per posta`,
    ],
    secrets_asked: [
      "mandami|inviami|mandaci|inviaci|dammi|dacci|dimmi|comunicami|comunicaci|girami|mi serve il tuo|mi serve la tua|ci serve il tuo|ci serve la tua|ho bisogno del tuo|abbiamo bisogno del tuo|conferma il tuo|conferma la tua|inserisci il tuo+password|codice sms|codice ricevuto|codice di verifica|codice di conferma|codice che ti|codice che hai|numero della carta|numero di carta|frase di recupero|frase segreta|seed phrase|chiave privata|credenziali bancarie|home banking|cvv|foto del documento|foto della tua carta|copia del documento|codice pin",
    ],
  },
};

const es: SignPhrases = {
  script: LATIN,
  warns:
    "estafa|estafador|fraude|timo.|cuidado|ojo con|alerta|desconfía|desconfiad|piramidal|engaño|me la colaron",
  harmless:
    "sin riesgo|sin ningún riesgo|cero riesgo|ningún riesgo|no hay riesgo|sin experiencia|no necesitas experiencia|no hace falta experiencia|no es una estafa|no es estafa|no te lo pierdas|no esperes|no mucho|nada que perder",
  denies:
    "nunca|jamás|no.|ningún|ninguna|sin.|en lugar de|en vez de|nadie|si alguien|quien te pida|se debería|suena a",
  signs: {
    money_upfront: [
      "cuota de inscripción|tasa de inscripción|gastos de inscripción|cuota de registro|tarifa de registro|tasa de registro|gastos de gestión|cuota de activación|tasa de activación|fianza|depósito de|cuota de formación|tarifa de desbloqueo|gastos de tramitación+pag|envía|transfier|ingres|0 €|0 euros|obligator|abon+trabaj|empleo|puesto|empezar|comenzar|desbloque|gan|retir|activar|premio",
      "pagas|paga 0|pague|envía 0|envíe|transfiere|transfiera|ingresa|compras|compra el|abona+por adelantado|por anticipado|antes de|primero.|de antemano|para desbloquear|para empezar|para comenzar+empezar|comenzar|trabajo|trabajar|puesto|empleo|desbloque|retir|ganancias|material|portátil|ordenador|acceso|kit.|equipo",
    ],
    promised_returns: [
      "garantiz|garantía|sin riesgo|cero riesgo|ningún riesgo|sin ningún riesgo|100 % segur|rentabilidad fija|asegurad+rentabilidad|gananci|beneficio|0 % al|0 % diario|0 % mensual|ingresos pasivos|0 € al día|0 euros al día|0 € diarios|0 euros diarios|0 € a la semana|0 euros al mes|tu capital|tu dinero|retorno",
      "duplica|duplicamos|triplica|multiplica|doblamos|dobla.+tu dinero|tu capital|tu inversión|tus ahorros|su dinero|tus bitcoin|tu depósito",
      "0 % al día|0 % diario|0 % a la semana|0 % semanal|0 % al mes|0 % mensual+rentabilidad|retir|inviert|inversión|depósito|ganancia|interés",
    ],
    hidden_employer: [
      "empresa|compañía|empleador|cliente.+nombre más tarde|es anónim|sigue anónim|permanece anónim|anónima hasta|te diré después|te lo diremos|después de inscrib|después de registr|solo después|secreto hasta|se revela|sabrás el nombre|lo sabrás+",
      "trabajo|empleo|puesto|gana.|personal.|buscamos gente|0 € al día|0 euros al día+detalles solo|info solo|información solo|solo por|solo en|solo vía|sólo por|únicamente por|escríbeme por|escríbeme a|exclusivamente por|todo por+telegram|whatsapp|signal.|messenger",
    ],
    payment_outside: [
      `envíame|mándame|envía el dinero|manda el dinero|envíanos|mándanos|paga con|paga en|paga por|pague con|pago solo|pago sólo|pagos solo|solo en|solo con|únicamente con|transfiéreme|ingrésame|págame+${WAYS}|tarjeta regalo|tarjetas regalo|tarjetas de regalo|tarjeta de regalo|amigos y familiares|efectivo por correo|bizum a un`,
    ],
    secrets_asked: [
      "envíame|mándame|envíanos|mándanos|dame.|danos.|dime.|dinos|pásame|pásanos|compárteme|necesito tu|necesitamos tu|confirma tu|confírmame|confirme su|facilítame|introduce tu+contraseña|código sms|código que te|código que has|código de verificación|código de confirmación|código recibido|número de tarjeta|número de la tarjeta|frase semilla|frase de recuperación|clave privada|banca online|claves del banco|cvv|foto de tu dni|foto del dni|copia de tu dni|foto de tu pasaporte|código pin|pin.",
    ],
  },
};

const pt: SignPhrases = {
  script: LATIN,
  warns:
    "golpe|golpista|fraude|burla|cuidado|atenção|alerta|desconfie|desconfia|pirâmide|cilada|vigarice|esquema ponzi|fujam",
  harmless:
    "sem risco|sem nenhum risco|risco zero|zero risco|nenhum risco|não há risco|sem experiência|não precisa de experiência|não é golpe|não é burla|não perca|não perde esta|não espere|não muito|nada a perder",
  denies: "nunca|jamais|não.|nenhum|sem.|em vez de|ninguém|se alguém|quem te pede|parece um|deveria",
  signs: {
    money_upfront: [
      "taxa de inscrição|taxa de registo|taxa de registro|taxa de cadastro|taxa de ativação|taxa de adesão|taxa de liberação|taxa de desbloqueio|caução|depósito de|taxa de treinamento|taxa de formação|taxa de processamento+pag|envi|transfer|deposit|0 €|0 euros|0 reais|obrigatóri|pix+trabalh|emprego|vaga|começar|iniciar|desbloque|ganh|saque|levantamento|ativar|liberar|prémio",
      "pagas|paga 0|pague|envia 0|envie 0|envie|transfere|transfira|deposite|compra o|compre o+adiantado|antecipad|antes de|primeiro.|para desbloquear|para começar|para liberar|para iniciar+começar|iniciar|trabalho|trabalhar|vaga|emprego|desbloque|liberar|saque|levantamento|ganhos|material|portátil|notebook|acesso|kit.|treinamento",
    ],
    promised_returns: [
      "garantid|garantia|garantimos|garanto|sem risco|risco zero|zero risco|nenhum risco|100 % segur|rendimento fixo|lucro certo|lucro fixo+rendiment|ganho|lucro|0 % ao|0 % por|renda passiva|rendimento passivo|0 € por dia|0 euros por dia|0 reais por dia|0 euros por semana|0 por mês|teu capital|seu capital|teu dinheiro|seu dinheiro|retorno",
      "duplica|duplique|dobra|dobre|dobramos|triplica|triplique|multiplica|multiplique+teu dinheiro|seu dinheiro|teu capital|seu capital|teu investimento|seu investimento|tuas poupanças|suas economias|seus bitcoin|teus bitcoin|seu pix",
      "0 % ao dia|0 % por dia|0 % por semana|0 % ao mês|0 % por mês|0 % diário|0 % mensal+rendiment|saque|levantamento|invest|depósito|lucro|juros|retorno",
    ],
    hidden_employer: [
      "empresa|empregador|cliente.|companhia+nome depois|nome mais tarde|fica anónim|permanece anônim|permanece anónim|anônima até|anónima até|digo depois|só depois|depois da inscrição|depois de se inscrever|fica em segredo|será revelad|vais saber|saberá o nome+",
      "trabalho|emprego|vaga|ganh|pessoas para|renda extra|0 € por dia|0 euros por dia|0 reais por dia+detalhes só|info só|informações só|só no|só pelo|só por|somente no|somente pelo|somente por|apenas no|apenas por|apenas pelo|chama no|escreve me no|tudo no+telegram|whatsapp|signal.|messenger|zap.",
    ],
    payment_outside: [
      `envia me|envie me|me envie|me manda|manda me|mande me|envia o dinheiro|envie o dinheiro|envia nos|envie nos|paga com|paga em|paga por|pague com|pague em|pague por|pagamento só|pagamento somente|pagamento apenas|só em|só com|somente em|transfere me|deposita me+${WAYS}|cartão presente|cartões presente|cartão oferta|cartões oferta|vale presente|amigos e família|dinheiro por correio|gift cards`,
    ],
    secrets_asked: [
      "envia me|envie me|me envie|me manda|manda me|mande me|me passa|me passe|passa me|envia nos|envie nos|dá me|dê me|me dá|me diga|diz me|diga me|preciso da tua|preciso do teu|preciso da sua|preciso do seu|precisamos do seu|precisamos da sua|precisamos do teu|precisamos da tua|confirma a tua|confirme a sua|confirme o seu|confirma o teu|indica nos+senha|palavra passe|código sms|código que recebeste|código que recebeu|código que chegou|código de verificação|código de confirmação|número do cartão|frase de recuperação|frase semente|chave privada|homebanking|internet banking|cvv|foto do teu|foto do seu documento|foto do seu rg|cópia do teu|cópia do seu|código pin|pin.",
    ],
  },
};

/** In the order of the languages of the interface. */
export const PHRASES: readonly SignPhrases[] = [de, en, fr, it, es, pt, ...EASTERN];
