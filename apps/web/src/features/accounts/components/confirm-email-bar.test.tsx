import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeCalls, Refusal } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { ConfirmEmailBar } from "./confirm-email-bar.tsx";

const unconfirmed = { email: "anna@example.test", email_confirmed: false };
const resend = () => screen.getByRole("button", { name: "Noch einmal senden" });

test("ConfirmEmailBar: names the unconfirmed address and leads to its correction", async () => {
  await renderInApp(<ConfirmEmailBar />, { me: unconfirmed });
  expect(screen.getByRole("status")).toHaveTextContent("anna@example.test");
  expect(screen.getByRole("link", { name: "Adresse korrigieren" })).toHaveAttribute(
    "href",
    "/dashboard/settings?tab=security",
  );
});

test("ConfirmEmailBar: sends the link again once, and says so", async () => {
  const calls = fakeCalls({ "POST /api/auth/email/resend": { sent: true } });
  const { user } = await renderInApp(<ConfirmEmailBar />, { me: unconfirmed });
  await user.click(resend());
  await waitFor(() => expect(screen.getByRole("status")).not.toHaveTextContent("Bestätige"));
  expect(screen.queryByRole("button")).toBeNull();
  expect(calls.sent).toHaveLength(1);
});

test("ConfirmEmailBar: a refusal is announced and can be tried again", async () => {
  fakeCalls({ "POST /api/auth/email/resend": new Refusal(429, "too_many_requests") });
  const { user } = await renderInApp(<ConfirmEmailBar />, { me: unconfirmed });
  await user.click(resend());
  expect(await screen.findByRole("alert")).toHaveTextContent("too_many_requests");
  expect(resend()).toBeEnabled();
});

test.each([
  ["of a member with a confirmed address", { email_confirmed: true }, "/dashboard"],
  ["on the deck, which needs its height", unconfirmed, "/dashboard/matching"],
])("ConfirmEmailBar: nothing on the page %s", async (_, me, at) => {
  await renderInApp(<ConfirmEmailBar />, { me, at });
  expect(screen.queryByRole("status")).toBeNull();
});
