/**
 * How texts are worded, as far as a pattern can tell: forms of address, words a language does not use here, spaces and
 * marks. `terms.md` holds the reasons and the words to use instead.
 */
import { ALL_LANGUAGES, type Language } from "./languages.ts";

export type Rule = {
  name: string;
  languages: readonly Language[];
  /** What no text may contain. Without the g flag. */
  pattern: RegExp;
  /** Keys that the rule does not concern. */
  except?: RegExp;
  /** The only keys that the rule concerns. */
  only?: RegExp;
};

/** Texts that the specification quotes: their words stay, whatever the rules say. */
export const SPECIFIED: ReadonlySet<string> = new Set([
  "accounts/login.google.failed",
  "accounts/login.google.away",
  "accounts/login.google.late",
  "accounts/errors.provider_off",
  "accounts/errors.credential_invalid",
  "accounts.forgot.wait_one",
  "accounts.forgot.wait_other",
  "accounts.forgot.failed",
  "errors/errors.banned",
  "errors/errors.banned_reason",
  "errors/errors.banned_until",
  "errors/errors.banned_reason_until",
  "groups.channel.loading",
  "groups.invitation.success",
  "groups.invitation.already",
  "invites/redeem.success",
  "matching.deck.loading",
]);

/** Parts that speak to two or more people at once. */
const TO_SEVERAL =
  /^(partnerships|agreements|trials|overview\.path|teams|pods|tour|faq|presentations\/templates|plans\/templates|chats\/help|matching|documents\.share|site)/;
const others = (...without: Language[]) => ALL_LANGUAGES.filter((language) => !without.includes(language));
/** A word of a script whose letters `\b` does not know. */
const word = (letters: string, flags = "u") => new RegExp(`(?<!\\p{L})(?:${letters})(?!\\p{L})`, flags);
const hindi = (letters: string) =>
  new RegExp(`(?<![\\u0900-\\u0963\\u0966-\\u097F])(?:${letters})(?![\\u0900-\\u0963\\u0966-\\u097F])`, "u");

