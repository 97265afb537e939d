import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeCalls } from "../../../testing/fake-calls.ts";
import { expectStrengthWhileTyping } from "../../../testing/password-strength.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { PasswordForm } from "./password-form.tsx";

const open = async () => {
  const calls = fakeCalls({
    "GET /api/me/security": { has_password: true } as never, // what the form reads of it
    "GET /api/auth/2fa": { enabled: false } as never,
  });
  const app = await renderInApp(<PasswordForm onClose={vi.fn()} />, { me: { username: "anna" } });
  return { ...app, calls, field: await screen.findByLabelText("Neues Passwort") };
};

test("PasswordForm: says how strong the new password is while it is typed", async () => {
  const { user, field } = await open();
  await expectStrengthWhileTyping(user, field);
});

test("PasswordForm: can be sent once the rules are met and the current password is given", async () => {
  const { user, field } = await open();
  const submit = screen.getByRole("button", { name: "Passwort ändern" });
  await user.type(field, "ein ruhiger Nachmittag");
  expect(submit).toBeDisabled();
  await user.type(screen.getByLabelText("Aktuelles Passwort"), "kompagnon-probe");
  expect(submit).toBeEnabled();
});
