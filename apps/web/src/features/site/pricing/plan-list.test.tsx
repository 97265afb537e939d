import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInApp } from "../../../testing/render.tsx";
import { PlanList } from "./plan-list.tsx";

test("PlanList: the recommended plan comes first, its price and button before what is in it", async () => {
  await renderInApp(<PlanList />, { at: "/pricing" });
  const plans = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(plans).toEqual(["6 Monate", "30 Tage", "Monatlich"]);
  const [card] = screen.getAllByRole("listitem");
  const [button] = within(card ?? document.body).getAllByRole("link", { name: "6 Monate wählen" });
  const [feature] = within(card ?? document.body).getAllByRole("listitem");
  expect(card).toHaveTextContent(/99,99\s€/);
  expect(button?.compareDocumentPosition(feature ?? document.body)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
