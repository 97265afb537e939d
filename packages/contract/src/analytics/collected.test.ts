import { expect, test } from "vitest";
import type { z } from "zod";
import { COLLECTED, type CollectedKind } from "./collected.ts";
import {
  consentChoice,
  conversion,
  errorReport,
  featureUsage,
  heatmapRecord,
  newOutline,
  pageCount,
  pageView,
  pageViewChange,
  sessionStart,
  trackedEvent,
} from "./model.ts";

/** What browsers send of each kind. */
const MODELS: Record<CollectedKind, readonly z.ZodObject[]> = {
  count: [pageCount],
  session: [sessionStart],
  pageView: [pageView, pageViewChange],
  event: [trackedEvent],
  heatmap: [heatmapRecord],
  outline: [newOutline],
  error: [errorReport],
  conversion: [conversion],
  featureUsage: [featureUsage],
  consent: [consentChoice],
};
/** What the server finds out itself. */
const ADDED = ["shortenedAddress", "country", "browser", "member"];

test.each(Object.keys(MODELS) as CollectedKind[])(
  "the list says all that can be sent of %s, and no more",
  (kind) => {
    const sent = new Set(MODELS[kind].flatMap(({ shape }) => Object.keys(shape)));
    const listed: readonly string[] = COLLECTED[kind].fields;
    expect(listed.filter((field) => !ADDED.includes(field)).toSorted()).toEqual([...sent].toSorted());
  },
);

test("without consent only a page's name and the choice itself are collected", () => {
  const without = Object.entries(COLLECTED).filter(([, { consent }]) => !consent);
  expect(without.map(([kind, { fields }]) => [kind, ...fields])).toEqual([
    ["count", "pagePathname"],
    ["consent", "choice", "version"],
  ]);
});
