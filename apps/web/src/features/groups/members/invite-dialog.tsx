import type { Group, Invitable } from "@kompagnon/contract/groups/model.ts";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { mutation } from "#platform/queries.ts";
import { useDebounced } from "#platform/use-debounced.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { InviteRow, PeopleDialog } from "#ui/people-search.tsx";
import { invitableQuery, refreshMembers } from "../cache.ts";
import { RowsSkeleton } from "../components/states.tsx";
import { useRefusal } from "../texts.ts";

/**
 * Invites members by name: moderators may invite anyone, others those they write with. `channelId`: the channel that the
 * invitation leads to.
 */
export function InviteDialog({
  group,
  channelId,
  open,
  onOpenChange,
}: {
  group: Group;
  channelId?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("groups");
  const [words, setWords] = useState("");
  const search = useDebounced(words.trim());
  const list = useQuery({
    ...invitableQuery(group.id, search),
    placeholderData: keepPreviousData,
    enabled: open,
  });
  const manages = group.my_role === "owner" || group.my_role === "moderator";
  return (
    <PeopleDialog
      open={open}
      onOpenChange={onOpenChange}
      title={manages ? t("personal.title") : t("personal.bring")}
      description={manages ? t("personal.text") : t("personal.text_plain")}
      label={t("personal.search")}
      words={words}
      onWords={setWords}
      list={list}
      waiting={<RowsSkeleton rows={4} />}
      failed={t("personal.failed")}
      empty={search === "" ? t("personal.none_known") : t("personal.none")}
    >
      {(person) => <Row key={person.id} group={group} person={person} channelId={channelId} />}
    </PeopleDialog>
  );
}

function Row({
  group,
  person,
  channelId,
}: {
  group: Group;
  person: Invitable;
  channelId: string | undefined;
}) {
  const { t } = useTranslation("groups");
  const refuse = useRefusal();
  const { mutate, isPending, isSuccess } = useMutation({
    ...mutation("POST /api/groups/{id}/member-invites"),
    onError: (failure) => refuse(failure),
    onSettled: () => refreshMembers(group.id),
  });
  const state = isSuccess ? "invited" : person.state;
  return (
    <InviteRow
      person={person}
      state={state === "none" || state === "invited" ? state : "other"}
      label={t("personal.invite")}
      stateLabel={state === "none" ? "" : t(`personal.${state}`)}
      busy={isPending}
      onInvite={() =>
        mutate({
          params: { id: group.id },
          body: { user_id: person.id, ...(channelId && { channel_id: channelId }) },
        })
      }
    />
  );
}
