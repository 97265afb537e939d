import type { Job } from "@kompagnon/contract/jobs/model.ts";
import {
  JOB_COUNTRIES,
  JOB_SORTS,
  JOB_TYPES,
  type JobCountry,
  type JobSort,
  type JobType,
} from "@kompagnon/contract/jobs/rules.ts";
import {
  BUSINESS_MODELS,
  type BusinessModel,
  SKILLS,
  type Skill,
} from "@kompagnon/contract/profiles/rules.ts";
import type { DeviceName } from "@kompagnon/contract/site/kept.ts";
import { readItem, storeItem } from "#platform/device-storage.ts";

/** What the board is narrowed to, but for the words. */
export type KeptFilters = {
  models: BusinessModel[];
  skills: Skill[];
  type: JobType | null;
  country: JobCountry | null;
  sort: JobSort;
};
/** Nothing is narrowed. */
export const NO_FILTERS: KeptFilters = { models: [], skills: [], type: null, country: null, sort: "newest" };

const filtersKey = (me: string) => `jobs.filters.${me}` as const;
const boardKey = (me: string) => `jobs.board.${me}` as const;

const among = <T extends string>(all: readonly T[], kept: unknown): T[] =>
  Array.isArray(kept) ? all.filter((one) => kept.includes(one)) : [];
const oneOf = <T extends string>(all: readonly T[], kept: unknown): T | null =>
  all.find((one) => one === kept) ?? null;

function read(key: DeviceName): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(readItem(key) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {}; // looked through below
  } catch {
    return {}; // the stored value is invalid
  }
}

/** The filters of the last visit on this device (spec: public, section 3). */
export function filtersOf(me: string): KeptFilters {
  const kept = read(filtersKey(me));
  return {
    models: among(BUSINESS_MODELS, kept["models"]),
    skills: among(SKILLS, kept["skills"]),
    type: oneOf(JOB_TYPES, kept["type"]),
    country: oneOf(JOB_COUNTRIES, kept["country"]),
    sort: oneOf(JOB_SORTS, kept["sort"]) ?? "newest",
  };
}

/** Keeps the filters for the next visit. */
export const keepFilters = (me: string, filters: KeptFilters): void =>
  storeItem(filtersKey(me), JSON.stringify(filters));

/** The first page of the board as it was last, for where it can't be fetched; null if none was kept. */
export function boardOf(me: string): Job[] | null {
  const { items } = read(boardKey(me));
  return Array.isArray(items) && items.length > 0 ? (items as Job[]) : null; // only this file writes it
}

/** Keeps the first page of the board. */
export const keepBoard = (me: string, items: readonly Job[]): void =>
  storeItem(boardKey(me), items.length > 0 ? JSON.stringify({ items }) : null);

/** Forgets what was kept of the board: it is what others wrote. */
export const forgetBoard = (me: string): void => storeItem(boardKey(me), null);
