import { Badge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { KIND_STYLES, STATUS_TONES } from "../card/card-styles.ts";
import { Picture } from "../card/picture.tsx";
import { useWords } from "../card/use-words.ts";
import type { Card } from "../model/card.ts";
import { says } from "../model/kinds.ts";
import type { Plan } from "../model/plan.ts";

/** One card, as large as the window allows. */
export function Step({ card, plan, owner }: { card: Card; plan: Plan; owner: string | null }) {
  const { t, title, facts } = useWords();
  const { icon: Icon, ink } = KIND_STYLES[card.kind];
  const after = [...plan.edges.values()].flatMap(({ from, to, kind }) => {
    const next = from === card.id ? plan.cards.get(to) : undefined;
    return next ? [{ id: next.id, kind, title: title(next) }] : [];
  });
  return (
    <div className="grid gap-5">
      <p className={cx("flex items-center gap-2 font-semibold", ink)}>
        <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
        {t(`kind.${card.kind}`)}
        {says(card.kind, "status") && (
          <Badge tone={STATUS_TONES[card.status]}>{t(`status.${card.status}`)}</Badge>
        )}
      </p>
      <h2 className="text-[clamp(1.8rem,5vw,3.75rem)] leading-[1.08] wrap-anywhere">
        <bdi>{title(card)}</bdi>
      </h2>
      {card.kind === "image" && (
        <Picture card={card} className="max-h-[50dvh] w-full rounded-card object-contain" />
      )}
      {card.text && card.kind !== "image" && (
        <p dir="auto" className="max-w-prose whitespace-pre-line text-ink-soft text-lg sm:text-xl">
          {card.text}
        </p>
      )}
      {card.kind === "budget" && card.planned !== null && card.planned > 0 && (
        <ProgressBar
          label={t("budget.spent")}
          value={card.spent ?? 0}
          max={card.planned}
          tone={(card.spent ?? 0) > card.planned ? "bad" : "accent"}
          className="max-w-md"
        />
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-lg tabular-nums">
        {facts(card).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {owner !== null && <bdi className="font-semibold">{owner}</bdi>}
      </p>
      {after.length > 0 && (
        <ul className="grid gap-1 text-ink-soft">
          {after.map((next) => (
            <li key={next.id}>
              {t(`edge.${next.kind}`)}: <bdi className="text-ink">{next.title}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
