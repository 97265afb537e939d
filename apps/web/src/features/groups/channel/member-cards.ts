import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { call } from "#platform/call.ts";
import { entriesOf, membersQuery } from "../cache.ts";

/** The number of members that are fetched in advance, for names and mentions; other authors are looked up one by one. */
const PRELOADED_MEMBERS_MAX = 500;

/** People who have written but are not among the fetched members: looked up once; null where there is no such person any more. */
const lookedUp = new Map<string, MemberCard | null>();
const requested = new Set<string>();
const listeners = new Set<() => void>();
let version = 0;

function lookUp(id: string): void {
  if (requested.has(id)) return;
  requested.add(id);
  const done = (card: MemberCard | null) => {
    lookedUp.set(id, card);
    version++;
    for (const listener of listeners) listener();
  };
  call("GET /api/profiles/{userId}", { params: { userId: id } }).then(
    ({ id: userId, username, avatar_path, verified }) =>
      done({ id: userId, username: username ?? "", avatar_url: avatar_path, verified }),
    () => done(null), // gone, or not for my eyes: drawn without a name
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The members of a group as far as they are fetched ahead. */
export function useKnownMembers(groupId: string): MemberCard[] {
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(membersQuery(groupId));
  const members = useMemo(() => entriesOf(data), [data]);
  const shouldPreload = hasNextPage && !isFetching && members.length < PRELOADED_MEMBERS_MAX;
  useEffect(() => {
    if (shouldPreload) void fetchNextPage();
  }, [shouldPreload, fetchNextPage]);
  return members;
}

/** The card of a member of a group; null until it is loaded, and for deleted members. */
export function useCardOf(groupId: string): (userId: string) => MemberCard | null {
  const members = useKnownMembers(groupId);
  useSyncExternalStore(subscribe, () => version);
  const byId = useMemo(() => new Map(members.map((one) => [one.id, one])), [members]);
  return (userId) => {
    const card = byId.get(userId) ?? lookedUp.get(userId);
    // Not during rendering: listeners would be notified in the middle of it.
    if (card === undefined && members.length > 0) queueMicrotask(() => lookUp(userId));
    return card ?? null;
  };
}
