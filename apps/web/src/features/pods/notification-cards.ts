import { podsPaths } from "@kompagnon/contract/pods/paths.ts";
import { Goal } from "lucide-react";
import type { NotificationCard } from "#platform/feature.ts";

type Type = "pod_invite" | "pod_found" | "pod_goal" | "pod_check_in" | "pod_widened";
const card = <T extends Type>(type: T) =>
  ({
    icon: Goal,
    texts: "pods/notifications",
    title: () => `${type}.title` as const,
    text: () => `${type}.text` as const,
    goTo: () => podsPaths.pods,
    goToName: "to_pods",
    canReply: false,
  }) as const satisfies NotificationCard;

/** Invitations, company that was found, and reminders. */
export const notificationCards = {
  pod_invite: card("pod_invite"),
  pod_found: card("pod_found"),
  pod_goal: card("pod_goal"),
  pod_check_in: card("pod_check_in"),
  pod_widened: card("pod_widened"),
} satisfies Record<string, NotificationCard>;
