import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { queryClient } from "#platform/queries.ts";
import { useSession } from "#platform/session.ts";
import { fakeCalls } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { RequestDialog } from "./request-dialog.tsx";

function SignedIn() {
  const { state } = useSession();
  const jo = { id: "jo", username: "Jo" };
  return state === "member" && <RequestDialog member={jo} open onOpenChange={() => undefined} />;
}

const open = async (email_confirmed: boolean) => {
  queryClient.clear();
  fakeCalls({
    "GET /api/me": { id: "me", email: "lena@gmial.test", email_confirmed } as never, // what the dialog reads of it
    "GET /api/chat-inbox/of/{userId}": { closed: null } as never,
  });
  await renderInApp(<SignedIn />);
  await screen.findByRole("dialog");
};

test("RequestDialog: shows an unconfirmed address before a member writes", async () => {
  await open(false);
  expect(await screen.findByText(/dann kannst du Jo schreiben/)).toBeVisible();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect((await screen.findAllByText(/lena@gmial\.test/)).length).toBeGreaterThan(0);
  expect(await screen.findByRole("link", { name: "Adresse korrigieren" })).toHaveAttribute(
    "href",
    "/dashboard/settings?tab=security",
  );
});

test("RequestDialog: a member with a confirmed address writes", async () => {
  await open(true);
  expect(await screen.findByRole("textbox")).toBeVisible();
});
