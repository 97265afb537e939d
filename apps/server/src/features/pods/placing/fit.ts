import { POD_HOURS, POD_WIDEN_DAYS, type PodHours } from "@kompagnon/contract/pods/rules.ts";

/** Places members into circles, without a database: the longest waiting first. */

/** The facts of a member by which they are placed. */
export type Facts = {
  id: string;
  language: string;
  models: readonly string[];
  /** Minutes by which their clocks are ahead of UTC. */
  offset: number;
};
/** A member who waits. */
export type Waiting = Facts & { hours: PodHours; askedAt: Date };
/** A circle with room. */
export type Room = { podId: string; inside: readonly Facts[] };
/** Who joins which circle, or (null) begins a new one. */
export type Placement = { podId: string | null; ids: readonly string[] };

const DAY_MS = 86_400_000;
const HOUR = 60;
/** So far apart clocks may be, in minutes: usually, and after a week of waiting. */
const NEAR_MINUTES = 3 * HOUR;
const FAR_MINUTES = 7 * HOUR;

/** The key of two members, in whichever order. */
export const pairKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

const clockDifference = (a: number, b: number): number => {
  const apart = Math.abs(a - b) % (24 * HOUR);
  return Math.min(apart, 24 * HOUR - apart);
};
const hoursDifference = (a: PodHours, b: PodHours) => Math.abs(POD_HOURS.indexOf(a) - POD_HOURS.indexOf(b));
const hasWaited = ({ askedAt }: Waiting, now: Date): boolean =>
  now.getTime() - askedAt.getTime() >= POD_WIDEN_DAYS * DAY_MS;

/**
 * Whether two are brought together: they share the language, their clocks are near and a business model is common. For who
 * has waited a week, farther clocks and any business model will do.
 */
function fits(a: Facts, b: Facts, apart: ReadonlySet<string>, wide: boolean): boolean {
  if (a.language !== b.language || apart.has(pairKey(a.id, b.id))) return false;
  if (clockDifference(a.offset, b.offset) > (wide ? FAR_MINUTES : NEAR_MINUTES)) return false;
  return wide || a.models.some((one) => b.models.includes(one));
}

/** Two who wait also give it about as many hours, unless one has waited a week. */
const fitTogether = (a: Waiting, b: Waiting, apart: ReadonlySet<string>, now: Date): boolean => {
  const wide = hasWaited(a, now) || hasWaited(b, now);
  return fits(a, b, apart, wide) && (wide || hoursDifference(a.hours, b.hours) <= 1);
};

type Given = {
  waiting: readonly Waiting[];
  rooms: readonly Room[];
  apart: ReadonlySet<string>;
  size: number;
  now: Date;
};

/** A circle while it fills. */
type Filling = { podId: string; inside: Facts[]; joined: string[] };

/** Places a member into the first circle in which they fit all members; false if there is none. */
function joinOne(rooms: readonly Filling[], one: Waiting, { apart, size, now }: Given): boolean {
  const wide = hasWaited(one, now);
  const room = rooms.find(
    ({ inside }) => inside.length < size && inside.every((other) => fits(one, other, apart, wide)),
  );
  room?.inside.push(one);
  room?.joined.push(one.id);
  return room !== undefined;
}

/** The members who begin a circle together with the first, in the order in which they wait. */
function companyOf(first: Waiting, left: Iterable<Waiting>, { apart, size, now }: Given): Waiting[] {
  const together = [first];
  for (const other of left) {
    if (together.length === size) break;
    if (other !== first && together.every((one) => fitTogether(one, other, apart, now))) together.push(other);
  }
  return together;
}

/**
 * Places members, the longest waiting first: circles with one member are filled before new ones begin; a running circle takes
 * members who fit no other waiting member.
 */
export function place(given: Given): Placement[] {
  const left = new Map(given.waiting.map((one) => [one.id, one]));
  const rooms: Filling[] = given.rooms.map(({ podId, inside }) => ({
    podId,
    inside: [...inside],
    joined: [],
  }));
  for (const room of rooms.filter(({ inside }) => inside.length === 1)) {
    const company = [...left.values()].find((one) => joinOne([room], one, given));
    if (company) left.delete(company.id);
  }
  const newPods: Placement[] = [];
  for (const first of given.waiting) {
    if (!left.has(first.id)) continue;
    const together = companyOf(first, left.values(), given);
    if (together.length > 1) {
      for (const { id } of together) left.delete(id);
      newPods.push({ podId: null, ids: together.map(({ id }) => id) });
    } else if (joinOne(rooms, first, given)) left.delete(first.id);
  }
  const joined = rooms.flatMap((room) =>
    room.joined.length > 0 ? [{ podId: room.podId, ids: room.joined }] : [],
  );
  return [...joined, ...newPods];
}
