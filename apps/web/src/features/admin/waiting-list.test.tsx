import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { AdminWait } from "#platform/feature.ts";
import { renderInApp } from "../../testing/render.tsx";
import { NextCaseLink, nextCase, WaitingList } from "./waiting-list.tsx";

const wait = (what: string, more: Partial<AdminWait> = {}): AdminWait => ({
  what,
  to: `/${what}`,
  useLabel: () => what,
  ...more,
});
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

test("what waits longest comes first, with its age and when it is due, and leads to where it is dealt with", async () => {
  await renderInApp(
    <WaitingList
      waits={["cases", "payouts", "appeals"].map((what) => wait(what))}
      backlog={{
        waiting: { cases: 3, payouts: 2, appeals: 1 },
        oldest: { cases: hoursAgo(24), appeals: hoursAgo(120) },
        next: {},
      }}
    />,
  );
  const rows = screen.getAllByRole("link");
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^1appealsÄlteste: vor 5 Tagenüberfällig$/),
    expect.stringMatching(/^3casesÄlteste: gesternfällig bis \S+ \d{1,2}:\d\d$/),
    "2payouts",
  ]);
  expect(rows.map((row) => row.getAttribute("href"))).toEqual(["/appeals", "/cases", "/payouts"]);
});

describe("nextCase", () => {
  const backlog = {
    waiting: { cases: 3, contact: 1 },
    oldest: { cases: hoursAgo(5), contact: hoursAgo(2) },
    next: { cases: "0199a1b2-0000-7000-8000-000000000001" },
  };
  const cases = wait("cases", { caseTo: (id) => `/cases/${id}` });

  test("is the page of the case that waits longest", () => {
    expect(nextCase([wait("contact"), cases], backlog)?.to).toBe(
      "/cases/0199a1b2-0000-7000-8000-000000000001",
    );
  });

  test("is the list where cases have no page, and nothing where nothing waits", () => {
    expect(nextCase([wait("contact"), wait("cases")], backlog)?.to).toBe("/cases");
    expect(nextCase([], backlog)).toBeNull();
  });

  test("the link to it says what it opens", async () => {
    const next = nextCase([wait("contact"), cases], backlog);
    await renderInApp(next && <NextCaseLink {...next} />);
    expect(screen.getByRole("link")).toHaveTextContent("Nächster Fall: cases");
  });
});
