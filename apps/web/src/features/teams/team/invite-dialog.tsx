import type { Team, TeamInvitable } from "@kompagnon/contract/teams/model.ts";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { Search, UserPlus } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { mutation, query } from "#platform/queries.ts";
import { useRested } from "#platform/use-rested.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { TextField } from "#ui/field.tsx";
import { putTeam } from "../cache.ts";
import { useRefusal } from "../refusal.ts";
import { LinesSkeleton } from "../skeleton.tsx";

/** The server takes no more. */
const WORDS_MAX = 40;

/** Invites members whom one writes with or shares a group with. */
export function InviteDialog({ team, open, onClose }: { team: Team; open: boolean; onClose: () => void }) {
  const { t } = useTranslation("teams");
  const [words, setWords] = useState("");
  const asked = useRested(words.trim());
  const field = useRef<HTMLInputElement>(null);
  const list = useQuery({
    ...query("GET /api/teams/invitable", { query: { q: asked, team: team.id } }),
    placeholderData: keepPreviousData,
    enabled: open,
    staleTime: 0,
  });
  const found = list.data?.items;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t("form.invite")}
      description={t("form.text")}
      initialFocus={field}
    >
      <div className="grid gap-3">
        <TextField
          ref={field}
          label={t("form.search")}
          hideLabel
          type="search"
          placeholder={t("form.search")}
          maxLength={WORDS_MAX}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          start={<Search aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        />
        <div className="h-72 overflow-y-auto" aria-live="polite" aria-busy={list.isFetching}>
          {list.isPending && <LinesSkeleton lines={4} />}
          {list.isError && !found && (
            <ErrorState className="py-4!" error={list.error} onRetry={() => list.refetch()} />
          )}
          {found?.length === 0 && <p className="py-8 text-center text-ink-soft">{t("form.nobody")}</p>}
          <ul className="grid gap-0.5">
            {found?.map((person) => (
              <Row key={person.id} team={team} person={person} />
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  );
}

/** Somebody, and either the way to invite them or what they are already. */
function Row({ team, person }: { team: Team; person: TeamInvitable }) {
  const { t } = useTranslation("teams");
  const refuse = useRefusal();
  const { mutate, isPending, isSuccess } = useMutation({
    ...mutation("POST /api/teams/{id}/invites"),
    onSuccess: putTeam,
    onError: refuse,
  });
  const state = isSuccess ? "invited" : person.state;
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
          onClick={() => mutate({ params: { id: team.id }, body: { user_id: person.id } })}
        >
          {t("people.invite")}
          <span className="sr-only">{person.username}</span>
        </Button>
      ) : (
        <Badge tone={state === "invited" ? "good" : "neutral"}>
          {t(state === "invited" ? "people.invited" : "member")}
        </Badge>
      )}
    </li>
  );
}
