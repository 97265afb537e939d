import type { Language } from "@kompagnon/contract/wire/model.ts";
import { shuffled } from "#features/ai/lists/shuffle.ts";
import { themeOf } from "#features/ai/lists/theme.ts";
import type { KeptSuggestion } from "#features/ai/queries.ts";

/** Slogans with a gap for what it is about (`*`, one word), and without; each has 3 to 6 words. */
const TEMPLATES: Readonly<Record<Language, string>> = {
  de: "*: einfach gut gemacht|*, so wie du willst|Weniger Aufwand, mehr *|*, Punkt für Punkt durchdacht|Heute anfangen, morgen ernten|*: klar, fair, persönlich|Gute Arbeit spricht sich herum|Zeit für das, was zählt|*, gemacht von echten Menschen|Einfach machen, gemeinsam wachsen|*, ehrlich und aus Überzeugung|Kleine Schritte, große Wirkung|Von uns gemacht, für dich gedacht|*: mehr braucht es nicht|Weil gut nicht reicht|Mit Herz, Hand und *",
  en: "*, made simple|*, the way you need it|Less effort, more *|Start today, harvest tomorrow|*: clear, fair, personal|Good work speaks for itself|Time for what matters|*, made by real people|Small steps, lasting change|*, honest and on time|Made by us, meant for you|*: nothing more, nothing less|Because good is not enough|Your *, our care|Ideas that earn their keep|Built with heart and *",
  fr: "* : simple et bien fait|* : clair, juste, humain|Moins d'effort, plus de résultats|Commencer aujourd'hui, récolter demain|Le travail bien fait parle|Du temps pour l'essentiel|* : fait par de vraies personnes|De petits pas, de grands effets|Pensé pour vous, fait ici|* : rien de plus simple|Parce que bien ne suffit pas|Vos idées, nos mains|* : avec soin, sans détour|Simplement mieux, chaque jour",
  es: "*: simple y bien hecho|*: claro, justo, cercano|Menos esfuerzo, más resultados|Empieza hoy, cosecha mañana|El buen trabajo se nota|Tiempo para lo que importa|*: hecho por personas reales|Pequeños pasos, grandes cambios|Pensado para ti, hecho aquí|*: nada más, nada menos|Porque bien no es suficiente|Tus ideas, nuestras manos|*: con cuidado, sin rodeos|Simplemente mejor, cada día",
  it: "*: semplice e fatto bene|*: chiaro, giusto, vicino|Meno fatica, più risultati|Inizia oggi, raccogli domani|Il buon lavoro parla da sé|Tempo per ciò che conta|*: fatto da persone vere|Piccoli passi, grandi effetti|Pensato per te, fatto qui|*: né più, né meno|Perché bene non basta|Le tue idee, le nostre mani|*: con cura, senza giri|Semplicemente meglio, ogni giorno",
  pt: "*: simples e bem feito|*: claro, justo, próximo|Menos esforço, mais resultados|Comece hoje, colha amanhã|Bom trabalho fala por si|Tempo para o que importa|*: feito por pessoas reais|Pequenos passos, grandes mudanças|Pensado para você, feito aqui|*: nada mais, nada menos|Porque bom não basta|Suas ideias, nossas mãos|*: com cuidado, sem rodeios|Simplesmente melhor, todo dia",
  ru: "*: просто и хорошо|*: ясно, честно, по-человечески|Меньше усилий, больше толку|Начни сегодня, собери завтра|Хорошая работа говорит сама|Время для самого важного|*: сделано живыми людьми|Малые шаги, большие перемены|Думаем о вас, делаем здесь|*: ничего лишнего, только дело|Потому что хорошо — мало|Ваши идеи, наши руки|*: бережно и без лишнего|Просто лучше, каждый день",
  hi: "*: सरल और भरोसेमंद|*: साफ़, सच्चा, अपना|कम मेहनत, ज़्यादा नतीजे|आज शुरू, कल सफलता|अच्छा काम ख़ुद बोलता है|समय उसके लिए जो ज़रूरी|*: सच्चे लोगों के हाथों से|छोटे क़दम, बड़े बदलाव|आपके लिए सोचा, यहीं बनाया|*: न कम, न ज़्यादा|क्योंकि अच्छा काफ़ी नहीं|आपके विचार, हमारे हाथ|*: ध्यान से, समय पर|हर दिन थोड़ा बेहतर",
  zh: "*，简单又可靠|*，清楚、公平、贴心|少费力气，多出成果|今天开始，明天收获|好作品自己会说话|把时间留给重要的事|*，真人用心做|小步走，大变化|为你着想，用心制作|*，不多也不少|因为好还不够|你的想法，我们动手|*，细心准时|每天更好一点",
  ar: "*: ببساطة وإتقان|*: وضوح وعدل وقرب|جهد أقل ونتائج أكثر|ابدأ اليوم واحصد غدًا|العمل الجيد يتحدث عن نفسه|وقت لما يهم حقًا|*: من صنع أناس حقيقيين|خطوات صغيرة وأثر كبير|فكرنا فيك وصنعناه هنا|*: لا أكثر ولا أقل|لأن الجيد وحده لا يكفي|أفكارك أنت وأيدينا نحن|*: بعناية ودون تعقيد|أفضل قليلًا كل يوم",
};
/** Fills the gap when the description contains no suitable word. */
const USUAL: Readonly<Record<Language, string>> = {
  de: "Ideen",
  en: "Ideas",
  fr: "Idées",
  es: "Ideas",
  it: "Idee",
  pt: "Ideias",
  ru: "Идеи",
  hi: "विचार",
  zh: "创意",
  ar: "أفكار",
};
const SHOWN = 12;

/** Slogans from templates in a language, about what a description is about where that can be read. Others every time. */
export function slogansFromTemplates(text: string, language: Language): KeptSuggestion[] {
  const found = themeOf(text, language).slice(0, 3);
  const theme = found.length > 0 ? found : [USUAL[language]];
  const filled = shuffled(TEMPLATES[language].split("|")).map((template, at) =>
    template.replace("*", theme[at % theme.length] ?? USUAL[language]),
  );
  return filled.slice(0, SHOWN).map((one) => ({
    text: one.slice(0, 1).toLocaleUpperCase(language) + one.slice(1),
    why: "",
  }));
}
