import { cosine, drawIndex, gauss, type Random } from "./random.ts";

const DAY_HOURS = 24;

/** When a member is here, and how much time they have for what both start. */
export interface Rhythm {
  /** The share of their sessions that begins in each hour of the day (UTC). */
  hours: Float32Array;
  /** Their hours a week: 1 to 4, as places of WEEKLY_HOURS plus 1. */
  weekly: number;
  /** The same as they say it; 0 for nothing said. */
  said: number;
}

/** When people do such things: before work, at noon, in the evening, at night. */
const TIMES_OF_DAY = [7, 13, 20, 23];
const TIMES_SHARE = [0.2, 0.2, 0.45, 0.15];
/** How far from UTC people live, and how many of them. */
const ZONES = [1, 0, 3, -5, 5.5, 9];
const ZONES_SHARE = [0.55, 0.1, 0.12, 0.1, 0.08, 0.05];
const WEEKLY_SHARE = [0.25, 0.4, 0.22, 0.13];
const SAYING = 0.6;
/** Some of their sessions are at any hour, and by how many hours the others scatter. */
const ANY_HOUR = 0.15;
const SCATTER = 1.6;

/** Draws the hours of a member's visits. */
export function drawRhythm(random: Random): Rhythm {
  const zone = ZONES[drawIndex(random, ZONES_SHARE)] ?? 0;
  const peak = (TIMES_OF_DAY[drawIndex(random, TIMES_SHARE)] ?? 0) + 0.7 * gauss(random) - zone;
  const hours = new Float32Array(DAY_HOURS);
  let sum = 0;
  for (let hour = 0; hour < DAY_HOURS; hour++) {
    const away = Math.abs(((((hour + 0.5 - peak) % DAY_HOURS) + 36) % DAY_HOURS) - 12);
    hours[hour] = Math.exp(-(away * away) / (2 * SCATTER * SCATTER));
    sum += hours[hour] ?? 0;
  }
  for (let hour = 0; hour < DAY_HOURS; hour++)
    hours[hour] = ((1 - ANY_HOUR) * (hours[hour] ?? 0)) / sum + ANY_HOUR / DAY_HOURS;
  const weekly = 1 + drawIndex(random, WEEKLY_SHARE);
  return { hours, weekly, said: random() < SAYING ? weekly : 0 };
}

/** What two who are known have in common of the day, on average. */
const USUAL_OVERLAP = 0.55;

/** How well the times of two go together, in log odds: they are here in the same hours, and have about as much time. */
export function timesSuit({ hours: a, weekly: mine }: Rhythm, { hours: b, weekly: theirs }: Rhythm): number {
  return 1.4 * (cosine(a, b) - USUAL_OVERLAP) + 0.4 * (1 - Math.abs(mine - theirs));
}
