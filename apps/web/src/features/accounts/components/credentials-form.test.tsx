import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderInApp } from "../../../testing/render.tsx";
import type { Entry } from "../use-sign-in.ts";
import { CredentialsForm } from "./credentials-form.tsx";

/** What the form needs of an entry that nothing was sent from. */
const entry = {
  problems: {},
  message: null,
  busy: false,
  locked: 0,
  captcha: { state: "off" },
  submit: vi.fn(),
  touch: vi.fn(),
  checkField: vi.fn(),
  type: vi.fn(),
} as unknown as Entry;
const renderForm = (mode: "sign-in" | "sign-up") =>
  renderInApp(<CredentialsForm mode={mode} entry={entry} onSignIn={vi.fn()} onForgot={vi.fn()} />);

test("sign-up says how strong a password is while it is typed", async () => {
  const { user } = await renderForm("sign-up");
  const field = await screen.findByLabelText("Passwort");
  expect(screen.getByText("Mindestens 8 Zeichen")).toBeVisible();
  await user.type(field, "sommer24");
  expect(field).toHaveAccessibleDescription("Leicht zu erraten");
  await user.clear(field);
  await user.type(field, "ein ruhiger Nachmittag");
  expect(field).toHaveAccessibleDescription("Sehr gut");
  expect(screen.queryByText("Mindestens 8 Zeichen")).toBeNull();
});

test("sign-in does not judge a password", async () => {
  const { user } = await renderForm("sign-in");
  const field = await screen.findByLabelText("Passwort");
  await user.type(field, "sommer24");
  expect(field).not.toHaveAccessibleDescription();
});
