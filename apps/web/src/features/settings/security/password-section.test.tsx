import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeCalls } from "../../../testing/fake-calls.ts";
import { expectStrengthWhileTyping } from "../../../testing/password-strength.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { isAllowed, PasswordForm, rulesOf } from "./password-section.tsx";

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

test("8 to 128 characters may be sent; the rest is advice", () => {
  expect(isAllowed(rulesOf("1234567", []))).toBe(false);
  expect(isAllowed(rulesOf("12345678", []))).toBe(true);
  expect(isAllowed(rulesOf("x".repeat(128), []))).toBe(true);
  expect(isAllowed(rulesOf("x".repeat(129), []))).toBe(false);
});

test("name and address are advised against", () => {
  const about = ["Mira", "mira.k@example.test"];
  expect(rulesOf("xxMIRAxx", about).own).toBe(false);
  expect(rulesOf("mira.k und mehr", about).own).toBe(false);
  expect(rulesOf("example.test", about).own).toBe(true);
  expect(rulesOf("", about).own).toBe(false);
  expect(rulesOf("Al allein zu Haus", ["Al", null]).own).toBe(true);
});
