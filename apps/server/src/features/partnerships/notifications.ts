import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { partnershipsPaths } from "@kompagnon/contract/partnerships/paths.ts";
import { notifyLater, withdraw } from "#features/notifications/public.ts";
import type { NotificationKind, NotificationKinds } from "#platform/feature.ts";
import type { Platform } from "#platform/platform.ts";

const toPath = {
  path: ({ chat_id: chatId }: { chat_id?: string | null }) =>
    chatId ? partnershipsPaths.path(chatId) : notificationsPaths.notifications,
} satisfies Pick<NotificationKind<"path_part">, "path">;

/** The notifications of paths. None carries words: what two write about stays between them. */
export const partnershipsNotifications: NotificationKinds<
  "path_part" | "path_uncovered" | "path_point" | "path_team"
> = { path_part: toPath, path_uncovered: toPath, path_point: toPath, path_team: toPath };

type Asking = "path_part" | "path_uncovered" | "path_point" | "path_team";
const bundleOf = (type: Asking, chatId: string): string => `${type}:${chatId}`;

const notifyOther = (
  platform: Platform,
  tx: Parameters<typeof notifyLater>[1],
  type: Asking,
  { chatId, memberId, otherId }: { chatId: string; memberId: string; otherId: string },
) =>
  notifyLater(platform, tx, {
    type,
    memberId: otherId,
    actorId: memberId,
    text: null,
    bundle: bundleOf(type, chatId),
    about: { chat_id: chatId },
  });

/** What the path asks of members or tells them; several of a kind are one that counts. */
export function notifyOfPaths(platform: Platform): void {
  const { domainEvents } = platform;
  domainEvents.within("partnership.part.done", (tx, event) =>
    notifyOther(platform, tx, event.uncovered ? "path_uncovered" : "path_part", event),
  );
  // A member who has completed it too is no longer asked.
  domainEvents.within("partnership.part.done", async (tx, { chatId, memberId, uncovered }) => {
    if (uncovered) await withdraw(platform, tx, { memberId, bundle: bundleOf("path_part", chatId) });
  });
  domainEvents.within("partnership.point.written", (tx, event) =>
    notifyOther(platform, tx, "path_point", event),
  );
  domainEvents.within("partnership.points.settled", (tx, { chatId, memberId }) =>
    withdraw(platform, tx, { memberId, bundle: bundleOf("path_point", chatId) }),
  );
  domainEvents.within("partnership.team.wanted", (tx, event) =>
    notifyOther(platform, tx, "path_team", event),
  );
  // Whose wish it was has it now; the other is invited.
  domainEvents.within("team.founded_by_two", async (tx, { chatId, memberIds }) => {
    for (const memberId of memberIds)
      await withdraw(platform, tx, { memberId, bundle: bundleOf("path_team", chatId), readToo: true });
  });
  domainEvents.within("partnership.aside", async (tx, { chatId, members }) => {
    for (const memberId of members)
      for (const type of ["path_part", "path_point", "path_team"] as const)
        await withdraw(platform, tx, {
          memberId,
          bundle: bundleOf(type, chatId),
          readToo: type !== "path_part",
        });
  });
}
