import { CalendarPlus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { localDay } from "#platform/local-time.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { KIND_STYLES } from "../card/card-styles.ts";
import { useWords } from "../card/use-words.ts";
import { useEditing } from "../editor/editing.ts";
import { type Card, isClosed } from "../model/card.ts";
import { changeCard } from "../model/plan-doc.ts";
import { plannedFrom } from "../model/timeline.ts";

/** The cards that the timeline does not show: those without a day, to be planned from here, and those far ahead. */
export function OffTimeline({ undated, beyond }: { undated: readonly Card[]; beyond: readonly Card[] }) {
  const { t, title } = useWords();
  const { open, undo } = useEditing();
  const plan = (card: Card) => {
    undo.stopCapturing();
    changeCard(open.doc, card.id, plannedFrom(card.kind, localDay(new Date())));
    undo.stopCapturing();
    // The row is gone: the focus follows the card to its line.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-span="${CSS.escape(card.id)}"]`)?.focus(),
    );
  };
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-6 px-4 pb-6 empty:hidden">
      {undated.length > 0 && (
        <Group
          title={t("timeline.undated")}
          text={open.canWrite ? t("timeline.undated_text") : null}
          cards={undated}
          action={(card) =>
            open.canWrite && (
              <PlanButton
                label={t("timeline.plan_card", { title: title(card) })}
                onClick={() => plan(card)}
              />
            )
          }
        />
      )}
      {beyond.length > 0 && <Group title={t("timeline.beyond")} text={null} cards={beyond} />}
    </div>
  );
}

function PlanButton({ label, onClick }: { label: string; onClick: () => void }) {
  const { t } = useWords();
  return (
    <Button
      variant="secondary"
      size="sm"
      className="my-2 shrink-0"
      aria-label={label}
      icon={<CalendarPlus aria-hidden="true" className="size-4 max-sm:hidden" strokeWidth={1.75} />}
      onClick={onClick}
    >
      {t("timeline.plan")}
    </Button>
  );
}

function Group({
  title: heading,
  text,
  cards,
  action,
}: {
  title: string;
  text: string | null;
  cards: readonly Card[];
  action?: (card: Card) => ReactNode;
}) {
  const { title, number, facts } = useWords();
  const { openCard } = useEditing();
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <h2 id={id} className="flex items-baseline gap-2 text-lg">
        {heading}
        <span className="font-normal font-sans text-ink-soft text-sm tabular-nums">
          {number(cards.length)}
        </span>
      </h2>
      {text !== null && <p className="text-pretty text-ink-soft text-sm">{text}</p>}
      <ul className="grid grid-cols-1 divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
        {cards.map((card) => {
          const { icon: Icon, ink } = KIND_STYLES[card.kind];
          return (
            <li key={card.id} className="flex flex-wrap items-center justify-end gap-x-2 pe-3">
              <button
                type="button"
                onClick={() => openCard(card.id)}
                className="flex min-h-14 min-w-44 flex-1 items-center gap-3 py-2.5 ps-4 text-start hover:bg-sunken focus-visible:-outline-offset-2"
              >
                <Icon aria-hidden="true" className={cx("size-5 shrink-0", ink)} strokeWidth={1.75} />
                <span className="grid min-w-0 gap-0.5">
                  <bdi
                    className={cx(
                      "font-medium wrap-anywhere",
                      isClosed(card) && "text-ink-soft line-through",
                    )}
                  >
                    {title(card)}
                  </bdi>
                  {facts(card).length > 0 && (
                    <span className="text-ink-soft text-sm tabular-nums">{facts(card).join(" · ")}</span>
                  )}
                </span>
              </button>
              {action?.(card)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
