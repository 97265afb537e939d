import { Circle, CircleCheck, LayoutList } from "lucide-react";
import { Badge } from "#ui/badge.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { KIND_STYLES, STATUS_TONES } from "../card/card-styles.ts";
import { useWords } from "../card/use-words.ts";
import { type Card, isClosed } from "../model/card.ts";
import { dependenciesOf } from "../model/dependencies.ts";
import { CARD_KINDS, says } from "../model/kinds.ts";
import { listed } from "../model/order.ts";
import type { Plan } from "../model/plan.ts";

/** Which cards are chosen, and what chooses one or leaves it out again. */
type Choosing = {
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
};
type RowContent = { card: Card; owner: string | null; awaited: readonly Card[] };
/** What can be done with a row. */
type Doing = {
  /** Null where cards are only looked at. */
  readonly onOpen: ((id: string) => void) | null;
  /** Null where nothing is completed. */
  readonly onComplete?: ((id: string, done: boolean) => void) | null;
  /** Null while none are chosen: then a row is neither opened nor completed, but chosen. */
  readonly choosing?: Choosing | null;
};

/** All cards by their kinds, each kind in the order in which cards lead to one another. */
export function ListView({
  plan,
  owners,
  ...doing
}: Doing & { plan: Plan; owners: ReadonlyMap<string, string> }) {
  const { t, number } = useWords();
  if (plan.cards.size === 0)
    return <EmptyState icon={<LayoutList strokeWidth={1.75} />} title={t("list.empty")} />;
  const cards = listed(plan);
  const { awaited } = dependenciesOf(plan);
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-6 p-4 pb-10">
      {CARD_KINDS.map((kind) => {
        const own = cards.filter((card) => card.kind === kind);
        return (
          own.length > 0 && (
            <section key={kind} className="grid grid-cols-1 gap-2">
              <h2 className="flex items-baseline gap-2 text-lg">
                {t(`kinds.${kind}`)}
                <span className="font-normal font-sans text-ink-soft text-sm tabular-nums">
                  {number(own.length)}
                </span>
              </h2>
              <ul className="grid grid-cols-1 divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
                {own.map((card) => (
                  <Row
                    key={card.id}
                    card={card}
                    owner={owners.get(card.owner ?? "") ?? null}
                    awaited={awaited.get(card.id) ?? []}
                    {...doing}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}

function Row({ onOpen, onComplete = null, choosing = null, ...content }: Doing & RowContent) {
  const { t, title } = useWords();
  const { card } = content;
  if (choosing) return <ChoosingRow {...content} choosing={choosing} />;
  return (
    <li className="flex items-stretch transition-colors has-[button:enabled:hover]:bg-sunken">
      {onComplete && says(card.kind, "status") && (
        <Checkbox
          label={<span className="sr-only">{t("list.complete", { title: title(card) })}</span>}
          className="w-11 shrink-0 content-center ps-4"
          checked={card.status === "done"}
          onChange={({ target }) => onComplete(card.id, target.checked)}
        />
      )}
      <button type="button" disabled={!onOpen} onClick={() => onOpen?.(card.id)} className={rowClass}>
        <RowWords {...content} />
      </button>
    </li>
  );
}

const rowClass =
  "flex min-h-14 min-w-0 flex-1 items-center gap-3 px-4 py-2.5 text-start focus-visible:-outline-offset-2";

/** A row that is chosen or not: as a whole, with a circle instead of the box that completes it. */
function ChoosingRow({ choosing: { chosen, toggle }, ...content }: RowContent & { choosing: Choosing }) {
  const { t, title } = useWords();
  const { card } = content;
  const isChosen = chosen.has(card.id);
  const Mark = isChosen ? CircleCheck : Circle;
  return (
    <li className="flex items-stretch">
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={t("list.choose", { title: title(card) })}
        onClick={() => toggle(card.id)}
        className={cx(rowClass, isChosen ? "bg-accent-soft" : "hover:bg-sunken")}
      >
        <Mark
          aria-hidden="true"
          className={cx("size-6 shrink-0", isChosen ? "text-accent" : "text-ink-soft")}
          strokeWidth={1.75}
        />
        <RowWords {...content} />
      </button>
    </li>
  );
}

function RowWords({ card, owner, awaited }: RowContent) {
  const { t, title, facts, waitsOn } = useWords();
  const { icon: Icon, ink } = KIND_STYLES[card.kind];
  // On a phone below the words, which need the width.
  const status = says(card.kind, "status") && card.status !== "open" && (
    <Badge tone={STATUS_TONES[card.status]}>{t(`status.${card.status}`)}</Badge>
  );
  return (
    <>
      <Icon aria-hidden="true" className={cx("size-5 shrink-0", ink)} strokeWidth={1.75} />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <bdi
          className={cx(
            "font-medium wrap-anywhere",
            says(card.kind, "status") && isClosed(card) && "text-ink-soft line-through",
          )}
        >
          {title(card)}
        </bdi>
        <span className="flex flex-wrap gap-x-3 text-ink-soft text-sm tabular-nums">
          {[...facts(card), ...(isClosed(card) ? [] : waitsOn(awaited))].map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {owner !== null && <bdi>{owner}</bdi>}
        </span>
        {status && <span className="mt-0.5 sm:hidden">{status}</span>}
      </span>
      {status && <span className="max-sm:hidden">{status}</span>}
    </>
  );
}
