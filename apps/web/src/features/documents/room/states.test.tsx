import type { Document } from "@kompagnon/contract/documents/model.ts";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeCalls } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import type { LiveDocument } from "../live/live-document.ts";
import { OPENING } from "../live/sync-state.ts";
import { NotOpen } from "./states.tsx";

const ID = "4b2c9d2e-0000-4000-8000-000000000001";
const found = { id: ID, epoch: 3 } as Document; // what is read of it

test("NotOpen: a key that does not fit can be given back, and the document is opened again", async () => {
  const calls = fakeCalls({
    "GET /api/documents/{id}": found,
    "POST /api/documents/{id}/keys/back": found,
  });
  const wake = vi.fn();
  const live = { id: ID, wake } as unknown as LiveDocument; // what the button needs of it
  const state = { ...OPENING, phase: "broken" as const };
  const { user } = await renderInApp(<NotOpen state={state} kind="presentation" live={live} />);
  await user.click(await screen.findByRole("button", { name: "Neuen Schlüssel anfordern" }));
  await vi.waitFor(() => expect(wake).toHaveBeenCalledOnce());
  expect(calls.bodiesTo("POST /api/documents/{id}/keys/back")).toEqual([{ epoch: 3 }]);
});

test("NotOpen: who waits for a key is offered nothing but the way back", async () => {
  await renderInApp(<NotOpen state={{ ...OPENING, phase: "awaited" }} kind="presentation" live={null} />);
  expect(await screen.findByText("Der Schlüssel kommt noch")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});
