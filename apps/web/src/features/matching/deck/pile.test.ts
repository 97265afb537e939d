import { expect, test } from "vitest";
import type { Profile } from "../api.ts";
import {
  addCards,
  clearCards,
  EMPTY_PILE,
  forgetLeaving,
  keepTop,
  keyOf,
  type Pile,
  putBack,
  takeTop,
} from "./pile.ts";

const person = (id: string): Profile => ({
  id,
  username: id,
  age: 30,
  bio: "",
  location: "",
  language: "de",
  avatar: "",
  matching_avatar_path: null,
  business_models: [],
  skills: [],
  goals: [],
  target: "",
  business_idea: "",
  weekly_hours: null,
  verified: false,
  signs: [],
  reasons: [],
});
const people = (...ids: string[]) => ids.map(person);
const ids = (pile: Pile) => pile.cards.map(({ profile }) => profile.id);
const pileOf = (...names: string[]) => addCards(EMPTY_PILE, people(...names));

test("no one is on the pile twice", () => {
  const pile = addCards(pileOf("a", "b"), people("b", "c", "c"));
  expect(ids(pile)).toEqual(["a", "b", "c"]);
  expect(addCards(pile, people("a"))).toBe(pile);
});

test("a member who was decided on does not come again", () => {
  const pile = takeTop(pileOf("a", "b"), "right", 500);
  expect(ids(pile)).toEqual(["b"]);
  expect(pile.leaving).toMatchObject([{ to: "right", speed: 500 }]);
  expect(ids(addCards(pile, people("a", "c")))).toEqual(["b", "c"]);
  expect(ids(addCards(clearCards(pile), people("a", "c")))).toEqual(["c"]);
});

test("another order leaves the card on top", () => {
  const pile = keepTop(pileOf("a", "b", "c"));
  expect(ids(pile)).toEqual(["a"]);
  expect(ids(addCards(pile, people("c", "a", "b")))).toEqual(["a", "c", "b"]);
  expect(ids(keepTop(EMPTY_PILE))).toEqual([]);
});

test("a card that is put back is on top, as a new one from the side it left to", () => {
  const gone = forgetLeaving(takeTop(pileOf("a", "b"), "left", 0), "a");
  expect(gone.leaving).toEqual([]);
  const back = putBack(gone, person("a"), "left");
  expect(ids(back)).toEqual(["a", "b"]);
  expect(back.cards[0]?.from).toBe("left");
  expect(back.decided.has("a")).toBe(false);
  expect(back.cards.map(keyOf)).toEqual(["a 1", "b 0"]);
  expect(putBack(back, person("a"), "left")).toBe(back);
});

test("a card still on its way turns round and stays the same one", () => {
  const leaving = takeTop(pileOf("a", "b"), "right", 900);
  const back = putBack(leaving, person("a"), "right");
  expect(back.leaving).toEqual([]);
  expect(back.cards.map(keyOf)).toEqual(["a 0", "b 0"]);
  expect(back.cards[0]?.from).toBeNull();
});

test("taking from an empty pile changes nothing", () => {
  expect(takeTop(EMPTY_PILE, "left", 0)).toBe(EMPTY_PILE);
});
