import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInApp } from "../../../testing/render.tsx";
import { Ranking } from "./overview-tab.tsx";

const entries = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ key: `${nth}`, name: `Name ${nth}`, count: count - nth }));

test("Ranking: the first five are shown, the others on request", async () => {
  const { user } = await renderInApp(<Ranking title="Länder" entries={entries(8)} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(5);
  await user.click(screen.getByRole("button", { name: "Mehr anzeigen" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(8);
  expect(screen.queryByRole("button")).toBeNull();
});

test("Ranking: five need no button", async () => {
  await renderInApp(<Ranking title="Länder" entries={entries(5)} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(5);
  expect(screen.queryByRole("button")).toBeNull();
});
