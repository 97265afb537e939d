import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderInApp } from "../../../testing/render.tsx";
import { AvatarSection } from "./profile-area.tsx";

test("AvatarSection: the choice of files is one control, its button", async () => {
  const { user, container } = await renderInApp(<AvatarSection />, { me: {} });
  const opened = vi.spyOn(HTMLInputElement.prototype, "click");
  expect(screen.queryByLabelText(/^Bild/)).toBeNull();
  await user.click(screen.getByRole("button", { name: /Bild/ }));
  expect(opened).toHaveBeenCalledOnce();
  expect(container.querySelector("input[type=file]")).not.toBeVisible();
});
