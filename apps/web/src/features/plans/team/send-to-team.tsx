import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { Send } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { OpenDocument } from "#features/documents/public.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useWords } from "../card/use-words.ts";
import type { Card } from "../model/card.ts";
import { says } from "../model/kinds.ts";
import { ChooseTeam } from "./choose-team.tsx";

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
        {asking && <ChooseTeam open={open} cards={[card]} onDone={() => setAsking(false)} />}
      </Dialog>
    </>
  );
}

/** Sends all tasks among the chosen cards at once; nothing where there is none. */
export function SendChosen({ open, cards }: { open: OpenDocument; cards: readonly Card[] }) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const tasks = cards.filter(({ kind }) => says(kind, "sent"));
  if (!open.canWrite || tasks.length === 0) return null;
  return (
    <>
      <IconButton
        label={t("team.several")}
        onClick={() => setAsking(true)}
        icon={<Send className="size-5" strokeWidth={1.75} />}
      />
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t("team.several")}
        description={t("team.several_text")}
        size="sm"
      >
        {asking && <ChooseTeam open={open} cards={tasks} onDone={() => setAsking(false)} />}
      </Dialog>
    </>
  );
}
