import { podsPaths } from "@kompagnon/contract/pods/paths.ts";
import { notifyLater, withdraw } from "#features/notifications/public.ts";
import type { NotificationKinds } from "#platform/feature.ts";
import type { Platform } from "#platform/platform.ts";

type Types = "pod_invite" | "pod_found" | "pod_goal" | "pod_check_in" | "pod_widened";
const toPods = { path: () => podsPaths.pods };

/** The notifications that weekly circles send. */
export const podsNotifications: NotificationKinds<Types> = {
  pod_invite: toPods,
  pod_found: toPods,
  pod_goal: toPods,
  pod_check_in: toPods,
  pod_widened: toPods,
};

const invited = (invitationId: string): string => `pod_invite:${invitationId}`;

const dueBundle = (part: "goal" | "check_in"): string => `pod_due:${part}`;

/** Notifies members of invitations, placements and reminders, without other members' words. */
export function notifyOfPods(platform: Platform): void {
  const { domainEvents } = platform;
  domainEvents.within("pod.invited", (tx, { invitationId, fromId, toId }) =>
    notifyLater(platform, tx, {
      memberId: toId,
      actorId: fromId,
      type: "pod_invite",
      text: null,
      about: {},
      bundle: invited(invitationId),
    }),
  );
  domainEvents.within("pod.invitation_closed", (tx, { invitationId, toId }) =>
    withdraw(platform, tx, { memberId: toId, bundle: invited(invitationId), readToo: true }),
  );
  domainEvents.within("pod.found", async (tx, { podId, memberIds }) => {
    for (const memberId of memberIds)
      await notifyLater(platform, tx, {
        memberId,
        actorId: null,
        type: "pod_found",
        text: null,
        about: {},
        bundle: `pod_found:${podId}`,
      });
  });
  domainEvents.within("pod.widened", async (tx, { memberIds }) => {
    for (const memberId of memberIds)
      await notifyLater(platform, tx, {
        memberId,
        actorId: null,
        type: "pod_widened",
        text: null,
        about: {},
        bundle: "pod_widened",
      });
  });
  domainEvents.within("pod.due", (tx, { memberId, part }) =>
    notifyLater(platform, tx, {
      memberId,
      actorId: null,
      text: null,
      about: {},
      type: part === "goal" ? "pod_goal" : "pod_check_in",
      bundle: dueBundle(part),
    }),
  );
  domainEvents.within("pod.written", (tx, { memberId, part }) =>
    withdraw(platform, tx, { memberId, bundle: dueBundle(part) }),
  );
}
