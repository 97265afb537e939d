import type { Team } from "@kompagnon/contract/teams/model.ts";
import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { TEAM_GOAL_MAX, TEAM_NAME_MAX, TEAM_NAME_MIN } from "@kompagnon/contract/teams/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { putTeam, refreshTeams } from "../cache.ts";

/** What leads change of a team: its name and goal, and that it is there at all. */
export function TeamSettings({ team }: { team: Team }) {
  const { t } = useTranslation("teams");
  const [draft, setDraft] = useState<{ name: string; goal: string } | null>(null);
  const { name, goal } = draft ?? team;
  const save = useMutation({
    ...mutation("PATCH /api/teams/{id}"),
    onSuccess: (changed) => {
      putTeam(changed);
      setDraft(null);
      void refreshTeams(team.id);
    },
  });
  const ready = draft !== null && name.trim().length >= TEAM_NAME_MIN && lengthOf(goal) <= TEAM_GOAL_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !save.isPending) save.mutate({ params: { id: team.id }, body: { name, goal } });
  };
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-lg">{t("people.edit")}</h2>
      <Form onSubmit={submit} aria-busy={save.isPending} className="grid gap-4">
        <TextField
          label={t("form.name")}
          value={name}
          maxLength={TEAM_NAME_MAX}
          dir="auto"
          onChange={(event) => setDraft({ name: event.target.value, goal })}
        />
        <TextArea
          label={t("form.goal")}
          optional
          value={goal}
          max={TEAM_GOAL_MAX}
          rows={2}
          dir="auto"
          onChange={(event) => setDraft({ name, goal: event.target.value })}
        />
        {save.isError && <FormError boxed>{save.error.message}</FormError>}
        <div className="flex flex-wrap justify-between gap-2">
          <Dissolve team={team} />
          <Button type="submit" busy={save.isPending} disabled={!ready}>
            {t("save")}
          </Button>
        </div>
      </Form>
    </section>
  );
}

function Dissolve({ team }: { team: Team }) {
  const { t } = useTranslation("teams");
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const end = useMutation({
    ...mutation("DELETE /api/teams/{id}"),
    onSuccess: async () => {
      await navigate(teamsPaths.panel);
      void refreshTeams();
    },
  });
  const ready = typed.replace(/\s+/g, " ").trim() === team.name;
  return (
    <>
      <Button type="button" variant="quiet" className="text-bad!" onClick={() => setOpen(true)}>
        {t("people.dissolve")}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t("people.dissolve")}
        description={t("people.dissolve_text")}
        footer={
          <Button
            variant="danger"
            disabled={!ready}
            busy={end.isPending}
            onClick={() => end.mutate({ params: { id: team.id }, query: { name: typed } })}
          >
            {t("people.dissolve")}
          </Button>
        }
      >
        <div className="grid gap-3">
          <TextField
            label={t("form.name")}
            placeholder={team.name}
            value={typed}
            autoComplete="off"
            dir="auto"
            onChange={(event) => setTyped(event.target.value)}
          />
          {end.isError && <FormError boxed>{end.error.message}</FormError>}
        </div>
      </Dialog>
    </>
  );
}