export const RULES: readonly Rule[] = [
  // Marks and spaces
  { name: "no straight apostrophe", languages: ALL_LANGUAGES, pattern: /\p{L}'\p{L}/u },
  { name: "one ellipsis sign", languages: ALL_LANGUAGES, pattern: /\.\.\./ },
  { name: "no space before an ellipsis", languages: others("de"), pattern: /\S …/u },
  { name: "a space before an ellipsis", languages: ["de"], pattern: /\p{L}…/u },
  { name: "a double ellipsis", languages: ["zh"], pattern: /(?<!…)…(?!…)/u },
  { name: "« » for quotes", languages: ["fr", "it", "es", "pt", "ru", "ar"], pattern: /[“”„]/u },
  { name: "“ ” for quotes", languages: ["en", "hi", "zh"], pattern: /[«»„]/u },
  { name: "„ “ for quotes", languages: ["de"], pattern: /[«»]/u },
  { name: "no-break spaces around marks", languages: ["fr"], pattern: / [;:!?»]|« /u },
  {
    name: "a million of them: with de, d’ or di before the noun",
    languages: ["fr", "it", "es", "pt"],
    // Adjectives without a noun.
    pattern:
      /\{\{count\}\}[ \u00A0](?!de |d’|di |non |sin |por |más|autres$|ouverts|aperti|abiertos|abertos|faites|fatti)[«\p{L}]/u,
    only: /_many$/,
  },
  { name: "no space between Han characters", languages: ["zh"], pattern: /\p{Script=Han} \p{Script=Han}/u },
  { name: "one dash", languages: ["ru"], pattern: /\s–\s/u },

  // German
  {
    name: "no coined or mixed words",
    languages: ["de"],
    pattern:
      /zweiten? Sicherung|Zählzeichen|Prüfwert|verschlossen|Business-Modell|am Gleichen|[Ee]ingelogg|\bLogin\b|\bAccount\b|\bBanne?n?s?\b|gebannt|\bDashboard\b|\bNochmal\b|Nachbesprechung/,
  },
  { name: "E-Mail, not Mail", languages: ["de"], pattern: /(?<![-\p{L}\u2060])Mails?\b/u },
  {
    name: "no list inside a sentence's verb",
    languages: ["de"],
    pattern: /(macht|könnt) beide \{\{|Kann \{\{list|Du kannst \{\{list/,
  },

  // English
  {
    name: "no German in English words",
    languages: ["en"],
    pattern:
      /\b([Ss]ome|[Ee]very|[Aa]ny)body\b|\b[Ww]hoever\b|\b[Ii]mprint\b|\b[Tt]est version\b|\b[Pp]ush messages?\b|\bby mail\b|\b[Ff]ound(ed)? (a|the) (group|team)\b|\bis founded\b|\banew\b|\bpremium\b/,
  },
  {
    name: "email, not e-mail or mail",
    languages: ["en"],
    pattern: /\b[Ee]-mail|\b(this|the|a|our) mail\b(?! server)/,
  },
  { name: "Go to, not To the", languages: ["en"], pattern: /^To (the|your|my) / },
  { name: "no shall", languages: ["en"], pattern: /\b[Ss]hall\b/, except: /^billing\/messages\.notice/ },

  // French
  {
    name: "tu for one reader",
    languages: ["fr"],
    pattern: word("Déposez|Épinglez|Veuillez|Cliquez|Saisissez|vos droits"),
  },
  {
    name: "one word a term",
    languages: ["fr"],
    pattern:
      /\b[Pp]asskeys?\b|\b[Pp]aramètres\b|modèles? (de business|d’affaires|d’activité)|(?<![-\p{L}])mails?\b(?! server)/u,
  },
  {
    name: "Voir, not Vers",
    languages: ["fr"],
    pattern: /^Vers (le|la|les|tes|ton|ta|mon) /,
    except: /^analytics/,
  },
  {
    name: "no masculine reader",
    languages: ["fr"],
    pattern: /[Tt]u es (vérifié|déconnecté|connecté)\b|·e\b/,
  },

  // Italian, Spanish
  {
    name: "Vai a, not Al",
    languages: ["it"],
    pattern: /^(Al|Ai|Alla|Alle) (tuoi?|tue|tua|team|gruppo|chat|profilo)$/,
  },
  {
    name: "one word a term, no masculine reader",
    languages: ["it"],
    pattern:
      /(?<![-\p{L}])mail\b(?! server)|\b[Uu]sername\b|[Ss]ei (verificato|uscito)\b|denaro (finto|fittizio)/u,
  },
  {
    name: "one word a term, no masculine reader",
    languages: ["es"],
    pattern: /\b[Pp]asskeys?\b|códigos? de respaldo|[Ee]stás verificado\b/,
  },

  // Portuguese of Portugal
  {
    name: "European Portuguese with tu",
    languages: ["pt"],
    pattern: word(
      "[Vv]ocê|[Ss]alvar|[Ss]alva|[Ee]xcluir|[Ee]quipes?|[Cc]onfigurações|[Tt]ela|[Cc]elular|[Bb]uscar|[Uu]suários?|[Cc]adastr[oa]|(?<!um |uma |Qual )de vocês|seus arquivos|está(s|mos|o)? [a-zç]+ndo",
    ),
  },
  {
    name: "no gerund of Brazil",
    languages: ["pt"],
    pattern: word("Carregando|Traduzindo|Enviando|Conectando|Chamando|Parando"),
  },
  {
    name: "one word a term, no masculine reader",
    languages: ["pt"],
    pattern:
      /\bficha legal\b|[Ee]stás verificado\b|segunda proteção|\b(no|do|ao) Kompagnon\b|\b[Oo]brigado\b/,
  },

  // Russian
  {
    name: "ты for one reader",
    languages: ["ru"],
    pattern: word(
      "Попробуйте|Выберите|Введите|Нажмите|Откройте|Разрешите|Отпустите|завершите|Возьмите|Начните",
    ),
    except: TO_SEVERAL,
  },
  {
    name: "no name after a preposition",
    languages: ["ru"],
    pattern: /(?<!\p{L})([Оо]т|[Дд]ля|[Уу]|[Сс]) \{\{name\}\}|(Заблокировать|Напиши) \{\{name\}\}/u,
    except: /^matching\/notifications/,
  },
  {
    name: "no preposition before a month in the nominative",
    languages: ["ru"],
    only: /^people\.joined$/,
    pattern: /с \{\{date\}\}/,
  },
  { name: "no double gender", languages: ["ru"], pattern: /\(а\)/ },
  { name: "мэтч and Premium", languages: ["ru"], pattern: word("[Мм]атч(а|у|ем|е|и|ей)?|[Пп]ремиум") },

  // Hindi
  {
    name: "आप for the reader",
    languages: ["hi"],
    pattern: hindi("तुम|तुम्हारा|तुम्हारे|तुम्हारी|तुम्हें|तुमने|करो|रुको|लिखो|चुनो|खोलो|देखो|बताओ|जाओ|डालो"),
  },
  { name: "-एँ, not -इए", languages: ["hi"], pattern: hindi("कीजिए|खोलिए|चुनिए|लिखिए|दबाइए|बनाइए|खोजिए|देखिए") },
  {
    name: "one spelling a word",
    languages: ["hi"],
    pattern: hindi(
      "कदम|कीमत|बाक़ी|खुद|गलत|खाली|तारीख|तारीखें|तारीखों|आखिरी|सेटिंग्स|मेनू|पृष्ठ|इनवॉइस|Premium|औज़ार|परीक्षण संस्करण|परीक्षण परियोजना|बिज़नेस विचार",
    ),
  },

  // Chinese
  { name: "one word a term", languages: ["zh"], pattern: /账号|小组|拉黑|配对|试做|帖子|Premium|高级版/u },
  { name: "a member is 成员", languages: ["zh"], only: /^(site|tour|invites\.)/, pattern: /(?<!高级)会员/u },

  // Arabic
  { name: "no marks that fix a male reader", languages: ["ar"], pattern: /[\u0621-\u064A]تَ(?=[\s،.؟:!]|$)/u },
  { name: "tanwin before the alif", languages: ["ar"], pattern: /اً/u },
  { name: "one word a term", languages: ["ar"], pattern: /Premium|دردش|كلمة السر/u },
  {
    name: "a saved collection is no group",
    languages: ["ar"],
    only: /^posts\.(saved|act)/,
    pattern: /مجموع/u,
  },
];

/** Latin words that texts in other scripts may hold: names of products, formats, keys and what the specification quotes. */
export const LATIN_WORDS: ReadonlySet<string> = new Set(
  `Kompagnon Deal Deals DEAL No NO Premium Admin Level required Google Apple Outlook ics PayPal SEPA IBAN GDPR JavaScript TypeScript React
  already used Max groups slug Allgemein alle KOPIE ACTIONS Do Not Track Global Privacy Control Mac Android iPhone iPad
  Safari Redis CAPTCHA PIN QR ZIP CSV PDF Word DOCX PowerPoint pptx PNG SVG JPEG WebP GIF AVIF HEIC MP4 WebM MB Markdown NDA MOU SHA DPMA
  IP ID AI VAT EU Gini FBA SEO NFT SMM Amazon Dropshipping Argon2 FA E e mail push Push Cookie cookie Caps Lock Enter Shift
  Ctrl Alt Del Delete Tab Esc Cmd Page K R C A B a b c f g h m https kompagnon dashboard Lena Jonas Mira Tarek`.split(
    /\s+/,
  ),
);
