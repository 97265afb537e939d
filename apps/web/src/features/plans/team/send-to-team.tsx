import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { TASK_TEXT_MAX } from "@kompagnon/contract/teams/rules.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { OpenDocument } from "#features/documents/public.ts";
import { call } from "#platform/call.ts";
import { query } from "#platform/queries.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormError } from "#ui/form-error.tsx";
import { Select } from "#ui/select.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast-queue.ts";
import { useWords } from "../card/use-words.ts";
import type { Card } from "../model/card.ts";
import type { Status } from "../model/kinds.ts";
import { changeCard } from "../model/plan-doc.ts";

/** What a status is called among tasks of teams. */
const TASK_STATUS = {
  open: "open",
  active: "in_progress",
  done: "done",
  dropped: "cancelled",
} as const satisfies Record<Status, string>;

/** Makes a task of a team out of a card; once it was sent, the way there. */
export function SendToTeam({ open, card }: { open: OpenDocument; card: Card }) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  if (card.sent)
    return (
      <p className="flex items-center gap-2 text-sm">
        <Send aria-hidden="true" className="size-4 text-accent" strokeWidth={1.75} />
        <Link
          to={teamsPaths.task(card.sent.team, card.sent.task)}
          className="text-accent underline-offset-2 hover:underline"
        >
          {t("team.open")}
        </Link>
      </p>
    );
  if (!open.canWrite) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Send aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={() => setAsking(true)}
      >
        {t("team.send")}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t("team.title")}
        description={t("team.text")}
        size="sm"
      >
        {asking && <ChooseTeam open={open} card={card} onDone={() => setAsking(false)} />}
      </Dialog>
    </>
  );
}

function ChooseTeam({ open, card, onDone }: { open: OpenDocument; card: Card; onDone: () => void }) {
  const { t, title } = useWords();
  const teams = useQuery(query("GET /api/teams/mine", { query: { limit: 50 } }));
  const [team, setTeam] = useState<string | null>(null);
  // The same try sent twice, because its answer was lost, makes one task.
  const [key] = useState(() => crypto.randomUUID());
  const chosen = team ?? teams.data?.items[0]?.id ?? null;
  const send = useMutation({
    mutationFn: (id: string) =>
      call("POST /api/teams/{id}/tasks", {
        params: { id },
        body: {
          title: title(card),
          description: card.text.slice(0, TASK_TEXT_MAX),
          status: TASK_STATUS[card.status],
          assignees: teams.data?.items
            .find((one) => one.id === id)
            ?.members.some((one) => one.id === card.owner)
            ? [card.owner ?? ""]
            : [],
          due_at: card.due ? new Date(`${card.due}T23:59:00`).toISOString() : null,
        },
        idempotencyKey: key,
      }),
    onSuccess: (task, id) => {
      changeCard(open.doc, card.id, { sent: { team: id, task: task.id } });
      toast(t("team.done"), { kind: "good" });
      onDone();
    },
  });
  if (teams.isPending) return <Skeleton className="h-11" />;
  if (!teams.data)
    return <ErrorState title={t("team.failed")} error={teams.error} onRetry={() => teams.refetch()} />;
  if (teams.data.items.length === 0)
    return (
      <div className="grid justify-items-start gap-3">
        <p>{t("team.none")}</p>
        <ButtonLink to={teamsPaths.panel} variant="secondary">
          {t("team.to_teams")}
        </ButtonLink>
      </div>
    );
  return (
    <div className="grid gap-4">
      <Select
        label={t("team.which")}
        options={teams.data.items.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={setTeam}
      />
      {send.error && <FormError>{send.error.message || t("tool.failed")}</FormError>}
      <Button busy={send.isPending} onClick={() => chosen && send.mutate(chosen)}>
        {t("team.go")}
      </Button>
    </div>
  );
}
