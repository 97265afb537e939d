import { expect, test } from "vitest";
import { type PostSigns, rankPosts } from "#features/matching/engine/post-fit.ts";

const post = (id: string, more: Partial<PostSigns> = {}): PostSigns => ({
  id,
  author: `author of ${id}`,
  age: 2,
  liking: 0,
  words: 0,
  language: "own",
  followed: false,
  matched: false,
  own: false,
  known: false,
  likes: 0,
  comments: 0,
  reposts: 0,
  ...more,
});
const order = (...posts: PostSigns[]) => rankPosts(posts).map(({ id }) => id);

test.each<[string, Partial<PostSigns>]>([
  ["new", { age: 0.1 }],
  ["by someone one follows", { followed: true }],
  ["by a partner", { matched: true }],
  ["by someone one would like", { liking: 1 }],
  ["in words that fit", { words: 0.5 }],
  ["talked about", { comments: 3 }],
])("what is %s comes before what is not", (_, better) => {
  expect(order(post("usual"), post("better", better))).toEqual(["better", "usual"]);
});

test.each<[string, Partial<PostSigns>]>([
  ["in another language", { language: "foreign" }],
  ["in English only", { language: "bridge" }],
  ["old", { age: 200 }],
  ["liked already", { known: true }],
  ["one's own", { own: true }],
])("what is %s comes later", (_, worse) => {
  expect(order(post("worse", worse), post("usual"))).toEqual(["usual", "worse"]);
});

test("a hundred likes are worth less than ten times ten", () => {
  const worth = (likes: number) => {
    // This age outweighs the likes.
    for (let age = 2; age < 1_000; age += 0.5)
      if (order(post("liked", { likes, age }), post("usual"))[0] === "usual") return Math.log2(1 + age / 6);
    return Number.POSITIVE_INFINITY;
  };
  expect(worth(100)).toBeGreaterThan(worth(10));
  expect(worth(100) - worth(10)).toBeLessThan(worth(10));
});

test("no author comes three times in a row while there is another", () => {
  const loud = Array.from({ length: 8 }, (_, n) => post(`loud ${n}`, { author: "loud", liking: 3 }));
  const others = Array.from({ length: 3 }, (_, n) => post(`other ${n}`, { language: "foreign", age: 300 }));
  const ranked = rankPosts([...loud, ...others]);
  expect(ranked).toHaveLength(11);
  expect(new Set(ranked).size).toBe(11);
  const authors = ranked.map(({ author }) => author);
  for (let at = 2; at < 9; at++)
    expect(new Set(authors.slice(at - 2, at + 1)).size, String(authors)).toBeGreaterThan(1);
  // Posts of members who have left do not count as posts of one author.
  expect(order(...["a", "b", "c"].map((id) => post(id, { author: null })))).toHaveLength(3);
});

test("the newest of all is among the first five, for any author", () => {
  const liked = Array.from({ length: 20 }, (_, n) => post(`liked ${n}`, { liking: 3 }));
  expect(order(post("newest", { language: "foreign", age: 0 }), ...liked).indexOf("newest")).toBe(4);
});

test("the same posts come in the same order", () => {
  const many = Array.from({ length: 300 }, (_, n) =>
    post(String(n), { author: String(n % 40), age: n / 10 }),
  );
  expect(rankPosts(many)).toEqual(rankPosts(many));
});
