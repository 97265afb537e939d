import { CARD } from "@kompagnon/contract/verification/rules.ts";

/** A corner, in pixels of the frame it was found in. */
export type Point = readonly [x: number, y: number];
/** Something with four corners, and its share of the frame; null: nothing. */
export type Found = { quad: readonly Point[]; cover: number } | null;

/** Levels of the histogram that separates edges from noise. */
const LEVELS = 256;
/** How much of its hull's area four corners have to keep: less is not a rectangle seen from somewhere. */
const FOUR_CORNERED = 0.88;

/**
 * Looks for a card in a small frame: what strong edges enclose, if four corners describe it. Takes some ten milliseconds for
 * 320 by 180 pixels, so it runs in a worker.
 */
export function findCard(pixels: Uint8ClampedArray, width: number, height: number): Found {
  const edges = edgesOf(blurred(grayOf(pixels), width, height), width, height);
  const region = largestEnclosed(edges, width, height);
  if (!region || region.area < width * height * CARD.cover) return null;
  const hull = hullOf(outlineOf(region, width, height));
  const full = areaOf(hull);
  const quad = fourCornersOf(hull);
  if (quad.length !== 4 || areaOf(quad) < full * FOUR_CORNERED) return null;
  return { quad, cover: areaOf(quad) / (width * height) };
}

function grayOf(pixels: Uint8ClampedArray): Float32Array {
  const gray = new Float32Array(pixels.length / 4);
  for (let at = 0; at < gray.length; at += 1)
    gray[at] =
      0.299 * (pixels[4 * at] ?? 0) + 0.587 * (pixels[4 * at + 1] ?? 0) + 0.114 * (pixels[4 * at + 2] ?? 0);
  return gray;
}

/** Each pixel as the mean of the nine around it. */
function blurred(gray: Float32Array, width: number, height: number): Float32Array {
  const soft = new Float32Array(gray.length);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      let sum = 0;
      for (let row = y - 1; row <= y + 1; row += 1)
        for (let column = x - 1; column <= x + 1; column += 1) sum += gray[row * width + column] ?? 0;
      soft[y * width + x] = sum / 9;
    }
  return soft;
}

/** Where the picture changes strongly (Sobel, threshold by Otsu), made three pixels wide. */
function edgesOf(soft: Float32Array, width: number, height: number): Uint8Array {
  const strength = new Float32Array(soft.length);
  let strongest = 0;
  const of = (at: number): number => soft[at] ?? 0;
  for (let y = 2; y < height - 2; y += 1)
    for (let x = 2; x < width - 2; x += 1) {
      const at = y * width + x;
      const up = at - width;
      const down = at + width;
      const across = 2 * (of(at + 1) - of(at - 1)) + of(up + 1) - of(up - 1) + of(down + 1) - of(down - 1);
      const along = 2 * (of(down) - of(up)) + of(down - 1) - of(up - 1) + of(down + 1) - of(up + 1);
      const here = Math.hypot(across, along);
      strength[at] = here;
      if (here > strongest) strongest = here;
    }
  const threshold = thresholdOf(strength, strongest);
  const edges = new Uint8Array(soft.length);
  for (let y = 2; y < height - 2; y += 1)
    for (let x = 2; x < width - 2; x += 1)
      if ((strength[y * width + x] ?? 0) > threshold)
        for (let row = y - 1; row <= y + 1; row += 1) edges.fill(1, row * width + x - 1, row * width + x + 2);
  return edges;
}

/** The strength that parts edges from the rest best (Otsu). */
function thresholdOf(strength: Float32Array, strongest: number): number {
  if (strongest === 0) return 0;
  const counts = new Float64Array(LEVELS);
  for (const one of strength) {
    const level = Math.min(LEVELS - 1, Math.floor((one / strongest) * (LEVELS - 1)));
    counts[level] = (counts[level] ?? 0) + 1;
  }
  let total = 0;
  for (const [level, count] of counts.entries()) total += level * count;
  let sum = 0;
  let weight = 0;
  let best = 0;
  let chosen = 0;
  for (const [level, count] of counts.entries()) {
    weight += count;
    sum += level * count;
    const rest = strength.length - weight;
    if (weight === 0 || rest === 0) continue;
    const apart = weight * rest * (sum / weight - (total - sum) / rest) ** 2;
    if (apart > best) [best, chosen] = [apart, level];
  }
  return (chosen / (LEVELS - 1)) * strongest;
}

/** Marks everything that is connected to the given places and is not marked yet; returns its size. */
function flood(marks: Int32Array, mark: number, from: number[], width: number): number {
  let area = 0;
  for (let at = from.pop(); at !== undefined; at = from.pop()) {
    if (marks[at] !== 0) continue;
    marks[at] = mark;
    area += 1;
    const x = at % width;
    if (x > 0) from.push(at - 1);
    if (x < width - 1) from.push(at + 1);
    if (at >= width) from.push(at - width);
    if (at < marks.length - width) from.push(at + width);
  }
  return area;
}

const EDGE = -1;
const OUTSIDE = -2;
type Region = { marks: Int32Array; mark: number; area: number };

/** The largest part of the frame that can't be reached from its border without crossing an edge. */
function largestEnclosed(edges: Uint8Array, width: number, height: number): Region | null {
  const marks = new Int32Array(edges.length);
  for (const [at, edge] of edges.entries()) if (edge) marks[at] = EDGE;
  const border: number[] = [];
  for (let x = 0; x < width; x += 1) border.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y += 1) border.push(y * width, y * width + width - 1);
  flood(marks, OUTSIDE, border, width);
  // Edges belong to what they enclose: a card's print lies within it.
  for (const [at, mark] of marks.entries()) if (mark === EDGE) marks[at] = 0;
  let best: Region | null = null;
  let next = 1;
  for (let at = 0; at < marks.length; at += 1) {
    if (marks[at] !== 0) continue;
    const area = flood(marks, next, [at], width);
    if (!best || area > best.area) best = { marks, mark: next, area };
    next += 1;
  }
  return best;
}

/** The first and the last pixel of a region in each line. */
function outlineOf({ marks, mark }: Region, width: number, height: number): Point[] {
  const points: Point[] = [];
  for (let y = 0; y < height; y += 1) {
    const line = marks.subarray(y * width, (y + 1) * width);
    const first = line.indexOf(mark);
    if (first >= 0) points.push([first, y], [line.lastIndexOf(mark), y]);
  }
  return points;
}

const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** The convex hull (monotone chain). */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (all: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of all) {
      for (;;) {
        const [before, last] = chain.slice(-2);
        if (!before || !last || turn(before, last, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function areaOf(corners: readonly Point[]): number {
  let twice = 0;
  for (const [at, [x, y]] of corners.entries()) {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y];
    twice += x * nextY - y * nextX;
  }
  return Math.abs(twice) / 2;
}

/** Leaves out the corner that matters least until four are left. */
function fourCornersOf(hull: readonly Point[]): Point[] {
  const corners = [...hull];
  while (corners.length > 4) {
    let least = Number.POSITIVE_INFINITY;
    let place = 0;
    for (const [at, corner] of corners.entries()) {
      const before = corners.at(at - 1) ?? corner;
      const after = corners[(at + 1) % corners.length] ?? corner;
      const cut = Math.abs(turn(before, corner, after));
      if (cut < least) [least, place] = [cut, at];
    }
    corners.splice(place, 1);
  }
  return corners;
}
