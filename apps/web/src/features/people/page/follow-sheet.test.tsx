import type { FollowedMember } from "@kompagnon/contract/people/model.ts";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeCalls } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { FollowButton } from "../follow/follow-button.tsx";
import { FollowSheet } from "./follow-sheet.tsx";

const LENA = "0199a1b2-0000-7000-8000-000000000001";
const JONAS = { id: "0199a1b2-0000-7000-8000-000000000002", username: "Jonas" };

test("a list that was opened before the follow arrived shows the new follower", async () => {
  let arrive: (state: { following: boolean; followers: number }) => void = () => undefined;
  const followers: FollowedMember[] = [];
  fakeCalls({
    "GET /api/users/{id}/followers": () => ({ items: [...followers], next_cursor: null }),
    "PUT /api/users/{id}/follow": () => new Promise((resolve) => (arrive = resolve)),
  });
  const { user } = await renderInApp(
    <>
      <FollowButton member={JONAS} following={false} />
      <FollowSheet person={JONAS} list="followers" open onOpenChange={() => undefined} />
    </>,
    { me: { id: LENA, username: "Lena" } },
  );
  const sheet = await screen.findByRole("dialog", { name: /Jonas/ });
  await within(sheet).findByRole("heading", { name: /Noch folgt niemand/ });
  await user.click(screen.getByTitle("Jonas folgen"));
  expect(within(sheet).queryByRole("link", { name: "Lena" })).toBeNull();
  followers.push({
    id: LENA,
    username: "Lena",
    avatar_url: null,
    bio: "",
    verified: false,
    following: false,
  });
  arrive({ following: true, followers: 1 });
  expect(await within(sheet).findByRole("link", { name: "Lena" })).toBeVisible();
});
