import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { AdminWait } from "#platform/feature.ts";
import { renderInApp } from "../../testing/render.tsx";
import { WaitingList } from "./waiting-list.tsx";

const wait = (what: string): AdminWait => ({ what, to: `/${what}`, useLabel: () => what });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test("what waits longest comes first, with its age, and leads to where it is dealt with", async () => {
  await renderInApp(
    <WaitingList
      waits={["cases", "payouts", "appeals"].map(wait)}
      backlog={{
        waiting: { cases: 3, payouts: 2, appeals: 1 },
        oldest: { cases: daysAgo(1), appeals: daysAgo(5) },
      }}
    />,
  );
  const rows = screen.getAllByRole("link");
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^1appealsÄlteste:.*vor 5 Tagen$/),
    expect.stringMatching(/^3casesÄlteste:.*gestern$/),
    "2payouts",
  ]);
  expect(rows.map((row) => row.getAttribute("href"))).toEqual(["/appeals", "/cases", "/payouts"]);
});
