import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import type { TeamBeginning } from "@kompagnon/contract/teams/model.ts";
import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import {
  type FoundedFrom,
  TEAM_GOAL_MAX,
  TEAM_MEMBERS_MAX,
  TEAM_NAME_MAX,
  TEAM_NAME_MIN,
} from "@kompagnon/contract/teams/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { mutation, query } from "#platform/queries.ts";
import { useSitePath } from "#platform/use-site-path.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { putTeam, refreshTeams } from "../cache.ts";
import { PeopleField } from "../public.ts";
import { isLimit, LinesSkeleton } from "../states.tsx";

/** What a team is founded from. */
export type From = { kind: FoundedFrom; id: string };
const NOTHING: TeamBeginning = { team: null, name: "", goal: "", invite: [] };

/** Founds a team, from something or by itself. */
export function FoundDialog({
  open,
  from,
  onClose,
}: {
  open: boolean;
  from: From | null;
  onClose: () => void;
}) {
  const { t } = useTranslation("teams");
  const beginningQuery = useQuery({
    ...query("GET /api/teams/beginning", { query: from ?? { kind: "trial", id: "" } }),
    enabled: from !== null,
    staleTime: 0,
  });
  const beginning = from ? beginningQuery.data : NOTHING;
  const content = () => {
    if (beginningQuery.error && !beginning)
      return (
        <ErrorState
          className="py-4!"
          title={t("form.from_failed")}
          error={beginningQuery.error}
          onRetry={() => beginningQuery.refetch()}
        />
      );
    if (!beginning) return <LinesSkeleton lines={3} />;
    if (beginning.team?.state !== "member") return <FoundForm from={from} beginning={beginning} />;
    return (
      <div className="grid justify-items-start gap-4">
        <p>{t("form.exists")}</p>
        <ButtonLink to={teamsPaths.tasks(beginning.team.id)}>{t("form.to_team")}</ButtonLink>
      </div>
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t("found")}
      description={t("form.text")}
    >
      {content()}
    </Dialog>
  );
}

function FoundForm({ from, beginning }: { from: From | null; beginning: TeamBeginning }) {
  const { t } = useTranslation("teams");
  const navigate = useNavigate();
  const pricing = useSitePath("pricing");
  const [name, setName] = useState(beginning.name);
  const [goal, setGoal] = useState(beginning.goal);
  const [invited, setInvited] = useState<readonly MemberCard[]>(beginning.invite);
  const fixed = beginning.invite.map(({ id }) => id);
  const found = useMutation({
    ...mutation("POST /api/teams"),
    onSuccess: (team) => {
      putTeam(team);
      void refreshTeams();
      void navigate(teamsPaths.tasks(team.id));
    },
  });
  const ready = name.trim().length >= TEAM_NAME_MIN && lengthOf(goal) <= TEAM_GOAL_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready || found.isPending) return;
    const invite = invited.map(({ id }) => id);
    found.mutate({ body: { name, goal, invite, ...(from && { from }) } });
  };
  return (
    <Form onSubmit={submit} aria-busy={found.isPending} className="grid gap-4">
      <TextField
        label={t("form.name")}
        value={name}
        maxLength={TEAM_NAME_MAX}
        dir="auto"
        onChange={(event) => setName(event.target.value)}
      />
      <TextArea
        label={t("form.goal")}
        optional
        value={goal}
        max={TEAM_GOAL_MAX}
        rows={2}
        dir="auto"
        onChange={(event) => setGoal(event.target.value)}
      />
      <Suspense fallback={<LinesSkeleton lines={1} />}>
        <PeopleField
          label={t("form.invite")}
          empty={t("form.nobody")}
          max={TEAM_MEMBERS_MAX - 1}
          value={invited}
          fixed={fixed}
          onChange={setInvited}
        />
      </Suspense>
      {found.isError && (
        <div className="grid justify-items-start gap-2">
          <FormError boxed>{found.error.message}</FormError>
          {isLimit(found.error) && (
            <ButtonLink size="sm" variant="signal" to={pricing}>
              {t("premium")}
            </ButtonLink>
          )}
        </div>
      )}
      <Button type="submit" busy={found.isPending} disabled={!ready} className="justify-self-end">
        {t("form.create")}
      </Button>
    </Form>
  );
}
