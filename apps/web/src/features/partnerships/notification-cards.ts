import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { partnershipsPaths } from "@kompagnon/contract/partnerships/paths.ts";
import { Eye, ListChecks, PenLine, Rocket } from "lucide-react";
import type { NotificationCard } from "#platform/feature.ts";

const toPath = {
  goTo: ({ payload: { chat_id: chatId } }: Notification) => (chatId ? partnershipsPaths.path(chatId) : null),
  goToName: "to_path",
  canReply: false,
} as const;

/** What the other did on the way of two, and what it asks. */
export const notificationCards = {
  path_part: {
    ...toPath,
    icon: ListChecks,
    texts: "partnerships/notifications",
    title: () => "path_part.title",
    text: () => "path_part.text",
  },
  path_uncovered: {
    ...toPath,
    icon: Eye,
    texts: "partnerships/notifications",
    title: () => "path_uncovered.title",
    text: () => "path_uncovered.text",
  },
  path_point: {
    ...toPath,
    icon: PenLine,
    texts: "partnerships/notifications",
    title: () => "path_point.title",
    text: () => "path_point.text",
  },
  path_team: {
    ...toPath,
    icon: Rocket,
    texts: "partnerships/notifications",
    title: () => "path_team.title",
    text: () => "path_team.text",
  },
} satisfies Record<string, NotificationCard>;
