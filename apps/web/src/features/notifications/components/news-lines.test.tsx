import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { screen } from "@testing-library/react";
import { Bell } from "lucide-react";
import { expect, test } from "vitest";
import type { NotificationCard } from "#platform/feature.ts";
import { type FeatureParts, FeaturePartsProvider } from "#platform/feature-parts.ts";
import { fakeCalls } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { NewsLines } from "./news-lines.tsx";

const card: NotificationCard = {
  icon: Bell,
  texts: "posts/notifications",
  title: () => "comment.title",
  goTo: ({ payload: { post_id: id } }) => (id ? `/posts/${id}` : null),
  goToName: "to_post",
  canReply: false,
};
const cards = Promise.resolve({ comment: card, match: card });
const parts = { notificationCards: () => cards } as unknown as FeatureParts; // what the lines ask for

const notification = (nth: number, more: Partial<Notification> = {}): Notification =>
  ({
    id: `n${nth}`,
    type: "comment",
    created_at: "2026-11-27T10:00:00.000Z",
    read_at: null,
    count: 1,
    ...more,
    payload: { sender: null, username: `Person ${nth}`, message: null, post_id: `p${nth}`, group_name: null },
  }) as Notification; // what is read of it

const render = (items: Notification[], except: readonly Notification["type"][] = []) => {
  fakeCalls({ "GET /api/notifications": { items, next_cursor: null } });
  return renderInApp(
    <FeaturePartsProvider value={parts}>
      <ul>
        <NewsLines
          count={items.length}
          except={except}
          otherwise={<li>{items.length} neu</li>}
          line={({ to, children }) => (
            <li>
              <a href={to}>{children}</a>
            </li>
          )}
        />
      </ul>
    </FeaturePartsProvider>,
    { me: {} },
  );
};

test("NewsLines: says what happened and leads there", async () => {
  await render([notification(1), notification(2, { read_at: "2026-11-27T11:00:00.000Z" })]);
  const line = await screen.findByRole("link", { name: /Person 1/ });
  expect(line).toHaveAttribute("href", "/posts/p1");
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

test("NewsLines: names two, the others are behind one line", async () => {
  await render([1, 2, 3, 4].map((nth) => notification(nth)));
  expect(await screen.findByRole("link", { name: "Alle Mitteilungen ansehen" })).toBeVisible();
  expect(screen.getAllByRole("link")).toHaveLength(3);
});

test("NewsLines: leaves out what other lines say", async () => {
  await render([notification(1, { type: "match" }), notification(2)], ["match"]);
  expect(await screen.findByRole("link", { name: /Person 2/ })).toBeVisible();
  expect(screen.queryByRole("link", { name: /Person 1/ })).toBeNull();
});
