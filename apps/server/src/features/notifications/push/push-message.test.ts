import { NOTIFICATION_TYPES } from "@kompagnon/contract/notifications/rules.ts";
import { ALL_LANGUAGES } from "@kompagnon/messages/languages.ts";
import { describe, expect, test } from "vitest";
import { registry as features } from "#app";
import { payloadOf } from "#features/notifications/push/push-message.ts";
import { loadTexts } from "#platform/texts.ts";

const group = { id: "9f1c2a34-0000-7000-8000-000000000001", name: "Werkstatt" };
const notification = { bundle: "b", text: null, count: 1, username: "Lena" };

describe.each(ALL_LANGUAGES)("push messages in %s", (language) => {
  test("have words for every kind and leave no gaps", async () => {
    const texts = await loadTexts("Kompagnon");
    for (const type of NOTIFICATION_TYPES)
      for (const accepted of [true, false]) {
        const { title, body } = payloadOf({ texts, features }, language, {
          ...notification,
          type,
          about: { group_id: group.id, group_name: group.name, accepted },
          text: type === "message" ? "hallo" : null,
        });
        expect(title + body).not.toMatch(/notifications:|\{\{/);
      }
  });
});

test("a mention leads to its channel, an application to its group", async () => {
  const texts = await loadTexts("Kompagnon");
  const at = (type: "mention" | "group_application") =>
    payloadOf({ texts, features }, "de", {
      ...notification,
      type,
      about: {
        group_id: group.id,
        group_name: group.name,
        chat_id: "9f1c2a34-0000-7000-8000-000000000002",
      },
    }).url;
  expect(at("mention")).toBe(
    `/dashboard/groups?group=${group.id}&channel=9f1c2a34-0000-7000-8000-000000000002`,
  );
  expect(at("group_application")).toBe(`/dashboard/groups/profile/${group.id}`);
});
