import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInApp } from "../../../testing/render.tsx";
import { Pictures } from "./case-details.tsx";

const images = (["front", "back", "selfie"] as const).map((side) => ({
  side,
  url: `/${side}.jpg`,
  width: 800,
  height: 600,
}));

test("pictures of a case: the profile picture is next to the selfie, whichever side is shown", async () => {
  const { user } = await renderInApp(<Pictures images={images} avatarUrl="/avatar.webp" />);
  const shown = () => screen.getAllByRole("img").map((image) => image.getAttribute("alt"));
  expect(shown()).toEqual(["Vorderseite", "Selfie", "Profilbild"]);
  await user.click(screen.getByRole("radio", { name: "Rückseite" }));
  expect(shown()).toEqual(["Rückseite", "Selfie", "Profilbild"]);
});

test("pictures of a case: says when there is no profile picture", async () => {
  await renderInApp(<Pictures images={images} avatarUrl={null} />);
  expect(screen.getByText("Kein Profilbild")).toBeVisible();
});
