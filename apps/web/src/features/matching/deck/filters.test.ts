import { expect, test } from "vitest";
import { asQuery, countFilters, NO_FILTERS, parseFilters } from "./filters.ts";

test("filters survive being stored, and nonsense does not", () => {
  const filters = {
    languages: ["de" as const],
    models: ["smma" as const],
    skills: [],
    goal: "remote-work" as const,
    verified: true,
  };
  expect(parseFilters(JSON.stringify(filters))).toEqual(filters);
  expect(parseFilters(null)).toEqual(NO_FILTERS);
  expect(parseFilters("{")).toEqual(NO_FILTERS);
  expect(parseFilters('{"languages":["xx"],"models":"smma","goal":7,"verified":"yes"}')).toEqual(NO_FILTERS);
});

test("only filters that are set count and are sent", () => {
  expect(countFilters(NO_FILTERS)).toBe(0);
  expect(countFilters({ ...NO_FILTERS, models: ["smma", "trading"], verified: true })).toBe(2);
  expect(asQuery(NO_FILTERS)).toEqual({ language: [], bm: [], skill: [] });
  expect(asQuery({ ...NO_FILTERS, goal: "side-income", verified: true })).toEqual({
    language: [],
    bm: [],
    skill: [],
    goal: "side-income",
    verified: "true",
  });
});
