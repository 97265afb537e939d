import { describe, expect, it } from "vitest";
import { rareWords, sharedWords } from "../../words/known-topics.ts";
import { cardTaste, cardWords, readCardWords } from "./card-words.ts";
import { packTopics, readTopics } from "./stored-topics.ts";
import { splitOfferedAndSought, wordsOf } from "./tokens.ts";
import { carryOver, countWords, learnTopics, TOPICS } from "./topics.ts";
import { NO_WORDS, readText, wordPair } from "./words.ts";

const list = (words: string): string[] => words.split(" ");
const CRAFT = list(
  "Kerzen Holz Keramik Werkstatt Nähen Stoffe Leder Garn Papier Farben Ton Metall Glas Seife Wolle",
);
const NUMBERS = list(
  "Zahlen Tabellen Buchhaltung Kennzahlen Budgets Steuern Kosten Bilanz Preise Rabatte Konten Zinsen Umsatz Gewinn Rechnung",
);
const REST = list("Kaffee Reisen Musik Fußball Wandern Bücher Hunde Berlin Kino Tanzen Kochen Sommer");
/** Two hundred texts about one thing or the other, with a word that belongs to neither. */
const TEXTS = Array.from({ length: 200 }, (_, n) => {
  const about = n % 2 ? CRAFT : NUMBERS;
  const word = (of: readonly string[], k: number) => of[k % of.length] ?? "";
  const [a, b, c] = [n, 3 * n + 1, 7 * n + 2].map((k) => word(about, k + (n >> 4)));
  return `Ich mag ${a} und ${b}, auch ${c}, dazu ${word(REST, 5 * n + (n >> 3))}.`;
});
const topics = learnTopics(TEXTS.map(countWords));
const read = (text: string) => readText(text, topics, 1);

describe("wordsOf", () => {
  it("finds words in every script, in lower case, and pairs of signs in Chinese", () => {
    expect(wordsOf("Über 20 Kerzen, не спешу! أبحث")).toEqual(["über", "kerzen", "спешу", "أبحث"]);
    expect(wordsOf("मोमबत्ती का काम")).toEqual(["मोमबत्ती", "काम"]);
    expect(wordsOf("我做蜡烛")).toEqual(["我做", "做蜡", "蜡烛"]);
    expect(wordsOf("")).toEqual([]);
  });
});

describe("saidAndSought", () => {
  it.each([
    ["Ich gieße Kerzen. Ich suche jemanden für Zahlen!", "Zahlen"],
    ["I pour candles. Looking for somebody with numbers.", "numbers"],
    ["Je coule des bougies. Je cherche quelqu’un pour les chiffres.", "chiffres"],
    ["Faccio candele. Cerco qualcuno per i numeri.", "numeri"],
    ["Hago velas. Busco a alguien para los números.", "números"],
    ["Faço velas. Procuro alguém para os números.", "números"],
    ["Я лью свечи. Ищу того, кто любит цифры.", "цифры"],
    ["मैं मोमबत्तियाँ बनाता हूँ। मुझे संख्याओं वाले साथी की तलाश है।", "संख्याओं"],
    ["我做蜡烛。我在找懂数字的人。", "数字"],
    ["أصنع الشموع. أبحث عن شخص للأرقام.", "للأرقام"],
  ])("parts %s", (text, word) => {
    const { offered, sought } = splitOfferedAndSought(text);
    expect(sought).toContain(word);
    expect(offered).not.toContain(word);
    expect(offered.length).toBeGreaterThan(4);
  });
});

describe("topics", () => {
  it("put texts about the same thing together though they share no word", () => {
    const mean = (some: readonly string[], others: readonly string[]) => {
      const pairs = some.flatMap((a) =>
        others.filter((b) => b !== a).map((b) => wordPair(read(a), read(b))?.alike ?? 0),
      );
      return pairs.reduce((sum, alike) => sum + alike, 0) / pairs.length;
    };
    expect(mean(CRAFT, CRAFT)).toBeGreaterThan(mean(CRAFT, NUMBERS) + 0.02);
    expect(mean(NUMBERS, NUMBERS)).toBeGreaterThan(mean(NUMBERS, CRAFT) + 0.02);
  });

  it("tell who offers what a member looks for", () => {
    const seeker = read("Ich mag Musik. Ich suche jemanden für Buchhaltung und Tabellen.");
    const answers = (text: string) => wordPair(seeker, read(text))?.answers ?? 0;
    expect(answers("Tabellen und Kennzahlen")).toBeGreaterThan(answers("Kerzen und Holz") + 0.1);
  });

  it("say more the longer a text is, nothing of an empty one, and are not compared with others", () => {
    const length = (text: string) => Math.hypot(...read(text).offered);
    expect(length("Holz Keramik Werkstatt")).toBeGreaterThan(length("Holz"));
    expect(length("Wörter, die niemand sonst schreibt")).toBe(0);
    expect(wordPair(read("Holz"), { ...read("Holz"), topics: 2 })).toBeNull();
    expect(wordPair(NO_WORDS, NO_WORDS)).toBeNull();
  });

  it("are the same after they were stored, and what was learned is carried over to later ones", () => {
    const stored = readTopics(packTopics(topics));
    expect(stored.rarity).toEqual(topics.rarity);
    expect(stored.parts).toEqual(topics.parts);
    const later = learnTopics([...TEXTS.slice(7), ...TEXTS].map(countWords));
    const wants = Array.from(read("Holz Keramik Werkstatt").offered);
    const carried = carryOver(wants, topics, later);
    const worth = (text: string) =>
      readText(text, later, 2).offered.reduce((sum, part, topic) => sum + part * (carried[topic] ?? 0), 0);
    expect(worth("Holz Werkstatt")).toBeGreaterThan(worth("Zahlen Budgets"));
  });
});

describe("sharedWords", () => {
  it("names rare words that occur in both texts, as the other wrote them", () => {
    const rare = rareWords("Ich liebe kaffee und KERZEN", topics);
    expect(sharedWords(rare, "Kerzen aus Bienenwachs")).toEqual(["Kerzen"]);
    expect(sharedWords(rare, "Kerzenständer")).toEqual([]);
    expect(sharedWords(rare, "")).toEqual([]);
    expect(rareWords("Ich mag und dazu", topics)).toBeNull();
    expect(sharedWords(null, "Kerzen")).toEqual([]);
  });
});

describe("cardWords", () => {
  it("keeps words and taste as the card carries them", () => {
    const words = { ...read("Holz. Ich suche Zahlen."), topics: 700 };
    const taste = Int8Array.from({ length: 25 + TOPICS }, (_, k) => k - 20);
    const bytes = cardWords(words, taste);
    expect(bytes).toHaveLength(50);
    expect(readCardWords(bytes)).toEqual(words);
    expect(cardTaste(Buffer.from(taste.buffer, 0, 25), bytes)).toEqual(taste);
  });
});
