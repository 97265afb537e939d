import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInApp } from "../../testing/render.tsx";
import { FoldedFilters } from "./folded-filters.tsx";

test("folded filters: the button opens them and says how many are set", async () => {
  const { user } = await renderInApp(
    <FoldedFilters active={2}>
      <input aria-label="Stufe" />
    </FoldedFilters>,
  );
  const button = screen.getByRole("button", { name: "Filter: 2" });
  expect(button).toHaveAttribute("aria-expanded", "false");
  const fields = screen.getByLabelText("Stufe").parentElement;
  expect(fields).toHaveClass("hidden", "sm:grid");
  await user.click(button);
  expect(button).toHaveAttribute("aria-expanded", "true");
  expect(fields).not.toHaveClass("hidden");
});
