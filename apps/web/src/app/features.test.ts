import { NOTIFICATION_TYPES } from "@kompagnon/contract/notifications/rules.ts";
import { searchFindings } from "@kompagnon/contract/search/endpoints.ts";
import { expect, test } from "vitest";
import type { WebFeature } from "#platform/feature.ts";
import { bars, featureParts, navigation, topBarButtons } from "./composition.ts";
import * as features from "./features.ts";

const files = Object.keys(import.meta.glob("../features/*/feature.ts"));
const listed = Object.entries<WebFeature>(features);

/** Those that are named more than once, each with those who name it. */
function twice(named: readonly (readonly [what: string | number, by: string])[]): Record<string, string[]> {
  const by = Object.groupBy(named, ([what]) => what);
  return Object.fromEntries(
    Object.entries(by)
      .filter(([, all = []]) => all.length > 1)
      .map(([what, all = []]) => [what, all.map(([, name]) => name)]),
  );
}

test("every feature with a definition is in the list, under its own name", () => {
  const defined = files.map((file) => file.split("/").at(-2));
  expect(listed.map(([name]) => name).sort()).toEqual(defined.sort());
});

test("every type of notification has exactly one card", async () => {
  const cards: [string, string][] = [];
  for (const [name, feature] of listed)
    for (const type of Object.keys((await feature.notificationCards?.())?.notificationCards ?? {}))
      cards.push([type, name]);
  expect(twice(cards)).toEqual({});
  const types = cards.map(([type]) => type);
  expect(NOTIFICATION_TYPES.filter((type) => !types.includes(type))).toEqual([]);
});

test("every kind of finding is shown by exactly one feature, at a position of its own", async () => {
  const kinds: [string, string][] = [];
  const orders: [number, string][] = [];
  for (const [name, feature] of listed)
    for (const [kind, { order }] of Object.entries((await feature.searchEntries?.())?.searchEntries ?? {})) {
      kinds.push([kind, name]);
      orders.push([order, kind]);
    }
  expect(twice(kinds)).toEqual({});
  expect(twice(orders)).toEqual({});
  const shown = kinds.map(([kind]) => kind);
  expect(Object.keys(searchFindings.shape).filter((kind) => !shown.includes(kind))).toEqual([]);
});

test("no two items of the navigation share a key, a shortcut or a position", () => {
  expect(twice(navigation.map(({ key, to }) => [key, to]))).toEqual({});
  expect(twice(navigation.map(({ shortcut, key }) => [shortcut, key]))).toEqual({});
  expect(twice(navigation.map(({ section, order, key }) => [`${section} ${order}`, key]))).toEqual({});
});

test("a phone's bottom bar has room for all of its targets, the last of which leads to the others", () => {
  const shown = navigation.filter(({ section, inMoreMenu }) => section === "main" && !inMoreMenu);
  expect(shown.length).toBeLessThanOrEqual(4);
});

test("no two bars and no two buttons of the shell share a position", () => {
  expect(twice(bars.map(({ order, feature }) => [order, feature]))).toEqual({});
  expect(twice(topBarButtons.map(({ order, feature }) => [order, feature]))).toEqual({});
});

test("no two pages of the admin area share a key, a position or what waits there", async () => {
  const all = await featureParts.adminEntries();
  expect(twice(all.map(({ key, to }) => [key, to]))).toEqual({});
  expect(twice(all.map(({ order, key }) => [order, key]))).toEqual({});
  expect(twice(all.flatMap(({ key, waits = [] }) => waits.map(({ what }) => [what, key] as const)))).toEqual(
    {},
  );
});

test("no two tools among the resources share a key or a position", async () => {
  const all = await featureParts.resourceEntries();
  expect(all.length).toBeGreaterThan(0);
  expect(twice(all.map(({ key, to }) => [key, to]))).toEqual({});
  expect(twice(all.map(({ order, key }) => [order, key]))).toEqual({});
});
