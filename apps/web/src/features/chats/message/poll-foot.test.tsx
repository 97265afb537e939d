import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInApp } from "../../../testing/render.tsx";
import { PollFoot } from "./poll-foot.tsx";

test.each([
  [null, null, "Abstimmen"],
  [["Tee", "Kaffee"], "Ergebnis: Tee und Kaffee", "Umfrage ansehen"],
  [[], "Beendet, ohne Stimmen", "Umfrage ansehen"],
])("PollFoot: with the result %j it says %s and leads to the poll", async (result, words, name) => {
  await renderInApp(<PollFoot id="p1" poll={{ result }} />, { at: "/dashboard/groups/g/c" });
  const link = screen.getByRole("link", { name });
  expect(link).toHaveAttribute("href", "/dashboard/groups/g/c?panel=polls&poll=p1");
  if (words) expect(screen.getByText(words)).toBeVisible();
});
