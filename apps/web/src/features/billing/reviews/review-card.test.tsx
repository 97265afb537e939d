import { expect, test } from "vitest";
import type { Out } from "#platform/call.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { ReviewCard } from "./review-card.tsx";

type Review = Out<"GET /api/admin/billing/reviews">["items"][number];
const review = (found: Review["found"]): Review => ({
  id: "0199a1b2-0000-7000-8000-000000000001",
  kind: "payment",
  why: "amount",
  declaration: null,
  member_id: null,
  member_name: null,
  payment: "pi_1",
  found,
  at: "2026-11-27T09:00:00.000Z",
  due_at: null,
  resolved_at: null,
  note: "",
});

test("a billing case shows amounts, plans and kinds in words, and nothing that has no name", async () => {
  await renderInApp(
    <ReviewCard
      review={review({
        amount: 1_999,
        currency: "eur",
        plan: "6m",
        kind: "for_cause",
        end: "2026-12-04",
        odd: "for_cause",
      })}
    />,
  );
  const list = document.querySelector("dl[aria-label='Gefunden']");
  expect(list).toHaveTextContent(/Betrag19,99\s€/);
  expect(list).toHaveTextContent("Aus wichtigem Grund");
  expect(list).toHaveTextContent("4. Dezember 2026");
  for (const raw of ["for_cause", "odd", "1999", "6m", "eur"]) expect(list).not.toHaveTextContent(raw);
});
