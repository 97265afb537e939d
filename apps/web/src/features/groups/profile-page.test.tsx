import type { Group, GroupPortrait } from "@kompagnon/contract/groups/model.ts";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeCalls, Refusal } from "../../testing/fake-calls.ts";
import { renderInApp } from "../../testing/render.tsx";
import ProfilePage from "./profile-page.tsx";

const ID = "0199a1b2-0000-7000-8000-0000000000aa";
const GROUP: Group = {
  id: ID,
  name: "Werkstatt",
  description: "Wir bauen Shops.",
  signs: [],
  avatar_path: null,
  group_type: "public",
  niches: ["dropshipping"],
  category: "dropshipping",
  member_count: 12,
  current_member_count: 12,
  created_at: "2026-03-01T10:00:00.000Z",
  active_at: "2026-11-26T10:00:00.000Z",
  my_role: null,
  my_state: "none",
  invited_by: null,
  unread_count: 0,
  mention_count: 0,
};
const card = (n: number, username: string) => ({
  id: `0199a1b2-0000-7000-8000-00000000000${n}`,
  username,
  avatar_url: null,
  verified: false,
});
const PORTRAIT: GroupPortrait = {
  leader: card(1, "Jonas"),
  faces: [card(2, "Lena"), card(3, "林美玲")],
  known: 1,
  channels: [{ name: "Allgemein", topic: "Alles, was sonst nirgends passt" }],
  newcomers: 4,
};
const renderProfile = (portrait: GroupPortrait | Refusal | (() => Promise<never>), group: Group = GROUP) => {
  fakeCalls({ "GET /api/groups/{id}": group, "GET /api/groups/{id}/portrait": portrait });
  return renderInApp(<ProfilePage />, {
    at: `/dashboard/groups/profile/${ID}`,
    path: "/dashboard/groups/profile/:groupId",
    me: {},
  });
};

test("an outsider sees who leads a group, faces, facts and channels, and the way in", async () => {
  await renderProfile(PORTRAIT);
  const leader = within(await screen.findByRole("region", { name: "Leitung" }));
  expect(leader.getByRole("link", { name: "Jonas" })).toBeVisible();
  const faces = within(screen.getByRole("list", { name: "Mitglieder" }));
  expect(faces.getAllByRole("link")).toHaveLength(2);
  expect(faces.getByText("9", { exact: false })).toBeVisible(); // of twelve, without the leader and the two
  expect(screen.getByText("Denen du folgst").nextSibling).toHaveTextContent("1");
  expect(screen.getByText("Neu in 30 Tagen").nextSibling).toHaveTextContent("4");
  expect(screen.getByText("Allgemein").closest("a")).toBeNull();
  expect(screen.getByRole("button", { name: "Beitreten" })).toBeEnabled();
});

test.each([
  ["slow", () => new Promise<never>(() => undefined)],
  ["failing", new Refusal(400, "broken")],
])("a %s portrait leaves the rest of the page usable", async (_, portrait) => {
  await renderProfile(portrait);
  expect(await screen.findByRole("heading", { level: 1, name: "Werkstatt" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Beitreten" })).toBeEnabled();
  expect(screen.queryByText("Leitung")).toBeNull();
});

test("a group with no one to show has no empty parts", async () => {
  await renderProfile({ leader: null, faces: [], known: 0, channels: [], newcomers: 0 });
  await screen.findByText("Gegründet");
  for (const name of ["Leitung", "Mitglieder", "Worüber hier gesprochen wird"])
    expect(screen.queryByRole("heading", { name })).toBeNull();
});
