import { CircleDollarSign } from "lucide-react";
import { Badge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { useWords } from "../card/use-words.ts";
import { type Amounts, budgetOf } from "../model/budget.ts";
import type { Plan } from "../model/plan.ts";

/** What is planned, spent and left, card by card and in sum. */
export function BudgetView({ plan, onOpen }: { plan: Plan; onOpen?: (id: string) => void }) {
  const { t, title } = useWords();
  const { rows, total } = budgetOf(plan.cards.values());
  if (rows.length === 0)
    return (
      <EmptyState icon={<CircleDollarSign strokeWidth={1.75} />} title={t("budget.empty")}>
        {t("budget.empty_text")}
      </EmptyState>
    );
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-6 p-4 pb-24">
      <Sum {...total} />
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-line-strong border-b text-ink-soft">
            <th scope="col" className="py-2 pe-2 text-start font-medium">
              {t("budget.card")}
            </th>
            {(["planned", "spent", "left"] as const).map((name) => (
              <th
                key={name}
                scope="col"
                className={cx("px-2 py-2 text-end font-medium last:pe-0", name !== "left" && "max-sm:hidden")}
              >
                {t(`budget.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ card, ...amounts }) => (
            <tr key={card.id} className="border-line border-b">
              <th scope="row" className="py-1 pe-2 text-start font-normal">
                {onOpen ? (
                  <button
                    type="button"
                    aria-label={t("card.open", { title: title(card) })}
                    onClick={() => onOpen(card.id)}
                    className="min-h-10 text-start font-medium wrap-anywhere underline-offset-2 hover:underline"
                  >
                    <bdi>{title(card)}</bdi>
                  </button>
                ) : (
                  <bdi>{title(card)}</bdi>
                )}
                <Spent {...amounts} />
                <div className="max-w-60 pb-2">
                  <Meter {...amounts} />
                </div>
              </th>
              <Cells {...amounts} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="py-3 pe-2 text-start">
              {t("budget.total")}
              <Spent {...total} />
            </th>
            <Cells {...total} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** What was spent of what was planned, drawn: full where more was spent. */
const Meter = ({ planned, spent, thick = false }: Amounts & { thick?: boolean }) => (
  <ProgressBar
    value={spent}
    max={Math.max(planned, 1)}
    tone={spent > planned ? "bad" : "accent"}
    className={thick ? "h-2.5!" : "h-1.5!"}
  />
);

/** The whole budget in a line: before the cards, because it is what one comes for. */
function Sum(total: Amounts) {
  const { t, amount } = useWords();
  const { planned, spent, left } = total;
  return (
    <div className="grid gap-3 rounded-card border border-line bg-raised p-4 sm:p-5">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="font-display font-semibold text-xl tabular-nums">
          {t("card.of", { spent: amount(spent), planned: amount(planned) })}
        </span>
        <span className={cx("text-sm tabular-nums", left < 0 ? "font-medium text-bad" : "text-ink-soft")}>
          {left < 0 ? `${t("budget.over")}: ${amount(-left)}` : `${t("budget.left")}: ${amount(left)}`}
        </span>
      </p>
      <Meter {...total} thick />
    </div>
  );
}

/** What was spent of what was planned: below the name, where there is no room for columns. */
function Spent({ planned, spent }: Amounts) {
  const { t, amount } = useWords();
  return (
    <span className="block pb-1.5 font-normal text-ink-soft sm:hidden">
      {t("card.of", { spent: amount(spent), planned: amount(planned) })}
    </span>
  );
}

function Cells({ planned, spent, left }: Amounts) {
  const { t, amount } = useWords();
  return (
    <>
      <td className="px-2 text-end tabular-nums max-sm:hidden">{amount(planned)}</td>
      <td className="px-2 text-end tabular-nums max-sm:hidden">{amount(spent)}</td>
      <td className={cx("ps-2 text-end tabular-nums", left < 0 && "text-bad")}>
        {amount(left)} {left < 0 && <Badge tone="bad">{t("budget.over")}</Badge>}
      </td>
    </>
  );
}
