import type { ModerationCase, ModerationCaseDetail } from "@kompagnon/contract/moderation/model.ts";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeCalls } from "../../testing/fake-calls.ts";
import { renderInApp } from "../../testing/render.tsx";
import CasePage from "./case-page.tsx";

vi.mock("#features/admin/public.ts", async () => {
  const { NextCase } = await import("../admin/next-case.tsx");
  return { NextCase, StaffPage: ({ children }: { children: React.ReactNode }) => <main>{children}</main> };
});

const idOf = (nth: number) => `0199a1b2-0000-7000-8000-00000000000${nth}`;
const aCase = (nth: number, decidable = true): ModerationCase => ({
  id: idOf(nth),
  kind: "post",
  state: "open",
  author: null,
  excerpt: `Fall ${nth}`,
  report_count: 1,
  reasons: [{ reason: "spam", count: 1 }],
  signs: [],
  opened_at: "2026-11-27T09:00:00.000Z",
  hidden: false,
  decision: null,
  decided_at: null,
  decided_by: null,
  decidable,
  decisions: ["dismissed", "removed"],
});
const detail = (nth: number, more: Partial<ModerationCaseDetail> = {}): ModerationCaseDetail => ({
  ...aCase(nth),
  path: null,
  media: [],
  reports: [],
  history: [],
  decision_reason: "",
  banned_until: null,
  appeal: null,
  appeal_decision: null,
  appeal_reason: "",
  appeal_decided_by: null,
  ...more,
});
/** Opens the first case and dismisses it, with a queue of others afterwards. */
async function decide(queue: ModerationCase[]) {
  fakeCalls({
    "GET /api/admin/reports/{id}": ({ params }) => detail(Number(params["id"]?.at(-1))),
    "POST /api/admin/reports/{id}/resolve": detail(1, { state: "closed", decision: "dismissed" }),
    "GET /api/admin/reports": { items: queue, next_cursor: null, open: queue.length, appealed: 0 },
  });
  const page = await renderInApp(<CasePage />, {
    at: `/dashboard/admin/reports/${idOf(1)}`,
    path: "/dashboard/admin/reports/:caseId",
    me: { admin_level: 2 },
  });
  await page.user.click(await screen.findByRole("radio", { name: "Nichts zu beanstanden" }));
  await page.user.type(screen.getByLabelText("Begründung"), "Alles in Ordnung.");
  await page.user.click(screen.getByRole("button", { name: "Entscheidung senden" }));
  return page;
}

test("case page: the reason and the button appear with the first choice", async () => {
  fakeCalls({ "GET /api/admin/reports/{id}": detail(1) });
  const { user } = await renderInApp(<CasePage />, {
    at: `/dashboard/admin/reports/${idOf(1)}`,
    path: "/dashboard/admin/reports/:caseId",
    me: { admin_level: 2 },
  });
  expect(await screen.findByText("Fall 1")).toBeVisible();
  expect(screen.queryByLabelText("Begründung")).toBeNull();
  await user.click(screen.getByRole("radio", { name: "Entfernen" }));
  await user.click(screen.getByRole("button", { name: "Entscheidung senden" }));
  expect(screen.getByText("Ohne Begründung geht es nicht.")).toBeVisible();
});

test("case page: after a decision leads to the next case that the viewer may decide", async () => {
  const { user } = await decide([aCase(2, false), aCase(3)]);
  expect(await screen.findByRole("heading", { name: "Entschieden." })).toHaveFocus();
  expect(screen.getByText("Noch offen: 2")).toBeVisible();
  await user.click(screen.getByRole("link", { name: "Nächster Fall: Beitrag" }));
  expect(await screen.findByText("Fall 3")).toBeVisible();
  expect(screen.getByRole("radio", { name: "Entfernen" })).not.toBeChecked();
});

test("case page: after the last decision says that nothing is left", async () => {
  await decide([]);
  expect(await screen.findByText(/Damit ist alles entschieden/)).toBeVisible();
  expect(screen.queryByRole("link", { name: /^Nächster Fall/ })).toBeNull();
  expect(screen.getByRole("link", { name: "Zu allen Meldungen" })).toBeVisible();
});
