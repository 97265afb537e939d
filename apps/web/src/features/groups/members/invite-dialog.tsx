import type { Group, Invitable } from "@kompagnon/contract/groups/model.ts";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { Search, UserPlus } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { mutation } from "#platform/queries.ts";
import { useRested } from "#platform/use-rested.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { TextField } from "#ui/field.tsx";
import { invitableQuery, refreshMembers } from "../cache.ts";
import { RowsSkeleton } from "../components/loading.tsx";
import { useRefusal } from "../refusal.ts";

/** The server takes no more. */
const WORDS_MAX = 40;

/** Invites members by name: moderators anybody, others whom they write with. `channelId`: where they are brought to. */
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
  const asked = useRested(words.trim());
  const field = useRef<HTMLInputElement>(null);
  const list = useQuery({
    ...invitableQuery(group.id, asked),
    placeholderData: keepPreviousData,
    enabled: open,
  });
  const manages = group.my_role === "owner" || group.my_role === "moderator";
  const found = list.data?.items;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={manages ? t("personal.title") : t("personal.bring")}
      description={manages ? t("personal.text") : t("personal.text_plain")}
      initialFocus={field}
    >
      <div className="grid gap-3">
        <TextField
          ref={field}
          label={t("personal.search")}
          hideLabel
          type="search"
          placeholder={t("personal.search")}
          maxLength={WORDS_MAX}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          start={<Search aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        />
        <div className="h-72 overflow-y-auto" aria-live="polite" aria-busy={list.isFetching}>
          {list.isPending && <RowsSkeleton rows={4} />}
          {list.isError && !found && (
            <ErrorState
              className="py-4!"
              title={t("personal.failed")}
              error={list.error}
              onRetry={() => list.refetch()}
            />
          )}
          {found?.length === 0 && (
            <p className="py-8 text-center text-ink-soft">
              {asked === "" ? t("personal.none_known") : t("personal.none")}
            </p>
          )}
          <ul className="grid gap-0.5">
            {found?.map((person) => (
              <Row key={person.id} group={group} person={person} channelId={channelId} />
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  );
}

/** Somebody, and either the way to invite them or what they are already. */
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
  const invite = () =>
    mutate({
      params: { id: group.id },
      body: { user_id: person.id, ...(channelId && { channel_id: channelId }) },
    });
  return (
    <li className="flex min-h-12 min-w-0 items-center gap-3">
      <Avatar id={person.id} name={person.username} src={person.avatar_url} />
      <span className="min-w-0 flex-1 truncate font-medium" dir="auto">
        {person.username}
      </span>
      {state === "none" ? (
        <Button
          size="sm"
          variant="secondary"
          busy={isPending}
          icon={<UserPlus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          onClick={invite}
        >
          {t("personal.invite")}
          <span className="sr-only">{person.username}</span>
        </Button>
      ) : (
        <Badge tone={state === "invited" ? "good" : "neutral"}>{t(`personal.${state}`)}</Badge>
      )}
    </li>
  );
}
