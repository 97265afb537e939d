import { LayoutList } from "lucide-react";
import { Badge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { isClosed, KIND_LOOKS, STATUS_TONES } from "../card/looks.ts";
import { useWords } from "../card/use-words.ts";
import type { Card } from "../model/card.ts";
import { CARD_KINDS, says } from "../model/kinds.ts";
import { listed } from "../model/order.ts";
import type { Plan } from "../model/plan.ts";

/** All cards by their kinds, each kind in the order in which cards lead to one another. */
export function ListView({
  plan,
  owners,
  onOpen,
}: {
  plan: Plan;
  owners: ReadonlyMap<string, string>;
  /** Null where cards are only looked at. */
  onOpen: ((id: string) => void) | null;
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
}: {
  card: Card;
  owner: string | null;
  onOpen: ((id: string) => void) | null;
}) {
  const { t, title, facts } = useWords();
  const { icon: Icon, ink } = KIND_LOOKS[card.kind];
  return (
    <li>
      <button
        type="button"
        disabled={!onOpen}
        onClick={() => onOpen?.(card.id)}
        className="flex min-h-14 w-full min-w-0 items-center gap-3 px-4 py-2.5 text-start enabled:hover:bg-sunken focus-visible:-outline-offset-2"
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
