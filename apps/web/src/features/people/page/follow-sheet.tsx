import type { FollowedMember } from "@kompagnon/contract/people/model.ts";
import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { BadgeCheck, UsersRound } from "lucide-react";
import { Link } from "react-router";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Sheet } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { entriesOf, followersQuery, followsQuery } from "../cache.ts";
import { FollowButton } from "../follow/follow-button.tsx";

/** The followers of a member, or the members they follow. */
export type FollowList = "followers" | "follows";

/** The list behind a number of followers. */
export function FollowSheet({
  person,
  list,
  open,
  onOpenChange,
}: {
  person: { id: string; username: string };
  list: FollowList;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("people");
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      from="end"
      title={t(`${list}_title`, { name: person.username })}
    >
      {list === "followers" ? (
        <Followers id={person.id} onLeave={() => onOpenChange(false)} />
      ) : (
        <Follows id={person.id} onLeave={() => onOpenChange(false)} />
      )}
    </Sheet>
  );
}

type Shown = { id: string; onLeave: () => void };
const Followers = ({ id, onLeave }: Shown) => (
  <People list={useInfiniteQuery(followersQuery(id))} empty="no_followers" onLeave={onLeave} />
);
const Follows = ({ id, onLeave }: Shown) => (
  <People list={useInfiniteQuery(followsQuery(id))} empty="no_follows" onLeave={onLeave} />
);

function People({
  list,
  empty,
  onLeave,
}: {
  list: ReturnType<typeof useFollowers>;
  empty: "no_followers" | "no_follows";
  onLeave: () => void;
}) {
  const { t } = useTranslation("people");
  const { t: ui } = useTranslation("ui");
  if (list.isPending)
    return (
      <div role="status" aria-label={ui("loading")} className="grid gap-3 pt-3">
        {["a", "b", "c", "d"].map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    );
  if (!list.data)
    return <ErrorState title={t("list_failed")} error={list.error} onRetry={() => list.refetch()} />;
  const people = entriesOf(list.data);
  if (people.length === 0 && !list.hasNextPage)
    return <EmptyState icon={<UsersRound strokeWidth={1.75} />} title={t(empty)} />;
  return (
    <>
      <ul className="grid gap-1 pt-2">
        {people.map((person) => (
          <Row key={person.id} person={person} onLeave={onLeave} />
        ))}
      </ul>
      <NextPage list={list} prefetchMargin="600px" />
    </>
  );
}

/** Only names the type: both lists are alike. */
const useFollowers = (id: string) => useInfiniteQuery(followersQuery(id));

function Row({ person, onLeave }: { person: FollowedMember; onLeave: () => void }) {
  const { t } = useTranslation("people");
  const { id: me } = useMember();
  return (
    <li className="flex min-h-16 min-w-0 items-center gap-3 [contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
      <Avatar id={person.id} name={person.username} src={person.avatar_url} />
      <span className="grid min-w-0 flex-1">
        <span className="flex min-w-0 items-center gap-1.5">
          <Link
            to={peoplePaths.member(person.id)}
            onClick={onLeave}
            dir="auto"
            className="truncate font-semibold hover:underline"
          >
            {person.username}
          </Link>
          {person.verified && (
            <BadgeCheck
              role="img"
              aria-label={t("verified")}
              className="size-4 shrink-0 text-accent"
              strokeWidth={1.75}
            />
          )}
          {person.id === me && <span className="shrink-0 text-ink-soft text-sm">({t("you")})</span>}
        </span>
        {person.bio && (
          <span dir="auto" className="truncate text-ink-soft text-sm">
            {person.bio}
          </span>
        )}
      </span>
      {person.id !== me && <FollowButton member={person} following={person.following} size="sm" />}
    </li>
  );
}
