import { describe, expect, test } from "vitest";
import * as Y from "yjs";
import { type Card, readCard } from "./card.ts";
import {
  addDependency,
  blockerOf,
  circleOf,
  closesCircle,
  criticalPathOf,
  dependenciesOf,
  openWaits,
} from "./dependencies.ts";
import { type Plan, readPlan } from "./plan.ts";
import { addCards, cardsOf, connect, edgesOf, removeCards } from "./plan-doc.ts";

const card = (id: string, values: Partial<Card> = {}): Card =>
  readCard(id, (name) => ({ title: id, kind: "task", ...values })[name as keyof Card]);
/** A plan in which the second of each pair waits for the first. */
const planOf = (cards: Card[], pairs: [string, string][]): Plan => ({
  cards: new Map(cards.map((one) => [one.id, one])),
  edges: new Map(
    pairs.map(([from, to]) => [`${from}_${to}`, { id: `${from}_${to}`, from, to, kind: "before" }]),
  ),
});
const task = (id: string, start: string, due: string, values: Partial<Card> = {}) =>
  card(id, { start: `2027-03-${start}`, due: `2027-03-${due}`, ...values });
const ids = (cards: readonly Card[] | undefined) => (cards ?? []).map(({ id }) => id);
const pathOf = (plan: Plan) => {
  const path = criticalPathOf(plan, dependenciesOf(plan));
  return path && { cards: ids(path.cards), days: path.days };
};

describe("dependencies", () => {
  test("are connections between cards that wait, each once; others are none", () => {
    const plan = planOf(
      [card("a"), card("b"), card("m", { kind: "milestone" }), card("n", { kind: "note" })],
      [
        ["a", "b"],
        ["b", "m"],
        ["n", "a"],
        ["a", "n"],
        ["gone", "a"],
      ],
    );
    const twice = new Map([
      ...plan.edges,
      ["other", { id: "other", from: "a", to: "b", kind: "before" as const }],
    ]);
    const leads = new Map([...twice, ["l", { id: "l", from: "a", to: "m", kind: "leads" as const }]]);
    const { awaited, waiting } = dependenciesOf({ ...plan, edges: leads });
    expect([...awaited].map(([id, cards]) => [id, ids(cards)])).toEqual([
      ["b", ["a"]],
      ["m", ["b"]],
    ]);
    expect(ids(waiting.get("a"))).toEqual(["b"]);
  });

  test("a card cannot wait for one that waits for it, directly or through others", () => {
    const found = dependenciesOf(
      planOf(
        ["a", "b", "c", "d"].map((id) => card(id)),
        [
          ["a", "b"],
          ["b", "c"],
        ],
      ),
    );
    expect(closesCircle(found, "a", "c")).toBe(true);
    expect(closesCircle(found, "a", "b")).toBe(true);
    expect(closesCircle(found, "a", "a")).toBe(true);
    expect(closesCircle(found, "c", "a")).toBe(false);
    expect(closesCircle(found, "a", "d")).toBe(false);
  });

  test("addDependency: refuses circles, kinds that do not wait and cards that are gone", () => {
    const doc = new Y.Doc();
    addCards(doc, [
      { id: "a", kind: "task" },
      { id: "b", kind: "goal" },
      { id: "n", kind: "note" },
    ]);
    expect(addDependency(doc, "b", "a")).toBe("added");
    expect(addDependency(doc, "a", "b")).toBe("circle");
    expect(addDependency(doc, "n", "a")).toBe("refused");
    expect(addDependency(doc, "a", "gone")).toBe("refused");
    expect([...readPlan(doc).edges.values()]).toEqual([{ id: "a_b", from: "a", to: "b", kind: "before" }]);
    removeCards(doc, new Set(["a"]));
    expect(edgesOf(doc).size).toBe(0);
  });

  test("a circle that two members closed at once is found, and only its cards", () => {
    const one = new Y.Doc();
    addCards(one, ["a", "b", "c", "d"].map((id) => ({ id, kind: "task" as const }))); // biome-ignore format: four cards
    const two = new Y.Doc();
    Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
    addDependency(one, "b", "a");
    addDependency(one, "d", "b");
    addDependency(two, "a", "b");
    addDependency(two, "a", "c");
    Y.applyUpdate(one, Y.encodeStateAsUpdate(two));
    const plan = readPlan(one);
    expect([...circleOf(dependenciesOf(plan))].sort()).toEqual(["a", "b"]);
    expect(circleOf(dependenciesOf(planOf([card("a"), card("b")], [["a", "b"]]))).size).toBe(0); // biome-ignore format: one pair
  });

  test("an unknown kind and unknown values of a newer page are read as before, and stay in the document", () => {
    const doc = new Y.Doc();
    addCards(doc, [{ id: "a", kind: "task" }, { id: "b", kind: "task" }]); // biome-ignore format: two cards
    connect(doc, "a", "b", "leads");
    edgesOf(doc).set("new", new Y.Map(Object.entries({ from: "b", to: "a", kind: "mirrors", lag: 3 })));
    const map = cardsOf(doc).get("a") as Y.Map<unknown>; // a card that was just added
    map.set("effort", { hours: 5 });
    expect([...readPlan(doc).edges.values()].map(({ kind }) => kind)).toEqual(["leads", "leads"]);
    expect(dependenciesOf(readPlan(doc)).awaited.size).toBe(0);
    expect(addDependency(doc, "b", "a")).toBe("added");
    expect(map.get("effort")).toEqual({ hours: 5 });
    expect((edgesOf(doc).get("new") as Y.Map<unknown>).get("kind")).toBe("mirrors"); // put there above
  });

  test("what a card still waits for: neither what is done nor anything once it is done itself", () => {
    const plan = planOf(
      [card("a"), card("b", { status: "done" }), card("c"), card("d", { status: "done" })],
      [
        ["a", "c"],
        ["b", "c"],
        ["a", "d"],
      ],
    );
    expect([...openWaits(plan)]).toEqual([["c", 1]]);
  });

  test("a card that begins before what it waits for ends is shown the latest of these", () => {
    const plan = planOf(
      [
        task("a", "01", "05"),
        task("b", "01", "09"),
        task("done", "01", "20", { status: "done" }),
        task("c", "05", "12"),
        task("d", "09", "12"),
        card("none"),
      ],
      [
        ["a", "c"],
        ["b", "c"],
        ["done", "c"],
        ["b", "d"],
        ["none", "d"],
      ],
    );
    const found = dependenciesOf(plan);
    expect(blockerOf(plan.cards.get("c") ?? card("c"), found)?.id).toBe("b");
    // On one day the one ends and the other begins.
    expect(blockerOf(plan.cards.get("d") ?? card("d"), found)).toBeNull();
    expect(blockerOf(task("c", "05", "12", { status: "done" }), found)).toBeNull();
  });
});

