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
import { entriesOf, invitedQuery, refreshMembers } from "../cache.ts";
import { RowsSkeleton } from "../components/loading.tsx";
import { useRefusal } from "../refusal.ts";
import { InviteButton } from "./invite-button.tsx";

/** Who was invited into a group by name and has not answered, and the way to invite more. */
export function WaitingInvites({ group }: { group: Group }) {
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
