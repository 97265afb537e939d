import type { Team, TeamInvitable } from "@kompagnon/contract/teams/model.ts";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { mutation, query } from "#platform/queries.ts";
import { useDebounced } from "#platform/use-debounced.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { InviteRow, PeopleDialog } from "#ui/people-search.tsx";
import { putTeam } from "../cache.ts";
import { LinesSkeleton, useRefusal } from "../states.tsx";

/** Invites members that the viewer writes with or shares a group with. */
export function InviteDialog({ team, open, onClose }: { team: Team; open: boolean; onClose: () => void }) {
  const { t } = useTranslation("teams");
  const [words, setWords] = useState("");
  const search = useDebounced(words.trim());
  const list = useQuery({
    ...query("GET /api/teams/invitable", { query: { q: search, team: team.id } }),
    placeholderData: keepPreviousData,
    enabled: open,
    staleTime: 0,
  });
  return (
    <PeopleDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t("form.invite")}
      description={t("form.text")}
      label={t("form.search")}
      words={words}
      onWords={setWords}
      list={list}
      waiting={<LinesSkeleton lines={4} />}
      empty={t("form.nobody")}
    >
      {(person) => <Row key={person.id} team={team} person={person} />}
    </PeopleDialog>
  );
}

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
    <InviteRow
      person={person}
      state={state === "none" || state === "invited" ? state : "other"}
      label={t("people.invite")}
      stateLabel={t(state === "invited" ? "people.invited" : "member")}
      busy={isPending}
      onInvite={() => mutate({ params: { id: team.id }, body: { user_id: person.id } })}
    />
  );
}
