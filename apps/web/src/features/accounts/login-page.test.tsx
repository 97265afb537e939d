import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { onboardingPaths } from "@kompagnon/contract/onboarding/paths.ts";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { checkoutPath } from "#platform/chosen-plan.ts";
import { forgetBanMessage, storeBanMessage } from "#platform/session.ts";
import { fakeCalls } from "../../testing/fake-calls.ts";
import { renderInApp } from "../../testing/render.tsx";
import LoginPage from "./login-page.tsx";

afterEach(() => localStorage.clear());

test.each([
  ["30d", billingPaths.order("30d")],
  ["test", billingPaths.startTest],
] as const)("a member who follows a guest's link to %s comes to it", async (plan, to) => {
  const { router } = await renderInApp(<LoginPage />, {
    at: billingPaths.signUpFor(plan),
    path: "/login",
    me: {},
  });
  await waitFor(() => expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(to));
});

test("a plan that is named by a link outlives the wizard", async () => {
  const { router } = await renderInApp(<LoginPage />, {
    at: billingPaths.signUpFor("6m"),
    path: "/login",
    me: { needs_onboarding: true },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe(onboardingPaths.register));
  expect(checkoutPath()).toBe(billingPaths.order("6m"));
});

test("a banned member reads so plainly, with the way to appeal, instead of being welcomed", async () => {
  storeBanMessage("Dein Account wurde gebannt. Grund: Spam");
  fakeCalls({ "GET /api/auth/ban": { appeal: null, deletion_due_at: null } as never }); // what is read of it
  await renderInApp(<LoginPage />, { at: "/login", path: "/login" });
  expect(await screen.findByRole("heading", { level: 1, name: "Dein Konto ist gesperrt" })).toBeVisible();
  expect(screen.getByText("Dein Account wurde gebannt. Grund: Spam")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Einspruch einlegen" })).toBeVisible();
  expect(screen.queryByText(/Schön, dass du/)).toBeNull();
  forgetBanMessage();
});
