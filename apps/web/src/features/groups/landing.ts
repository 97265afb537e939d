import type { Channel } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { readItem, storeItem } from "#platform/device-storage.ts";
import { useLiveEvent } from "#platform/live/live.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";

/** The number of groups whose channels are remembered. */
const REMEMBERED = 60;
const keyOf = (me: string) => `groups.channels.${me}` as const;

/** Which channel of which group was open last on this device, the newest first. */
function visitsOf(me: string): [groupId: string, channelId: string][] {
  try {
    const kept: unknown = JSON.parse(readItem(keyOf(me)) ?? "[]");
    const isVisit = (one: unknown): one is [string, string] =>
      Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === "string");
    return Array.isArray(kept) ? kept.filter(isVisit).slice(0, REMEMBERED) : [];
  } catch {
    return []; // the stored value is invalid
  }
}

/** Remembers the open channel of a group. */
export function rememberChannel(me: string, { id, group_id }: Pick<Channel, "id" | "group_id">): void {
  const others = visitsOf(me).filter(([groupId]) => groupId !== group_id);
  storeItem(keyOf(me), JSON.stringify([[group_id, id], ...others].slice(0, REMEMBERED)));
}

/** The channel of a group that was open last on this device, or null. */
export const lastChannelOf = (me: string, groupId: string): string | null =>
  visitsOf(me).find(([group]) => group === groupId)?.[1] ?? null;

/**
 * The channel that opens with a group: the one that was last open, else that of the newest unread message (muted channels
 * excluded), else the first. Null for a group without channels.
 */
export function landingOf(channels: readonly Channel[], last: string | null): Channel | null {
  const calls = channels.filter(({ muted, unread_count }) => !muted && unread_count > 0);
  const [newest] = calls.toSorted((a, b) => Date.parse(b.last_at ?? "") - Date.parse(a.last_at ?? ""));
  return channels.find(({ id }) => id === last) ?? newest ?? channels[0] ?? null;
}

/**
 * Leads out of a group at once when the member no longer belongs to it, and shows why, unless they left it themselves. Returns
 * whether that has happened: later refusals of the page are expected.
 */
export function useLedAway(groupId: string, name: string | undefined): { current: boolean } {
  const { t } = useTranslation("groups");
  const navigate = useNavigate();
  const isGone = useRef(false);
  useLiveEvent("group_membership_changed", ({ group_id, state }) => {
    if (group_id !== groupId || state === "joined") return;
    isGone.current = true;
    if (state !== "left")
      toast(t(`gone.${state}`, { name: name ?? t("this_group") }), { kind: "warn", id: `gone ${groupId}` });
    void navigate(groupsPaths.groups, { replace: true });
  });
  return isGone;
}
