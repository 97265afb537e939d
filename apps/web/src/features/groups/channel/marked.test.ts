import { expect, test } from "vitest";
import { hitsIn } from "./marked.tsx";

const shown = (text: string, words: string) =>
  hitsIn(text, words).map(({ hit, part }) => (hit ? `[${part}]` : part));

test("hits are found whatever their case, and signs mean themselves", () => {
  expect(shown("Druck und druck", "DRUCK")).toEqual(["[Druck]", " und ", "[druck]"]);
  expect(shown("a.b (c) a*b", "a.b (")).toEqual(["[a.b (]", "c) a*b"]);
  expect(shown("nichts davon", "x")).toEqual(["nichts davon"]);
  expect(shown("alles", "  ")).toEqual(["alles"]);
});
