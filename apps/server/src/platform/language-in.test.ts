import { expect, test } from "vitest";
import { languageIn } from "./language-in.ts";

test.each([
  ["de", "Wir haben die erste Bestellung, und ich freue mich wie ein Kind!"],
  ["en", "We shipped the first version and I am looking for somebody who can write."],
  ["fr", "Nous avons vendu le premier cours et je cherche quelqu’un pour les vidéos."],
  ["it", "Abbiamo venduto il primo corso e non so come trovare clienti per la seconda parte."],
  ["es", "Hemos vendido el primer curso y busco a alguien para los vídeos, pero no hay prisa."],
  ["pt", "Não é fácil, mas já vendemos o primeiro curso e procuro alguém para os vídeos."],
  ["ru", "Мы продали первый курс!"],
  ["hi", "हमने पहला कोर्स बेच दिया!"],
  ["zh", "我们卖出了第一门课程！"],
  ["ar", "بعنا أول دورة تدريبية!"],
  [null, "🎉🎉🎉"],
  [null, "https://example.test/the-and-is #the @and"],
  [null, "Shopify!"],
] as const)("%s: %s", (language, text) => {
  expect(languageIn(text)).toBe(language);
});

test("of a long text only as much is read as is needed", () => {
  const german = "Das ist der Anfang von einem langen Text und er ist auf Deutsch geschrieben. ";
  const english = "This is the rest of it and it was written by somebody who speaks English. ";
  expect(languageIn(german.repeat(200) + english.repeat(200_000))).toBe("de");
});
