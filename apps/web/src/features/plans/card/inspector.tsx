import { CopyPlus, MessageCircle, Trash2, X } from "lucide-react";
import { useMemo, useRef } from "react";
import * as Y from "yjs";
import { type OpenDocument, openComments, useCommentCounts } from "#features/documents/public.ts";
import { useMedia } from "#platform/use-media.ts";
import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { removeChosen } from "../editor/changes.ts";
import { useEditing, usePlan } from "../editor/editing.ts";
import type { Card, Edge } from "../model/card.ts";
import { pieceOf, putPiece } from "../model/clipboard.ts";
import { says } from "../model/kinds.ts";
import { addCards, connect, removedBy } from "../model/plan-doc.ts";
import { SendToTeam } from "../team/send-to-team.tsx";
import { CardFields } from "./card-fields.tsx";
import { Connections } from "./connections.tsx";
import { useWords } from "./use-words.ts";
import { Waits } from "./waits.tsx";

/** The card of the open panel. */
type OpenCard = {
  readonly card: Card;
  /** The document it is written in: a copy of the card alone once the card was deleted elsewhere. */
  readonly open: OpenDocument;
  /** Set if it was deleted elsewhere: by which member, if known, and a function that restores it as shown in the panel. */
  readonly gone: { readonly by: string | null; readonly restore: () => void } | null;
};

function copyOf({ id, ...card }: Card): Y.Doc {
  const doc = new Y.Doc();
  addCards(doc, [{ ...card, id }]);
  return doc;
}

const edgesAt = (edges: Iterable<Edge>, id: string): Edge[] =>
  [...edges].filter(({ from, to }) => from === id || to === id);

/** The card that is open; it stays, to be written in, when another person deletes it. Null where none is open. */
function useOpenCard(): OpenCard | null {
  const { plan, opened, open } = useEditing();
  const found = opened === null ? undefined : plan.cards.get(opened);
  const last = useRef<{ card: Card; edges: readonly Edge[] } | null>(null);
  if (found) last.current = { card: found, edges: edgesAt(plan.edges.values(), found.id) };
  const lost = !found && opened !== null && last.current?.card.id === opened ? last.current : null;
  const copy = useMemo(() => (lost ? copyOf(lost.card) : null), [lost]);
  const copied = usePlan(copy ?? open.doc);
  const inCopy = useMemo(() => (copy ? { ...open, doc: copy } : open), [copy, open]);
  if (found) return { card: found, open, gone: null };
  const card = lost && copied.cards.get(lost.card.id);
  if (!card) return null;
  const restore = () => {
    const { id, ...values } = card;
    addCards(open.doc, [{ ...values, id }]);
    for (const { from, to, kind } of lost.edges) connect(open.doc, from, to, kind);
  };
  return { card, open: inCopy, gone: { by: removedBy(open.doc, card.id), restore } };
}

const icon = { className: "size-5", strokeWidth: 1.75 } as const;

/** The open card: next to the plan, on narrow screens in a sheet above it. */
export function Inspector() {
  const { t } = useWords();
  const { openCard, open } = useEditing();
  const wide = useMedia("(width >= 64rem)");
  const kept = useOpenCard();
  const title = t(open.canWrite ? "card.inspector" : "card.look");
  if (!wide)
    return (
      <Sheet open={kept !== null} onOpenChange={(on) => !on && openCard(null)} title={title}>
        {kept && <CardPanel key={kept.card.id} kept={kept} />}
      </Sheet>
    );
  if (!kept) return null;
  return (
    <aside
      aria-label={title}
      className="relative flex w-88 shrink-0 flex-col gap-3 overflow-y-auto border-line border-s bg-raised p-4"
      onKeyDown={(event) => event.key === "Escape" && openCard(null)}
    >
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-lg">{title}</h2>
        <IconButton label={t("tool.close")} onClick={() => openCard(null)} icon={<X {...icon} />} />
      </div>
      <CardPanel key={kept.card.id} kept={kept} />
    </aside>
  );
}

function CardPanel({ kept: { card, open, gone } }: { kept: OpenCard }) {
  const { plan, isNew, openCard } = useEditing();
  return (
    <div className="grid grid-cols-1 gap-5">
      {gone && <Deleted gone={gone} />}
      <CardFields key="fields" open={open} card={card} isNew={isNew} />
      {!gone && <Waits open={open} card={card} plan={plan} onOpen={openCard} />}
      {!gone && <Connections open={open} card={card} plan={plan} onOpen={openCard} />}
      {!gone && says(card.kind, "sent") && <SendToTeam open={open} card={card} />}
      {!gone && <CardTools card={card} />}
    </div>
  );
}

/** Shows who deleted the open card, and restores it as it is shown here. */
function Deleted({ gone: { by, restore } }: { gone: NonNullable<OpenCard["gone"]> }) {
  const { t } = useWords();
  const { open } = useEditing();
  const name = open.info.members.find(({ member }) => member.id === by)?.member.username;
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-2 rounded-card border border-line bg-sunken p-3"
    >
      <p className="text-sm">
        <bdi>{name ? t("card.deleted_by", { name }) : t("card.deleted")}</bdi>
      </p>
      {open.canWrite && (
        <Button size="sm" variant="secondary" onClick={restore}>
          {t("card.restore")}
        </Button>
      )}
    </div>
  );
}

function CardTools({ card }: { card: Card }) {
  const { t, title, number } = useWords();
  const editing = useEditing();
  const { open, plan, openCard } = editing;
  const comments = useCommentCounts(open).get(card.id) ?? 0;
  const duplicate = () => {
    editing.undo.stopCapturing();
    const [id] = putPiece(
      open.doc,
      pieceOf(plan, new Set([card.id])),
      { x: card.x + 32, y: card.y + 32 },
      true,
    );
    if (id) openCard(id);
  };
  return (
    <div className="flex flex-wrap items-center gap-1 border-line border-t pt-3">
      {!open.guest && (
        <IconButton
          label={comments > 0 ? t("card.comments", { number: number(comments) }) : t("card.comment")}
          onClick={() => openComments(open, { id: card.id, label: title(card) })}
          icon={<MessageCircle {...icon} />}
        />
      )}
      {open.canWrite && (
        <>
          <IconButton label={t("card.duplicate")} onClick={duplicate} icon={<CopyPlus {...icon} />} />
          <IconButton
            label={t("card.delete")}
            className="ms-auto"
            onClick={() => removeChosen(editing, { cards: new Set([card.id]) })}
            icon={<Trash2 {...icon} />}
          />
        </>
      )}
    </div>
  );
}