describe("the critical path", () => {
  test("is the longest chain by days, not by cards", () => {
    const plan = planOf(
      [
        task("a", "01", "02"),
        task("b", "03", "04"),
        task("c", "05", "05"),
        task("long", "01", "10"),
        card("goal", { kind: "goal", due: "2027-03-20" }),
      ],
      [
        ["a", "b"],
        ["b", "c"],
        ["c", "goal"],
        ["long", "goal"],
      ],
    );
    expect(pathOf(plan)).toEqual({ cards: ["long", "goal"], days: 10 });
  });

  test("passes through cards without a day, and counts days across summer time", () => {
    const plan = planOf(
      [task("a", "27", "29"), card("b"), card("c", { due: "2027-04-05" })],
      [
        ["a", "b"],
        ["b", "c"],
      ],
    );
    expect(pathOf(plan)).toEqual({ cards: ["a", "b", "c"], days: 4 });
  });

  test("leaves out dropped cards and circles", () => {
    const plan = planOf(
      [
        task("a", "01", "02"),
        task("b", "03", "20", { status: "dropped" }),
        task("c", "21", "22"),
        task("x", "01", "30"),
        task("y", "01", "30"),
      ],
      [
        ["a", "b"],
        ["b", "c"],
        ["a", "c"],
        ["x", "y"],
        ["y", "x"],
        ["x", "c"],
      ],
    );
    expect(pathOf(plan)).toEqual({ cards: ["a", "c"], days: 4 });
  });

  test("is the same one for all members where two chains are equally long", () => {
    const cards = [task("a", "01", "02"), task("b", "01", "02"), task("z", "03", "04")];
    const pairs: [string, string][] = [
      ["a", "z"],
      ["b", "z"],
    ];
    const path = { cards: ["a", "z"], days: 4 };
    expect(pathOf(planOf(cards, pairs))).toEqual(path);
    expect(pathOf(planOf(cards.toReversed(), pairs.toReversed()))).toEqual(path);
  });

  test("needs something that waits and something that takes days", () => {
    expect(pathOf(planOf([task("a", "01", "05")], []))).toBeNull();
    const milestones = ["m", "n"].map((id) => card(id, { kind: "milestone", due: "2027-03-01" }));
    expect(pathOf(planOf(milestones, [["m", "n"]]))).toBeNull();
  });

  test("of a full plan of two thousand cards in one chain is found at once", () => {
    const cards = Array.from({ length: 2000 }, (_, nth) => task(`c${nth}`, "01", "02"));
    const pairs = cards.slice(1).map(({ id }, nth): [string, string] => [`c${nth}`, id]);
    const path = pathOf(planOf(cards, pairs.toReversed()));
    expect(path?.days).toBe(4000);
    expect(path?.cards.slice(0, 2)).toEqual(["c0", "c1"]);
  });
});
