import { describe, expect, test } from "vitest";
import { type Found, findCard, type Point } from "./find-card.ts";
import { CardLock, isCard } from "./use-detector.ts";

const WIDTH = 320;
const HEIGHT = 180;

/** The same numbers every time. */
function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A frame with noise, and a turned rectangle with print on it. */
function frame(
  card: { x: number; y: number; width: number; aspect: number; angle: number } | null,
  seed = 1,
): Uint8ClampedArray {
  const random = randomly(seed);
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      let shade = 60 + 8 * random();
      if (card) {
        const cos = Math.cos(-card.angle);
        const sin = Math.sin(-card.angle);
        const dx = x - card.x;
        const dy = y - card.y;
        const u = dx * cos - dy * sin;
        const v = dx * sin + dy * cos;
        const half = card.width / 2;
        const tall = card.width / card.aspect / 2;
        if (Math.abs(u) < half && Math.abs(v) < tall)
          shade = Math.abs(v) < 2 && u > 0 ? 90 : 200 + 10 * random();
      }
      pixels.fill(shade, (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3);
    }
  return pixels;
}
const look = (...of: Parameters<typeof frame>) => findCard(frame(...of), WIDTH, HEIGHT);

describe("finding a card", { timeout: 30_000 }, () => {
  test("turned, small and large, in nearly every frame", () => {
    let found = 0;
    for (let nth = 0; nth < 20; nth += 1) {
      const random = randomly(nth + 7);
      const card = {
        x: 150 + 20 * random(),
        y: 85 + 10 * random(),
        width: 90 + 80 * random(),
        aspect: 1.585,
        angle: (random() - 0.5) * 0.6,
      };
      if (isCard(look(card, nth + 1), WIDTH, HEIGHT)) found += 1;
    }
    expect(found).toBeGreaterThanOrEqual(18);
  });

  test("not where there is none, where it is cut off, too small, square or a strip", () => {
    const middle = { x: 160, y: 90, angle: 0 };
    for (let seed = 1; seed <= 10; seed += 1) expect(isCard(look(null, seed), WIDTH, HEIGHT)).toBe(false);
    for (const card of [
      { ...middle, x: 20, width: 120, aspect: 1.585 },
      { ...middle, width: 50, aspect: 1.585 },
      { ...middle, width: 100, aspect: 1 },
      { ...middle, width: 200, aspect: 3 },
    ])
      expect(isCard(look(card), WIDTH, HEIGHT)).toBe(false);
  });
});

describe("locking", () => {
  const rectangle = (x: number, y: number, width = 158, height = 100): Found => {
    const quad: Point[] = [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ];
    return { quad, cover: (width * height) / (WIDTH * HEIGHT) };
  };
  const card = rectangle(80, 40);
  const feed = (lock: CardLock, ...all: Found[]) => all.map((one) => lock.next(one, WIDTH, HEIGHT));

  test("five frames lock, six without one unlock", () => {
    const lock = new CardLock();
    expect(feed(lock, card, card, card, card, card)).toEqual(["hold", "hold", "hold", "hold", "locked"]);
    expect(feed(lock, null, null, null, null, null, card)).toEqual(Array(6).fill("locked"));
    expect(feed(lock, null, null, null, null, null, null).at(-1)).toBe("searching");
  });

  test("a frame without a card, or a card that moves, restarts the detection", () => {
    expect(feed(new CardLock(), card, card, card, card, null, card).at(-1)).toBe("hold");
    const moving = Array.from({ length: 8 }, (_, nth) => rectangle(20 + nth * 16, 40));
    expect(feed(new CardLock(), ...moving)).not.toContain("locked");
  });

  test("what was just taken is not taken for the next side", () => {
    const lock = new CardLock({ armed: false });
    expect(new Set(feed(lock, ...Array<Found>(12).fill(card)))).toEqual(new Set(["searching"]));
    feed(lock, ...Array<Found>(6).fill(null));
    expect(feed(lock, card, card, card, card, card).at(-1)).toBe("locked");
  });

  test("aspect from 1.3 to 1.85, at least a twentieth of the frame, wholly inside", () => {
    const is = (found: Found) => isCard(found, WIDTH, HEIGHT);
    expect([1.29, 1.31, 1.84, 1.86].map((aspect) => is(rectangle(60, 40, 90 * aspect, 90)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(is(rectangle(60, 40, 66, 43))).toBe(false);
    expect(is(rectangle(60, 40, 69, 43))).toBe(true);
    expect(is(rectangle(0, 40))).toBe(false);
  });
});
