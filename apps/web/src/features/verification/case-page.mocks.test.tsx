import type { VerificationCase, VerificationEntry } from "@kompagnon/contract/verification/model.ts";
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeCalls } from "../../testing/fake-calls.ts";
import { renderInApp } from "../../testing/render.tsx";
import CasePage from "./case-page.tsx";

vi.mock("#features/admin/public.ts", async () => {
  const { NextCase } = await import("../admin/next-case.tsx");
  return { NextCase, TeamOnly: ({ children }: { children: React.ReactNode }) => <main>{children}</main> };
});

const idOf = (nth: number) => `0199a1b2-0000-7000-8000-00000000000${nth}`;
const found: VerificationCase = {
  id: idOf(1),
  member: { id: idOf(9), username: "erika", avatar_url: "/avatar.webp", verified: false },
  full_name: "Erika Muster",
  birthdate: "1990-05-04",
  age: 36,
  profile_age: 35,
  country: "DE",
  instruction: "head_left",
  consent_version: "2026-11",
  submitted_at: "2026-11-27T09:00:00.000Z",
  taken_until: "2026-11-27T09:15:00.000Z",
  images: [{ side: "selfie", url: "/selfie.jpg", width: 800, height: 600 }],
  earlier: [],
};
const entry = (nth: number, more: Partial<VerificationEntry> = {}): VerificationEntry => ({
  id: idOf(nth),
  member: null,
  status: "in_review",
  submitted_at: "2026-11-27T09:00:00.000Z",
  decided_at: null,
  reason: null,
  taken: false,
  own: false,
  ...more,
});

async function approve(queue: VerificationEntry[]) {
  const calls = fakeCalls({
    "POST /api/admin/verifications/{id}/open": found,
    "POST /api/admin/verifications/{id}/approve": entry(1, { status: "approved" }),
    "GET /api/admin/verifications": { items: queue, next_cursor: null, waiting: queue.length },
  });
  const { user } = await renderInApp(<CasePage />, {
    at: `/dashboard/admin/verifications/${idOf(1)}`,
    path: "/dashboard/admin/verifications/:verificationId",
    me: { admin_level: 3 },
  });
  await user.click(await screen.findByRole("button", { name: "Bestätigen" }));
  await user.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Bestätigen" }),
  );
  expect(await screen.findByRole("heading", { name: "Bestätigt." })).toHaveFocus();
  return calls;
}

test("verification case: after a decision nothing of it is shown, and the next free case is opened by hand only", async () => {
  const calls = await approve([entry(2, { taken: true }), entry(3, { own: true }), entry(4)]);
  expect(screen.queryByText("Erika Muster")).toBeNull();
  expect(screen.queryByRole("img", { name: "Selfie" })).toBeNull();
  expect(screen.getByRole("link", { name: /^Nächster Fall: / })).toHaveAttribute(
    "href",
    `/dashboard/admin/verifications/${idOf(4)}`,
  );
  expect(calls.bodiesTo("POST /api/admin/verifications/{id}/open")).toHaveLength(1);
});

test("verification case: after the last one says so", async () => {
  await approve([]);
  expect(screen.getByText(/Damit ist alles entschieden/)).toBeVisible();
  expect(screen.queryByRole("link", { name: /^Nächster Fall/ })).toBeNull();
});
