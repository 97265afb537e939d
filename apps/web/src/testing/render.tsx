import { DirectionProvider } from "@base-ui/react/direction-provider";
import type { Me } from "@kompagnon/contract/accounts/model.ts";
import { directionOf, type Language } from "@kompagnon/messages/languages.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, Suspense } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect } from "vitest";
import { createTranslator, markDocument } from "#platform/i18n.ts";
import { queryClient } from "#platform/queries.ts";
import { TranslatorContext } from "#platform/use-translation.ts";
import { Toasts } from "#ui/toast.tsx";

type Options = {
  language?: Language;
  /** The address the component is rendered at, and its pattern if it reads parameters from it. */
  at?: string;
  path?: string;
  /** The fields of the signed-in member that matter; without them the page is a guest's. */
  me?: Partial<Me>;
};

const MEMBER: Me = {
  id: "0199a1b2-0000-7000-8000-000000000001",
  email: "member@example.test",
  email_confirmed: true,
  username: "member",
  avatar_url: null,
  admin_level: 0,
  language: "de",
  plan: "free",
  premium: false,
  premium_until: null,
  needs_onboarding: false,
  terms_version: "1",
  terms_due: false,
  deletion_due_at: null,
  translates: false,
};

/** Renders a page or component as the application does: real messages, router, queries, direction and toasts. */
export async function renderInApp(
  element: ReactNode,
  { language = "de", at = "/", path = "*", me }: Options = {},
) {
  queryClient.clear();
  if (me) queryClient.setQueryData(["session"], { ...MEMBER, ...me });
  markDocument(language);
  const translator = await createTranslator(language, ["ui"]);
  const elsewhere = { path: "*", element: null };
  const routes = path === "*" ? [{ path, element }] : [{ path, element }, elsewhere];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const result = await act(async () =>
    render(
      <TranslatorContext value={translator}>
        <QueryClientProvider client={queryClient}>
          <DirectionProvider direction={directionOf(language)}>
            <Suspense fallback={<div data-testid="loading" />}>
              <RouterProvider router={router} />
            </Suspense>
            <Toasts />
          </DirectionProvider>
        </QueryClientProvider>
      </TranslatorContext>,
    ),
  );
  // The component's texts and lazy parts.
  await waitFor(() => expect(screen.queryByTestId("loading")).toBeNull());
  return { ...result, router, user: userEvent.setup(), translator };
}
