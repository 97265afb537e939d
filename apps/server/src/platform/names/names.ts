import { CONFUSABLES } from "#platform/names/confusables.gen.ts";

const prototypes = new Map<string, string>();
for (const [prototype, lookalikes] of CONFUSABLES)
  for (const one of lookalikes) prototypes.set(one, prototype);

/** The skeleton of a text (Unicode Technical Standard #39, 4): two that look alike have the same. */
const skeleton = (text: string): string =>
  [...text.normalize("NFD")]
    .map((one) => prototypes.get(one) ?? one)
    .join("")
    .normalize("NFD");

/**
 * Names are compared by their visual skeleton before case folding, so that none imitates another. They are also compared by
 * case-folded text alone: ADMIN looks like ADMlN, admin does not.
 */
export const confusableForm = (name: string): string =>
  skeleton(skeleton(name.normalize("NFKC").replace(/\s+/gu, " ").trim()).toLowerCase());

/** Names that speak for the product, in its ten languages: members may not use them (product: names). */
const WORDS = [
  "admin",
  "administrator",
  "administratorin",
  "administration",
  "admins",
  "root",
  "system",
  "sysadmin",
  "owner",
  "moderator",
  "moderatorin",
  "moderation",
  "moderators",
  "mod",
  "mods",
  "supporter",
  "reviewer",
  "support",
  "help",
  "helpdesk",
  "service",
  "security",
  "official",
  "staff",
  "team",
  "everyone",
  "here",
  "all",
  "hilfe",
  "kundendienst",
  "kundenservice",
  "sicherheit",
  "offiziell",
  "betreiber",
  "inhaber",
  "mitarbeiter",
  "alle",
  "aide",
  "assistance",
  "équipe",
  "modérateur",
  "modératrice",
  "administrateur",
  "administratrice",
  "officiel",
  "sécurité",
  "aiuto",
  "assistenza",
  "moderatore",
  "moderatrice",
  "amministratore",
  "amministratrice",
  "ufficiale",
  "sicurezza",
  "squadra",
  "ayuda",
  "soporte",
  "equipo",
  "moderador",
  "moderadora",
  "administrador",
  "administradora",
  "oficial",
  "seguridad",
  "ajuda",
  "suporte",
  "equipa",
  "equipe",
  "segurança",
  "админ",
  "администратор",
  "модератор",
  "поддержка",
  "помощь",
  "команда",
  "безопасность",
  "официальный",
  "एडमिन",
  "प्रशासक",
  "मॉडरेटर",
  "सहायता",
  "सपोर्ट",
  "टीम",
  "सुरक्षा",
  "आधिकारिक",
  "管理员",
  "管理者",
  "版主",
  "客服",
  "支持",
  "官方",
  "团队",
  "安全",
  "系统",
  "مشرف",
  "مدير",
  "المدير",
  "المشرف",
  "الدعم",
  "دعم",
  "مساعدة",
  "فريق",
  "الفريق",
  "رسمي",
  "الأمان",
];

const lettersOf = (name: string): string => confusableForm(name).replace(/[^\p{L}\p{M}\p{N}]/gu, "");
/** A name as it is written, and in small letters: either may be what a reader takes it for. */
const readings = (name: string): string[] => [lettersOf(name), lettersOf(name.toLowerCase())];
const reserved = new Set(WORDS.flatMap(readings));

/**
 * Whether a name would speak for the product: a reserved word, two of them side by side, or anything with the product's
 * name in it.
 */
export const isReserved = (name: string, productName: string): boolean =>
  readings(name).some((letters) => {
    if (readings(productName).some((one) => letters.includes(one)) || reserved.has(letters)) return true;
    for (let at = 2; at < letters.length - 1; at++)
      if (reserved.has(letters.slice(0, at)) && reserved.has(letters.slice(at))) return true;
    return false;
  });
