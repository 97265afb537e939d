import { DirectionProvider } from "@base-ui/react/direction-provider";
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
};

/** Renders a page or component as the application does: real messages, router, queries, direction and toasts. */
export async function renderInApp(
  element: ReactNode,
  { language = "de", at = "/", path = "*" }: Options = {},
) {
  queryClient.clear();
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
