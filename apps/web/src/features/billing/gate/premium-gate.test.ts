import { expect, test } from "vitest";
import { type EntitlementState, type Verdict, verdictOf } from "./premium-gate.tsx";

const states: [string, EntitlementState, Verdict][] = [
  [
    "no one is known yet",
    { session: "loading", hint: true, plan: "premium" },
    { show: "wait", remember: null },
  ],
  ["a guest", { session: "guest", hint: true, plan: "asking" }, { show: "/login", remember: null }],
  ["a member, asking", { session: "member", hint: false, plan: "asking" }, { show: "wait", remember: null }],
  [
    "a member with the hint, asking",
    { session: "member", hint: true, plan: "asking" },
    { show: "tool", remember: null },
  ],
  ["premium", { session: "member", hint: false, plan: "premium" }, { show: "tool", remember: "open" }],
  ["no premium", { session: "member", hint: true, plan: "free" }, { show: "pricing", remember: "closed" }],
  [
    "refused",
    { session: "member", hint: true, plan: "unauthorized" },
    { show: "/login", remember: "forget" },
  ],
  [
    "a failure with the hint",
    { session: "member", hint: true, plan: "failed" },
    { show: "tool", remember: null },
  ],
  [
    "a failure without the hint",
    { session: "member", hint: false, plan: "failed" },
    { show: "pricing", remember: null },
  ],
];

test.each(states)("%s", (_, state, verdict) => {
  expect(verdictOf(state)).toEqual(verdict);
});
