import type { Group, GroupMember, GroupRole } from "@kompagnon/contract/groups/model.ts";
import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import type { PresenceStatus } from "@kompagnon/contract/profiles/model.ts";
import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import { BadgeCheck, Search } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { Out } from "#platform/call.ts";
import { useLiveEvent } from "#platform/live/live.ts";
import { queryClient } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useDebounced } from "#platform/use-debounced.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { TextField } from "#ui/field.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { entriesOf, membersQuery } from "../cache.ts";
import { RoleBadge } from "../components/facts.tsx";
import { RowsSkeleton } from "../components/states.tsx";
import { MemberMenu } from "./member-menu.tsx";

type MemberPages = InfiniteData<Out<"GET /api/groups/{id}/members">, string | null>;
type Dot = "online" | "away" | "offline";

/** How a member can be reached: as a dot, and in words. */
function usePresenceOf({ status }: Pick<GroupMember, "status">): { dot: Dot; words: string } {
  const { t } = useTranslation("ui");
  const dot = status.replace("(admin)", "") as Dot; // the six statuses are these three, set by hand or not
  return { dot, words: t(dot) };
}

/** Keeps the presence in all lists of members current. */
function useLivePresence(): void {
  useLiveEvent("user_status_changed", ({ userId, status }) => takeStatus(userId, status));
}

function takeStatus(userId: string, status: PresenceStatus): void {
  queryClient.setQueriesData<MemberPages>({ queryKey: ["GET /api/groups/{id}/members"] }, (data) => {
    const isListed = data?.pages.some(({ items }) => items.some(({ id }) => id === userId));
    if (!data || !isListed) return data;
    const change = (one: GroupMember) => (one.id === userId ? { ...one, status } : one);
    return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) };
  });
}

/** What I may do to a member: the server has the last word. */
const mayManage = (mine: GroupRole | null, theirs: GroupRole): boolean =>
  mine === "owner" ? theirs !== "owner" : mine === "moderator" && theirs === "member";

/** A member of a group: who, how they can be reached, their role. */
function MemberRow({ group, member }: { group: Group; member: GroupMember }) {
  const { t } = useTranslation("groups");
  const { id: me } = useMember();
  const { dot, words } = usePresenceOf(member);
  return (
    <li className="flex min-h-13 min-w-0 items-center gap-3 [contain-intrinsic-size:auto_3.25rem] [content-visibility:auto]">
      <Avatar
        id={member.id}
        name={member.username}
        src={member.avatar_url}
        {...(dot !== "offline" && { status: dot })}
      />
      <span className="flex min-w-0 flex-1 items-center gap-1.5">
        <Link to={peoplePaths.member(member.id)} className="truncate font-medium hover:underline" dir="auto">
          {member.username}
        </Link>
        {member.verified && (
          <BadgeCheck aria-label={t("verified")} className="size-4 shrink-0 text-accent" strokeWidth={1.75} />
        )}
        {member.id === me && <span className="shrink-0 text-ink-soft text-sm">({t("members.you")})</span>}
        <span className="sr-only">, {words}</span>
      </span>
      <RoleBadge role={member.role} />
      {member.id !== me && (
        <MemberMenu group={group} member={member} manages={mayManage(group.my_role, member.role)} />
      )}
    </li>
  );
}

/** A search field helps from this many on. */
const SEARCH_FROM = 9;
/** The server takes no more. */
const WORDS_MAX = 40;

/** The members of one of my groups with their presence: who leads it, who moderates, then by name. */
export function MemberList({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  const [words, setWords] = useState("");
  const search = useDebounced(words.trim());
  const list = useInfiniteQuery({ ...membersQuery(group.id, search), placeholderData: (before) => before });
  useLivePresence();
  const members = entriesOf(list.data);
  return (
    <div className="grid grid-cols-1 gap-3">
      {group.member_count >= SEARCH_FROM && (
        <TextField
          label={t("members.search")}
          hideLabel
          type="search"
          placeholder={t("members.search")}
          maxLength={WORDS_MAX}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          start={<Search aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        />
      )}
      {list.isPending && <RowsSkeleton />}
      {list.isError && !list.data && (
        <ErrorState
          className="py-6!"
          title={t("members.failed")}
          error={list.error}
          onRetry={() => list.refetch()}
        />
      )}
      {list.data && members.length === 0 && (
        <p className="py-4 text-center text-ink-soft">{t("search_nothing", { words: search })}</p>
      )}
      <ul className="grid gap-0.5">
        {members.map((member) => (
          <MemberRow key={member.id} group={group} member={member} />
        ))}
      </ul>
      <NextPage list={list} />
    </div>
  );
}
