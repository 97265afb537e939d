import {
  CONVERSION_TYPES,
  FEATURES,
  FUNNEL_NAMES,
  FUNNELS,
  SENT_MAX,
} from "@kompagnon/contract/analytics/rules.ts";
import { expect, test } from "vitest";
import { featureAt, stepsAt, stepsBy } from "./funnels.ts";

const pages = ["/", "/login", "/register", "/pricing", "/dashboard/matching-setup", "/dashboard/matching"];
const more = ["/dashboard/order/:id", "/billing/success", "/dashboard"];
const calls = [
  "POST /api/auth/sign-up",
  "POST /api/matching/enable",
  "POST /api/matching/swipes",
  "POST /api/chats/{id}/messages",
  "POST /api/billing/checkout",
];

test("every step of every way is come to, and no other", () => {
  const come = [
    ...[...pages, ...more].flatMap((path) => stepsAt(path, null)),
    ...stepsAt("/", "/register"),
    ...calls.flatMap((route) => stepsBy(route, { isMatch: true })),
  ];
  for (const name of FUNNEL_NAMES) {
    const steps = come.filter(({ funnel }) => funnel === name).map(({ step }) => step);
    expect(new Set(steps)).toEqual(new Set(FUNNELS[name]));
  }
  const known: readonly string[] = [...CONVERSION_TYPES, "step"];
  for (const { type } of come) expect(known).toContain(type);
});

test("leaving the wizard is having done it, and greeted on the start page is no new visit", () => {
  expect(stepsAt("/", "/register")).toEqual([
    { type: "onboarding_done", funnel: "registration", step: "onboarding_done" },
  ]);
  expect(stepsAt("/", null)).toEqual([{ type: "step", funnel: "registration", step: "visit" }]);
});

test("a Deal is a match only if the answer says so", () => {
  expect(stepsBy("POST /api/matching/swipes", { isMatch: false })).toHaveLength(1);
  expect(stepsBy("POST /api/matching/swipes", { isMatch: true }).map(({ type }) => type)).toEqual([
    "first_swipe",
    "match",
  ]);
  expect(stepsBy("POST /api/matching/matches/{matchId}/chat", null)).toEqual([]);
});

test("an event without a funnel is reported by its name", () => {
  expect(stepsBy("POST /api/test-version/start", {})).toEqual([
    { type: "test_version", funnel: null, step: null },
  ]);
});

test("a page belongs to the feature that its address begins with", () => {
  expect(featureAt("/dashboard/matching-setup")).toBe("matching");
  expect(featureAt("/dashboard/settings/invitesystem")).toBe("invites");
  expect(featureAt("/dashboard/groups/profile/:id")).toBe("groups");
  expect(featureAt("/dashboard/admin")).toBeNull();
  expect(featureAt("/")).toBeNull();
  for (const path of [...pages, ...more]) {
    const feature = featureAt(path);
    if (feature) expect(FEATURES).toContain(feature);
  }
  expect(Math.max(...FEATURES.map((name) => name.length))).toBeLessThanOrEqual(SENT_MAX.name);
});
