import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { expect, test } from "vitest";
import { dayName } from "./components/notification-list.tsx";
import { groupByDay, insertByTime, withoutId } from "./list.ts";

const at = (id: string, created_at: string): Notification => ({
  id,
  type: "message",
  created_at,
  read_at: null,
  count: 1,
  payload: {
    sender: null,
    username: null,
    message: null,
    chat_id: null,
    request_id: null,
    case_id: null,
    team_id: null,
    event_id: null,
    event_on: null,
    starts_at: null,
    task_id: null,
    agreement_id: null,
    document_id: null,
    document_kind: null,
    outcome: null,
    job_id: null,
    application_id: null,
    match_id: null,
    group_id: null,
    group_name: null,
    accepted: null,
    post_id: null,
    comment_id: null,
    decision: null,
    plan: null,
  },
});
const noon = (id: string, day: number) => at(id, new Date(2026, 4, day, 12).toISOString());
const pages = (end: string | null = null) => [
  { items: [noon("e", 9), noon("d", 8)], next_cursor: "1" },
  { items: [noon("c", 6), noon("b", 5)], next_cursor: end },
];
const ids = (list: { items: Notification[] }[]) =>
  list.map(({ items }) => items.map(({ id }) => id).join(""));

test("a notification goes where its time belongs", () => {
  expect(ids(insertByTime(pages(), noon("x", 10)))).toEqual(["xed", "cb"]);
  expect(ids(insertByTime(pages(), noon("x", 7)))).toEqual(["ed", "xcb"]);
  expect(ids(insertByTime(pages(), noon("x", 1)))).toEqual(["ed", "cbx"]);
  expect(ids(insertByTime([{ items: [], next_cursor: null }], noon("x", 1)))).toEqual(["x"]);
});

test("one that is older than all that is loaded comes with its page", () => {
  expect(ids(insertByTime(pages("2"), noon("x", 1)))).toEqual(["ed", "cb"]);
});

test("a bundle that grew moves up and is there once", () => {
  expect(ids(insertByTime(pages(), noon("b", 10)))).toEqual(["bed", "c"]);
});

test("a removed one is gone, others keep their pages", () => {
  const before = pages();
  const after = withoutId(before, "c");
  expect(ids(after)).toEqual(["ed", "b"]);
  expect(after[0]).toBe(before[0]);
});

test("days are those of this device's clock", () => {
  const late = at("late", new Date(2026, 4, 9, 23, 59).toISOString());
  const early = at("early", new Date(2026, 4, 9, 0, 0).toISOString());
  expect(groupByDay([late, early, noon("d", 8)]).map(({ items }) => items.map(({ id }) => id))).toEqual([
    ["late", "early"],
    ["d"],
  ]);
});

test("today and yesterday by name, others by date", () => {
  const now = new Date(2026, 4, 9, 0, 30).getTime();
  const name = (year: number, month: number, day: number) =>
    dayName(new Date(year, month, day, 23).toISOString(), now, "de");
  expect(name(2026, 4, 9)).toBe("heute"); // also when this device's clock runs behind
  expect(name(2026, 4, 8)).toBe("gestern");
  expect(name(2026, 4, 7)).toBe("Donnerstag, 7. Mai");
  expect(name(2025, 11, 24)).toContain("2025");
});
