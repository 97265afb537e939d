import { ADMIN_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import type { AdminTeam } from "@kompagnon/contract/teams/model.ts";
import { TEAM_GOAL_MAX, TEAM_NAME_MAX, TEAM_NAME_MIN } from "@kompagnon/contract/teams/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { isolate } from "@kompagnon/messages/isolate.ts";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Plus, Rocket } from "lucide-react";
import { type FormEvent, useState } from "react";
import { StaffPage } from "#features/admin/public.ts";
import { mutation, pages } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { commaList, commaOf } from "#ui/formatters.ts";
import { NextPage } from "#ui/next-page.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { entriesOf } from "./cache.ts";
import { LinesSkeleton } from "./states.tsx";

/** `/dashboard/admin/teams`: all teams, and founding one for others; for admins. */
export default function AdminPage() {
  const { t } = useTranslation("teams/staff");
  const { t: teams } = useTranslation("teams");
  const [founding, setFounding] = useState(false);
  return (
    <StaffPage
      level={ADMIN_LEVEL}
      title={t("title")}
      lead={t("intro")}
      action={
        <Button
          icon={<Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          onClick={() => setFounding(true)}
        >
          {teams("found")}
        </Button>
      }
    >
      <AllTeams founding={founding} onClose={() => setFounding(false)} />
    </StaffPage>
  );
}

function AllTeams({ founding, onClose }: { founding: boolean; onClose: () => void }) {
  const { t } = useTranslation("teams/staff");
  const list = useInfiniteQuery(pages("GET /api/admin/teams", { query: { limit: 30 } }));
  const found = entriesOf(list.data);
  return (
    <>
      {list.isPending && <LinesSkeleton lines={3} tall />}
      {list.isError && !list.data && (
        <ErrorState title={t("failed")} error={list.error} onRetry={() => list.refetch()} />
      )}
      {list.data && found.length === 0 && (
        <EmptyState icon={<Rocket strokeWidth={1.75} />} title={t("empty")}>
          {t("empty_text")}
        </EmptyState>
      )}
      <ul className="grid grid-cols-1 gap-3">
        {found.map((team) => (
          <Team key={team.id} team={team} />
        ))}
      </ul>
      <NextPage list={list} />
      <AdminFoundDialog open={founding} onClose={onClose} onFounded={() => list.refetch()} />
    </>
  );
}

function Team({
  team: { name, origin, members, invited, task_count: n, created_at: at },
}: {
  team: AdminTeam;
}) {
  const { t, i18n } = useTranslation("teams/staff");
  const { t: teams } = useTranslation("teams");
  return (
    <Card as="li" padding="sm" className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="min-w-0 text-lg wrap-anywhere" dir="auto">
          {name}
        </h2>
        <span className="text-ink-soft text-sm">
          <FormattedDate time={at} dateStyle="medium" />
        </span>
      </div>
      <p className="flex flex-wrap gap-1.5">
        <Badge>{t(`origin.${origin.kind}`)}</Badge>
        <Badge>{t("tasks", { n })}</Badge>
      </p>
      <p className="text-sm wrap-anywhere">
        {members.length === 0 && t("nobody")}
        {members.map(({ id, username, role }, at) => (
          <span key={id}>
            {at > 0 && commaOf(i18n.language)}
            <bdi>{username}</bdi>
            {role === "lead" && ` (${teams("lead")})`}
          </span>
        ))}
      </p>
      {invited.length > 0 && (
        <p className="text-ink-soft text-sm wrap-anywhere">
          {t("invited", {
            names: commaList(
              i18n.language,
              invited.map(({ username }) => isolate(i18n.language, username)),
            ),
          })}
        </p>
      )}
    </Card>
  );
}

const EMPTY = { name: "", goal: "", lead: "", members: "" };

/** Founds a team for others. */
function AdminFoundDialog({
  open,
  onClose,
  onFounded,
}: {
  open: boolean;
  onClose: () => void;
  onFounded: () => unknown;
}) {
  const { t } = useTranslation("teams");
  const { t: staff } = useTranslation("teams/staff");
  const [draft, setDraft] = useState(EMPTY);
  const found = useMutation({
    ...mutation("POST /api/admin/teams"),
    onSuccess: () => {
      setDraft(EMPTY);
      onClose();
      void onFounded();
    },
  });
  const change = (part: Partial<typeof EMPTY>) => setDraft({ ...draft, ...part });
  const ready =
    draft.name.trim().length >= TEAM_NAME_MIN &&
    draft.lead.trim() !== "" &&
    lengthOf(draft.goal) <= TEAM_GOAL_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready || found.isPending) return;
    const members = draft.members.split(/[\s,;،，]+/u).filter((name) => name !== "");
    found.mutate({ body: { ...draft, members } });
  };
  const wrong = (field: "lead" | "members") =>
    found.error?.details.find((one) => one.field.startsWith(field))?.message;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t("found")}
      description={t("form.text")}
    >
      <Form onSubmit={submit} aria-busy={found.isPending} className="grid gap-4">
        <TextField
          label={t("form.name")}
          value={draft.name}
          maxLength={TEAM_NAME_MAX}
          dir="auto"
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextArea
          label={t("form.goal")}
          optional
          value={draft.goal}
          max={TEAM_GOAL_MAX}
          rows={2}
          dir="auto"
          onChange={(event) => change({ goal: event.target.value })}
        />
        <TextField
          label={staff("lead")}
          value={draft.lead}
          maxLength={40}
          autoComplete="off"
          dir="auto"
          error={wrong("lead")}
          onChange={(event) => change({ lead: event.target.value })}
        />
        <TextField
          label={staff("members")}
          optional
          value={draft.members}
          maxLength={1000}
          autoComplete="off"
          dir="auto"
          error={wrong("members")}
          onChange={(event) => change({ members: event.target.value })}
        />
        {found.isError && <FormError boxed>{found.error.message}</FormError>}
        <Button type="submit" busy={found.isPending} disabled={!ready} className="justify-self-end">
          {t("form.create")}
        </Button>
      </Form>
    </Dialog>
  );
}
