import { screen } from "@testing-library/react";
import { test, vi } from "vitest";
import { expectStrengthWhileTyping } from "../../../testing/password-strength.ts";
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
  await expectStrengthWhileTyping(user, await screen.findByLabelText("Neues Passwort"));
});
