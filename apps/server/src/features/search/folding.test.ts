import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aFounder, aGroup, firstChannel, join } from "#features/groups/test-groups.ts";
import { aJob, aJobber } from "#features/jobs/test-jobs.ts";
import { aPost } from "#features/posts/test-posts.ts";
import { aMember, aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

type Corpus = { text: string; finds: string[]; misses: string[] };

/** In each language a text, and twenty searches that find it or do not. */
const CORPORA: Record<string, Corpus> = {
  de: {
    text: "Die große Straße in Köln: Müller & Söhne verkaufen Bücher über Geschäftsideen im Café.",
    finds: [
      "strasse",
      "STRASSE",
      "Straße",
      "koln",
      "KÖLN",
      "muller sohne",
      "söhne müller",
      "bucher",
      "BÜCHER",
      "gesch",
      "cafe",
      "Café köln",
      '"große straße"',
      '"grosse strasse in koln"',
      "stra\u00adße",
    ],
    misses: ['"straße große"', "mueller", "hamburg", "köln hamburg", "strassenbahn"],
  },
  en: {
    text: "The naïve co\u2011founder’s résumé isn’t about SaaS; his start\u2011up finds first-time clients in Zürich.",
    finds: [
      "naive",
      "NAIVE",
      "resume",
      "résumé",
      "co-founder",
      "founder's",
      "isn't",
      "isn’t",
      "saas",
      "SaaS clients",
      "clients saas",
      "zurich",
      "ZÜRICH",
      '"first-time clients"',
      "start-up",
    ],
    misses: ['"clients first-time"', "cofounders", "zurichs", "geneva", "saas geneva"],
  },
  fr: {
    text: "L’œuvre de Hélène à Besançon : un garçon naïf, déjà vu, élève d’une école – noël.",
    finds: [
      "oeuvre",
      "œuvre",
      "ŒUVRE",
      "helene",
      "Hélène",
      "besancon",
      "BESANÇON",
      "garcon naif",
      "naif garcon",
      "deja vu",
      "déjà",
      "eleve",
      "ecole",
      "noel",
      '"deja vu"',
    ],
    misses: ['"vu deja"', "elevage", "paris", "oeuvres completes", "garcon paris"],
  },
  es: {
    text: "Mañana el señor Núñez enseñará cómo vender jamón en Málaga; ¡atención, corazón!",
    finds: [
      "manana",
      "MAÑANA",
      "senor nunez",
      "núñez",
      "NUNEZ",
      "ensenara",
      "como vender",
      "vender cómo",
      "jamon",
      "jamón",
      "malaga",
      "Málaga",
      "atencion",
      "corazon",
      '"señor nuñez"',
    ],
    misses: ['"nunez senor"', "mananas", "sevilla", "malaga sevilla", "corazones"],
  },
  it: {
    text: "Perché la città è così bella? Libertà, caffè e però più qualità: un’idea già lì.",
    finds: [
      "perche",
      "PERCHÉ",
      "citta",
      "città",
      "cosi bella",
      "liberta",
      "caffe",
      "CAFFÈ",
      "piu qualita",
      "qualità più",
      "idea",
      "gia",
      "un'idea",
      "un’idea",
      '"caffe e pero"',
    ],
    misses: ['"pero e caffe"', "cittadini", "roma", "citta roma", "liberte"],
  },
  pt: {
    text: "Não há solução fácil: a pastelaria do João, em São Paulo, põe coração e pão na avó.",
    finds: [
      "nao",
      "NÃO",
      "solucao facil",
      "solução",
      "joao",
      "JOÃO",
      "sao paulo",
      '"sao paulo"',
      "poe",
      "coracao",
      "coração",
      "pao",
      "avo",
      "fácil nao",
      "pastel",
    ],
    misses: ['"paulo sao"', "lisboa", "joao lisboa", "coracoes", "solucoes"],
  },
  ru: {
    text: "Ёлка и ёж: всё ещё учёт расходов, мой йогурт — счёт за трёх партнёров в Орёл.",
    finds: [
      "елка",
      "ЁЛКА",
      "Ёлка",
      "еж",
      "все еще",
      "ещё всё",
      "учет",
      "УЧЁТ",
      "расход",
      "мой",
      "йогурт",
      "счет",
      "партнеров",
      "орел",
      '"учет расходов"',
    ],
    misses: ['"расходов учет"', "мои", "москва", "елка москва", "иогурт"],
  },
  ar: {
    text: "مُحَمَّدٌ يَعْمَلُ في مدرسة الأعمال؛ أحمد وإبراهيم إلى القاهرة، على كتــاب آخر ٢٠٢٦.",
    finds: [
      "محمد",
      "مُحَمَّد",
      "يعمل",
      "مدرسة",
      "مدرسه",
      "احمد",
      "أحمد",
      "وابراهيم",
      "الي",
      "إلى القاهرة",
      "القاهره",
      "كتاب",
      "اخر",
      "2026",
      '"مدرسه الاعمال"',
    ],
    misses: ['"الاعمال مدرسه"', "بغداد", "محمد بغداد", "مدارس", "2027"],
  },
  hi: {
    text: "ज़ैनब की नई दुकान दिल्ली में है, फ़ोन और क़लम का व्यापार १२३ रुपये।",
    finds: [
      "ज़ैनब",
      "जैनब",
      "दुकान",
      "दिल्ली",
      "दिल्ली दुकान",
      "फोन",
      "फ़ोन",
      "कलम",
      "क़लम",
      "व्यापार",
      "123",
      "१२३",
      "रुपये",
      "नई दुकान",
      '"नई दुकान"',
    ],
    misses: ['"दुकान नई"', "मुंबई", "दिल्ली मुंबई", "दकान", "व्यापारी"],
  },
  zh: {
    text: "我们在北京大学附近用ChatGPT写文章，寻找创业伙伴。東京タワーも好き、ภาษาไทยง่ายมาก",
    finds: [
      "北京",
      "北京大学",
      "大学",
      "文章",
      "写文章",
      "创业",
      "创业伙伴",
      "chatgpt",
      "ＣｈａｔＧＰＴ",
      "北京 创业",
      "创业 北京",
      "タワー",
      "ﾀﾜｰ",
      "ภาษา",
      '"寻找创业伙伴"',
    ],
    misses: ["京北", "上海", "北京 上海", "大学北京", '"伙伴创业"'],
  },
};

/** The places of the product in which a text is found: whether a search finds it there. */
type Places = Record<string, (q: string) => Promise<boolean>>;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const has = (items: readonly { id: string }[], id: string): boolean => items.some((one) => one.id === id);

/** Stores a text wherever members can, and answers where a reader finds it. */
async function store(text: string): Promise<Places> {
  const author = await aFounder(server);
  const reader = await aFounder(server);
  const jobber = await aJobber(server);
  const { anna, berta, chatId } = await aPairInChat(server);
  const post = await aPost(author, { content: text });
  const job = await aJob(jobber, { title: "Gesucht", content: text });
  const group = await aGroup(author, { description: text });
  await join(reader, group.id);
  const channelId = await firstChannel(reader, group.id);
  const channel = { id: group.id, channelId };
  const body = () => ({ client_id: randomUUID(), text });
  const message = await anna.must("POST /api/chats/{id}/messages", { params: { id: chatId }, body: body() });
  const sentMessage = await author.must("POST /api/groups/{id}/channels/{channelId}/messages", {
    params: channel,
    body: body(),
  });
  const member = await aMember(server, { bio: text });
  const everywhere = (q: string) => reader.must("GET /api/search", { query: { q } });
  return {
    posts: async (q) => has((await reader.must("GET /api/posts/search", { query: { q } })).items, post.id),
    jobs: async (q) => has((await reader.must("GET /api/jobs", { query: { search: q } })).items, job.id),
    groups: async (q) => has((await berta.must("GET /api/groups", { query: { q } })).items, group.id),
    chats: async (q) =>
      has(
        (await berta.must("GET /api/chats/{id}/search", { params: { id: chatId }, query: { q } })).items,
        message.id,
      ),
    channels: async (q) =>
      has(
        (await reader.must("GET /api/groups/{id}/search", { params: { id: group.id }, query: { q } })).items,
        sentMessage.id,
      ),
    people: async (q) =>
      has((await reader.must("GET /api/users/discover", { query: { q } })).items, member.id),
    "everything: posts": async (q) => has((await everywhere(q)).posts, post.id),
    "everything: jobs": async (q) => has((await everywhere(q)).jobs, job.id),
    "everything: groups": async (q) => has((await everywhere(q)).groups, group.id),
    "everything: people": async (q) => has((await everywhere(q)).people, member.id),
  };
}

/** The places in which a search does not do what it should. */
async function mistakenPlaces(places: Places, q: string, found: boolean): Promise<string[]> {
  const answers = await Promise.all(
    Object.entries(places).map(async ([place, find]) => ({ place, found: await find(q) })),
  );
  return answers.filter((answer) => answer.found !== found).map(({ place }) => place);
}

describe.each(Object.entries(CORPORA))("a text in %s", (_, { text, finds, misses }) => {
  let places: Places;
  beforeAll(async () => {
    places = await store(text);
  });
  test.each(finds)("is found by %s in every search", async (q) => {
    expect(await mistakenPlaces(places, q, true)).toEqual([]);
  });
  test.each(misses)("is not found by %s in any search", async (q) => {
    expect(await mistakenPlaces(places, q, false)).toEqual([]);
  });
});

test("there are two hundred searches", () => {
  const all = Object.values(CORPORA).flatMap(({ finds, misses }) => [...finds, ...misses]);
  expect(all).toHaveLength(200);
});

describe("names", () => {
  const named = async (person: Person, q: string) => person.must("GET /api/search", { query: { q } });

  test("of members, groups and channels are found folded, several words in any order", async () => {
    const owner = await aFounder(server);
    const other = await aMember(server, { username: "Zoëjürgß" });
    const request = await owner.must("POST /api/chat-requests", { body: { user_id: other.id } });
    await other.must("POST /api/chat-requests/{id}/accept", { params: { id: request.id } });
    const group = await aGroup(owner, { name: "Größenwahn Köln" });
    const channel = await owner.must("POST /api/groups/{id}/channels", {
      params: { id: group.id },
      body: { name: "über-blick", topic: "" },
    });
    expect((await named(owner, "zoejurgss")).people.map(({ id }) => id)).toEqual([other.id]);
    expect((await named(owner, "ZOEJURG")).chats.map((chat) => chat.other.id)).toEqual([other.id]);
    expect((await named(owner, "koln groessenwahn")).groups).toEqual([]);
    expect((await named(owner, "koln grossenwahn")).groups.map(({ id }) => id)).toEqual([group.id]);
    expect((await named(owner, "uber")).channels.map(({ id }) => id)).toEqual([channel.id]);
  });
});
