import type { Group, MemberInvite } from "@kompagnon/contract/groups/model.ts";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { toast } from "#ui/toast.tsx";
import { bansQuery, entriesOf, invitedQuery, refreshMembers } from "../cache.ts";
import { RowsSkeleton } from "../components/states.tsx";
import { InviteButton } from "../members/invite-button.tsx";
import { MemberList } from "../members/member-list.tsx";
import { useRefusal } from "../texts.ts";

/** The members of a group with what can be done about them, who is invited, and who was banned. */
export function MembersTab({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  return (
    <div className="grid grid-cols-1 gap-5">
      <WaitingInvites group={group} />
      <Card>
        <MemberList group={group} />
      </Card>
      <Card as="section" aria-labelledby="bans-title" className="grid grid-cols-1 gap-3">
        <h2 id="bans-title" className="text-lg">
          {t("members.bans")}
        </h2>
        <Bans group={group} />
      </Card>
    </div>
  );
}

function Bans({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  const list = useInfiniteQuery(bansQuery(group.id));
  if (list.isPending) return <RowsSkeleton rows={1} />;
  if (list.isError && !list.data)
    return <ErrorState className="py-4!" error={list.error} onRetry={() => list.refetch()} />;
  const banned = entriesOf(list.data);
  if (banned.length === 0) return <p className="text-ink-soft">{t("members.no_bans")}</p>;
  return (
    <>
      <ul className="grid gap-2">
        {banned.map((member) => (
          <li key={member.id} className="flex min-w-0 flex-wrap items-center gap-3">
            <Avatar id={member.id} name={member.username} src={member.avatar_url} />
            <span className="min-w-0 flex-1 truncate font-medium" dir="auto">
              {member.username}
            </span>
            <Unban group={group} memberId={member.id} name={member.username} />
          </li>
        ))}
      </ul>
      <NextPage list={list} />
    </>
  );
}

function Unban({ group, memberId, name }: { group: Group; memberId: string; name: string }) {
  const { t } = useTranslation("groups");
  const refuse = useRefusal();
  const { mutate, isPending } = useMutation({
    ...mutation("DELETE /api/groups/{id}/bans/{userId}"),
    onError: (failure) => refuse(failure),
    onSettled: () => refreshMembers(group.id),
  });
  return (
    <Button
      size="sm"
      variant="quiet"
      busy={isPending}
      onClick={() => mutate({ params: { id: group.id, userId: memberId } })}
    >
      {t("members.unban")}
      <span className="sr-only">{name}</span>
    </Button>
  );
}

/** Who was invited into a group by name and has not answered, and the way to invite more. */
function WaitingInvites({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  const list = useInfiniteQuery(invitedQuery(group.id));
  const waiting = entriesOf(list.data);
  return (
    <Card as="section" aria-labelledby="invited-title" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="invited-title" className="text-lg">
          {t("personal.waiting")}
        </h2>
        <InviteButton group={group} />
      </div>
      {list.isPending && <RowsSkeleton rows={1} />}
      {list.isError && !list.data && (
        <ErrorState className="py-4!" error={list.error} onRetry={() => list.refetch()} />
      )}
      {list.data && waiting.length === 0 && <p className="text-ink-soft">{t("personal.no_waiting")}</p>}
      {waiting.length > 0 && (
        <ul className="grid gap-0.5">
          {waiting.map((invite) => (
            <Row key={invite.id} group={group} invite={invite} />
          ))}
        </ul>
      )}
      <NextPage list={list} />
    </Card>
  );
}

function Row({
  group,
  invite: { member, invited_by: by, created_at: time },
}: {
  group: Group;
  invite: MemberInvite;
}) {
  const { t } = useTranslation("groups");
  const refuse = useRefusal();
  const { mutate, isPending } = useMutation({
    ...mutation("DELETE /api/groups/{id}/member-invites/{userId}"),
    onSuccess: () => toast(t("personal.taken_back", { name: member.username })),
    onError: (failure) => refuse(failure),
    onSettled: () => refreshMembers(group.id),
  });
  return (
    <li className="flex min-h-12 min-w-0 items-center gap-3">
      <Avatar id={member.id} name={member.username} src={member.avatar_url} />
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-medium" dir="auto">
          {member.username}
        </span>
        <span className="truncate text-ink-soft text-sm">
          {by && `${t("personal.by", { name: by.username })} · `}
          <RelativeTime time={time} />
        </span>
      </span>
      <Button
        size="sm"
        variant="quiet"
        busy={isPending}
        onClick={() => mutate({ params: { id: group.id, userId: member.id } })}
      >
        {t("personal.take_back")}
        <span className="sr-only">{member.username}</span>
      </Button>
    </li>
  );
}
