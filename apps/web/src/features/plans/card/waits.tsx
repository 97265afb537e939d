import { Check, Hourglass, Unlink } from "lucide-react";
import { useMemo, useState } from "react";
import type * as Y from "yjs";
import type { OpenDocument } from "#features/documents/public.ts";
import { FormError } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Select } from "#ui/select.tsx";
import { useEditing } from "../editor/editing.ts";
import { type Card, isClosed } from "../model/card.ts";
import { addDependency, blockerOf, closesCircle, dependenciesOf } from "../model/dependencies.ts";
import { says } from "../model/kinds.ts";
import { listed } from "../model/order.ts";
import type { Plan } from "../model/plan.ts";
import { removeEdges } from "../model/plan-doc.ts";
import { useWords } from "./use-words.ts";

const small = { "aria-hidden": true, className: "size-4 shrink-0", strokeWidth: 1.75 } as const;

/** The cards that a card waits for, to be added and taken away, and those that wait for it. */
export function Waits({
  open,
  card,
  plan,
  onOpen,
}: {
  open: OpenDocument;
  card: Card;
  plan: Plan;
  onOpen: (id: string) => void;
}) {
  const { t, title } = useWords();
  const { undo } = useEditing();
  const dependencies = useMemo(() => dependenciesOf(plan), [plan]);
  const { refused, wait } = useWait(open.doc, card);
  const awaited = dependencies.awaited.get(card.id) ?? [];
  const waiting = dependencies.waiting.get(card.id) ?? [];
  if (!says(card.kind, "waits") || (!open.canWrite && awaited.length === 0 && waiting.length === 0))
    return null;
  const awaitedIds = new Set(awaited.map(({ id }) => id));
  const others = listed(plan).filter(
    ({ id, kind }) => id !== card.id && says(kind, "waits") && !awaitedIds.has(id),
  );
  const remove = (id: string) => {
    const edges = [...plan.edges.values()].filter(
      ({ from, to, kind }) => kind === "before" && from === id && to === card.id,
    );
    undo.stopCapturing();
    removeEdges(
      open.doc,
      edges.map((edge) => edge.id),
    );
  };
  const blocker = blockerOf(card, dependencies);
  return (
    <section className="grid gap-2">
      <h3 className="font-medium font-sans text-sm">{t("wait.title")}</h3>
      {awaited.length > 0 && (
        <ul className="grid grid-cols-1 gap-1">
          {awaited.map((one) => (
            <li key={one.id} className="flex min-h-10 min-w-0 items-center gap-2 text-sm">
              {isClosed(one) ? <Check {...small} /> : <Hourglass {...small} />}
              <CardLink card={one} onOpen={onOpen} />
              {open.canWrite && (
                <IconButton
                  label={t("wait.remove", { title: title(one) })}
                  className="ms-auto shrink-0"
                  onClick={() => remove(one.id)}
                  icon={<Unlink className="size-4" strokeWidth={1.75} />}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {open.canWrite && others.length > 0 && (
        <Select
          label={t("wait.title")}
          hideLabel
          placeholder={t("wait.choose")}
          options={others.map((one) => ({ value: one.id, label: title(one) }))}
          value={null}
          onChange={wait}
        />
      )}
      <FormError>{refused}</FormError>
      {awaited.some(({ id }) => closesCircle(dependencies, card.id, id)) ? (
        <FormError>{t("wait.in_circle")}</FormError>
      ) : (
        blocker && <p className="text-bad text-sm">{t("wait.early", { title: title(blocker) })}</p>
      )}
      {waiting.length > 0 && (
        <>
          <h4 className="font-medium font-sans text-sm">{t("wait.others")}</h4>
          <ul className="grid grid-cols-1 gap-1">
            {waiting.map((one) => (
              <li key={one.id} className="flex min-h-8 min-w-0 items-center text-sm">
                <CardLink card={one} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Lets a card wait for another, as one step to undo; where that is refused, the sentence that says why. */
export function useWait(doc: Y.Doc, card: Card) {
  const { t, title } = useWords();
  const { plan, undo } = useEditing();
  const [refused, setRefused] = useState<string | null>(null);
  const wait = (other: string): boolean => {
    undo.stopCapturing();
    const done = addDependency(doc, card.id, other);
    const awaited = plan.cards.get(other);
    if (done === "circle")
      setRefused(t("wait.circle", { waiting: title(card), awaited: awaited ? title(awaited) : "" }));
    else setRefused(done === "added" ? null : t("tool.failed"));
    return done === "added";
  };
  return { refused, wait };
}

/** Opens another card in the panel. */
export const CardLink = ({ card, onOpen }: { card: Card; onOpen: (id: string) => void }) => {
  const { title } = useWords();
  return (
    <button
      type="button"
      onClick={() => onOpen(card.id)}
      className="min-w-0 truncate text-start text-accent underline-offset-2 hover:underline"
    >
      <bdi>{title(card)}</bdi>
    </button>
  );
};
