import type { PresenceStatus } from "@kompagnon/contract/profiles/model.ts";
import { presenceStatus } from "@kompagnon/contract/profiles/model.ts";
import { findStatuses } from "#features/accounts/public.ts";
import { chatTopic } from "#features/chats/messages/message-events.ts";
import { listContacts } from "#features/chats/queries.ts";
import type { Platform } from "#platform/platform.ts";

/** What others see: a status set by hand while its member is there, or always if it is permanent (spec: account, section 4). */
const shown = (
  real: "online" | "away" | "offline",
  manual: { manual_status: string | null; manual_status_permanent: boolean } | undefined,
): PresenceStatus => {
  const set = presenceStatus.safeParse(manual?.manual_status).data;
  return set && (real !== "offline" || manual?.manual_status_permanent) ? set : real;
};

/** The status of members, as others see it. */
export async function statusesOf(
  { db, live }: Platform,
  ids: readonly string[],
): Promise<Map<string, PresenceStatus>> {
  const [real, manual] = await Promise.all([live.presence.of(ids), findStatuses(db, ids)]);
  const byId = new Map(manual.map((row) => [row.id, row]));
  return new Map(ids.map((id) => [id, shown(real.get(id) ?? "offline", byId.get(id))]));
}

/** The status of everybody a member has a conversation with; who is left out is offline. Blocked pairs see nothing. */
export async function contactsPresence(platform: Platform, memberId: string) {
  const contacts = await listContacts(platform.db, memberId);
  const statuses = await statusesOf(
    platform,
    contacts.map(({ other_id }) => other_id),
  );
  return [...statuses]
    .filter(([, status]) => status !== "offline")
    .map(([user_id, status]) => ({ user_id, status }));
}

/** Tells those who have a conversation with a member how they can be reached now. */
export async function publishPresence(platform: Platform, memberId: string): Promise<void> {
  const contacts = await listContacts(platform.db, memberId);
  if (contacts.length === 0) return;
  const status = (await statusesOf(platform, [memberId])).get(memberId) ?? "offline";
  platform.live.publishEphemeral(
    contacts.map(({ id }) => chatTopic(id)),
    "user_status_changed",
    { userId: memberId, status, timestamp: new Date().toISOString() },
  );
}
