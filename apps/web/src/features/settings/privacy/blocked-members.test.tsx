import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeCalls } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { BlockedMembers } from "./blocked-members.tsx";

const open = async (names: readonly string[]) => {
  const items = names.map((username, nth) => ({
    id: `0199a1b2-0000-7000-8000-00000000000${nth}`,
    username,
    avatar_url: null,
    blocked_at: "2026-11-20T08:00:00Z",
  }));
  fakeCalls({ "GET /api/blocks": { items, next_cursor: null } as never }); // what the list reads of it
  const app = await renderInApp(<BlockedMembers />, { me: {} });
  await screen.findAllByRole("listitem");
  return app;
};

test("BlockedMembers: the first three are shown, all of them on request", async () => {
  const { user } = await open(["Ada", "Bo", "Cem", "Dana", "Eli"]);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  await user.click(screen.getByRole("button", { name: "Alle zeigen" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(5);
  expect(screen.queryByRole("button", { name: "Alle zeigen" })).toBeNull();
});

test("BlockedMembers: three need no button", async () => {
  await open(["Ada", "Bo", "Cem"]);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.queryByRole("button", { name: "Alle zeigen" })).toBeNull();
});
