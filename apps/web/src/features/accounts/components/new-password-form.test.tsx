import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderInApp } from "../../../testing/render.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

test("password reset: says how strong the new password is while it is typed", async () => {
  const { user } = await renderInApp(
    <NewPasswordForm
      token="t"
      email="mira@example.test"
      username="Mira"
      needsCode={false}
      onDone={vi.fn()}
    />,
  );
  const field = await screen.findByLabelText("Neues Passwort");
  expect(field).toHaveAccessibleDescription("Mindestens 8 Zeichen");
  await user.type(field, "sommer24");
  expect(field).toHaveAccessibleDescription("Leicht zu erraten");
  await user.clear(field);
  await user.type(field, "ein ruhiger Nachmittag");
  expect(field).toHaveAccessibleDescription("Sehr gut");
});
