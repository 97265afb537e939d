import { LayoutList } from "lucide-react";
import { Badge } from "#ui/badge.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { isClosed, KIND_LOOKS, STATUS_TONES } from "../card/looks.ts";
import { useWords } from "../card/use-words.ts";
import type { Card } from "../model/card.ts";
import { CARD_KINDS, says } from "../model/kinds.ts";
import { listed } from "../model/order.ts";
import type { Plan } from "../model/plan.ts";

/** Which cards are chosen, and what chooses one. */
type Choosing = {
  readonly chosen: ReadonlySet<string>;
  readonly choose: (id: string, on: boolean) => void;
};

/** All cards by their kinds, each kind in the order in which cards lead to one another. */
export function ListView({
  plan,
  owners,
  onOpen,
  choosing = null,
}: {
  plan: Plan;
  owners: ReadonlyMap<string, string>;
  /** Null where cards are only looked at. */
  onOpen: ((id: string) => void) | null;
  /** Null where none are chosen. */
  choosing?: Choosing | null;
}) {
  const { t, number } = useWords();
  if (plan.cards.size === 0)
    return <EmptyState icon={<LayoutList strokeWidth={1.75} />} title={t("list.empty")} />;
  const cards = listed(plan);
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-6 p-4 pb-10">
      {CARD_KINDS.map((kind) => {
        const own = cards.filter((card) => card.kind === kind);
        return (
          own.length > 0 && (
            <section key={kind} className="grid grid-cols-1 gap-2">
              <h2 className="flex items-baseline gap-2 text-lg">
                {t(`kind.${kind}`)}
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
                    onOpen={onOpen}
                    choosing={choosing}
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

function Row({
  card,
  owner,
  onOpen,
  choosing,
}: {
  card: Card;
  owner: string | null;
  onOpen: ((id: string) => void) | null;
  choosing: Choosing | null;
}) {
  const { t, title, facts } = useWords();
  const { icon: Icon, ink } = KIND_LOOKS[card.kind];
  const chosen = choosing?.chosen.has(card.id) === true;
  return (
    <li className={cx("flex items-stretch", chosen && "bg-accent-soft")}>
      {choosing && (
        <Checkbox
          label={<span className="sr-only">{t("list.choose", { title: title(card) })}</span>}
          className="w-11 shrink-0 content-center ps-4"
          checked={chosen}
          onChange={({ target }) => choosing.choose(card.id, target.checked)}
        />
      )}
      <button
        type="button"
        disabled={!onOpen}
        onClick={() => onOpen?.(card.id)}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 px-4 py-2.5 text-start enabled:hover:bg-sunken focus-visible:-outline-offset-2"
      >
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
            {facts(card).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {owner !== null && <bdi>{owner}</bdi>}
          </span>
        </span>
        {says(card.kind, "status") && (
          <Badge tone={STATUS_TONES[card.status]}>{t(`status.${card.status}`)}</Badge>
        )}
      </button>
    </li>
  );
}
