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
export type StoredFilters = {
  models: BusinessModel[];
  skills: Skill[];
  type: JobType | null;
  country: JobCountry | null;
  sort: JobSort;
};
/** Nothing is narrowed. */
export const NO_FILTERS: StoredFilters = {
  models: [],
  skills: [],
  type: null,
  country: null,
  sort: "newest",
};

const filtersKey = (me: string) => `jobs.filters.${me}` as const;
const boardKey = (me: string) => `jobs.board.${me}` as const;

const among = <T extends string>(all: readonly T[], stored: unknown): T[] =>
  Array.isArray(stored) ? all.filter((one) => stored.includes(one)) : [];
const oneOf = <T extends string>(all: readonly T[], stored: unknown): T | null =>
  all.find((one) => one === stored) ?? null;

function read(key: DeviceName): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(readItem(key) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {}; // looked through below
  } catch {
    return {}; // the stored value is invalid
  }
}

/** The filters of the last visit on this device (spec: public, section 3). */
export function readFilters(me: string): StoredFilters {
  const stored = read(filtersKey(me));
  return {
    models: among(BUSINESS_MODELS, stored["models"]),
    skills: among(SKILLS, stored["skills"]),
    type: oneOf(JOB_TYPES, stored["type"]),
    country: oneOf(JOB_COUNTRIES, stored["country"]),
    sort: oneOf(JOB_SORTS, stored["sort"]) ?? "newest",
  };
}

/** Keeps the filters for the next visit. */
export const storeFilters = (me: string, filters: StoredFilters): void =>
  storeItem(filtersKey(me), JSON.stringify(filters));

/** The first page of the board as it was last, for where it can't be fetched; null if none was kept. */
export function readBoard(me: string): Job[] | null {
  const { items } = read(boardKey(me));
  return Array.isArray(items) && items.length > 0 ? (items as Job[]) : null; // only this file writes it
}

/** Keeps the first page of the board. */
export const storeBoard = (me: string, items: readonly Job[]): void =>
  storeItem(boardKey(me), items.length > 0 ? JSON.stringify({ items }) : null);

/** Forgets what was kept of the board: it is what others wrote. */
export const forgetBoard = (me: string): void => storeItem(boardKey(me), null);
