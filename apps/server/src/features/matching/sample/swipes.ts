/** A decision of the sample community; people by their index. */
export type SampleSwipe = { swiper: number; target: number; liked: boolean; hoursAgo: number };

const COUNT = 400;

/** A small generator of numbers from 0 up to 1 that is the same at every start. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/**
 * Four hundred decisions between people in the deck (`cards[i]` is undefined for those who are not): the matched pairs
 * like each other, nobody else does mutually, and the first person still has most of the deck before them.
 */
export function swipesOf(
  cards: readonly (number | undefined)[],
  pairs: readonly (readonly [number, number])[],
): SampleSwipe[] {
  const next = numbers(7);
  const swipes = new Map<string, SampleSwipe>();
  const add = (swiper: number, target: number, liked: boolean, hoursAgo: number) => {
    if (cards[swiper] === undefined || cards[target] === undefined) return;
    swipes.set(`${swiper} ${target}`, { swiper, target, liked, hoursAgo });
  };
  for (const [index, [a, b]] of pairs.entries()) {
    add(a, b, true, 300 + index);
    add(b, a, true, 290 + index);
  }
  const people = cards.flatMap((card, index) => (card === undefined ? [] : [index]));
  // Some like the first person and wait for an answer.
  for (const fan of people.slice(20, 25)) add(fan, 0, true, 20 + fan);
  while (swipes.size < COUNT) {
    const swiper = people[Math.floor(next() * people.length)] ?? 0;
    const target = people[Math.floor(next() * people.length)] ?? 0;
    const hoursAgo = 5 + next() * 500;
    const wants = next() < 0.38;
    if (swiper === target || swiper === 0 || swipes.has(`${swiper} ${target}`)) continue;
    const back = swipes.get(`${target} ${swiper}`);
    add(swiper, target, wants && !back?.liked, hoursAgo);
  }
  return [...swipes.values()];
}
