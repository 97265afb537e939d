import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { OpenDocument } from "#features/documents/public.ts";
import type { ApiError } from "#platform/call.ts";
import { query } from "#platform/queries.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormError } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast-queue.ts";
import { useWords } from "../card/use-words.ts";
import type { Card } from "../model/card.ts";
import { sendCards, type Team } from "./send-cards.ts";

/** Sends cards to a team that is chosen, and says of each what became of it; `onDone` once all are there. */
export function ChooseTeam({
  open,
  cards,
  onDone,
}: {
  open: OpenDocument;
  cards: readonly Card[];
  onDone: () => void;
}) {
  const { t, title, number } = useWords();
  const teams = useQuery(query("GET /api/teams/mine", { query: { limit: 50 } }));
  const [team, setTeam] = useState<string | null>(null);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const chosen = teams.data?.items.find(({ id }) => id === team) ?? teams.data?.items[0];
  const send = useMutation({
    mutationFn: (to: Team) => sendCards(open, cards, to, title),
    // Also where it is closed by now: a single card that was sent takes this from the page at once.
    onSuccess: (refused) => {
      if (refused.size === 0) {
        toast(t("team.done"), { kind: "good" });
        onDone();
      } else {
        if (!here.current) toast(t("team.not_all"), { kind: "warn" });
        // A member may have left the team; the next try uses the current members.
        void teams.refetch();
      }
    },
  });
  if (teams.isPending) return <Skeleton className="h-11" />;
  if (!teams.data)
    return <ErrorState title={t("team.failed")} error={teams.error} onRetry={() => teams.refetch()} />;
  if (!chosen)
    return (
      <div className="grid justify-items-start gap-3">
        <p>{t("team.none")}</p>
        <ButtonLink to={teamsPaths.panel} variant="secondary">
          {t("team.to_teams")}
        </ButtonLink>
      </div>
    );
  const there = cards.filter(({ sent }) => sent !== null).length;
  const refused = send.data ?? new Map<string, ApiError>();
  return (
    <div className="grid grid-cols-1 gap-4">
      {cards.length > 1 && <Cards cards={cards} refused={refused} />}
      {there < cards.length && (
        <Select
          label={t("team.which")}
          options={teams.data.items.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen.id}
          disabled={send.isPending}
          onChange={setTeam}
        />
      )}
      <Refused
        refused={refused}
        failed={send.isError}
        partly={
          cards.length > 1 ? t("team.partly", { sent: number(there), all: number(cards.length) }) : null
        }
      />
      {there < cards.length ? (
        <Button busy={send.isPending} onClick={() => send.mutate(chosen)}>
          {t("team.go")}
        </Button>
      ) : (
        <p>{t("team.all_there")}</p>
      )}
    </div>
  );
}

function Refused({
  refused,
  failed,
  partly,
}: {
  refused: ReadonlyMap<string, ApiError>;
  failed: boolean;
  /** How many of several are there. */
  partly: string | null;
}) {
  const { t } = useWords();
  const [first] = refused.values();
  if (!first && !failed) return null;
  return <FormError>{partly ?? (first?.message || t("tool.failed"))}</FormError>;
}

/** Whether a card is there: its task, or why it is not. */
function CardState({ card: { sent }, why }: { card: Card; why: ApiError | undefined }) {
  const { t } = useWords();
  if (sent)
    return (
      <Link
        to={teamsPaths.task(sent.team, sent.task)}
        className="justify-self-start text-accent underline-offset-2 hover:underline"
      >
        {t("team.sent")}
      </Link>
    );
  if (why) return <span className="text-bad">{why.message || t("tool.failed")}</span>;
  return <span className="text-ink-soft">{t("team.not_yet")}</span>;
}

/** Each card with whether it is there, and what refused it. */
function Cards({ cards, refused }: { cards: readonly Card[]; refused: ReadonlyMap<string, ApiError> }) {
  const { title } = useWords();
  return (
    <ul className="grid max-h-72 grid-cols-1 divide-y divide-line overflow-y-auto rounded-control border border-line">
      {cards.map((card) => (
        <li key={card.id} className="grid grid-cols-1 gap-0.5 px-3 py-2 text-sm">
          <bdi className="font-medium wrap-anywhere">{title(card)}</bdi>
          <CardState card={card} why={refused.get(card.id)} />
        </li>
      ))}
    </ul>
  );
}
