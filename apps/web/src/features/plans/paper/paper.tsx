import { localeOf } from "@kompagnon/messages/languages.ts";
import "./paper.css";
import { createPortal } from "react-dom";
import type { OpenDocument } from "#features/documents/public.ts";
import { KIND_STYLES } from "../card/card-styles.ts";
import { useWords } from "../card/use-words.ts";
import { budgetOf } from "../model/budget.ts";
import type { Card } from "../model/card.ts";
import { criticalPathOf, dependenciesOf } from "../model/dependencies.ts";
import { CARD_KINDS } from "../model/kinds.ts";
import { listed } from "../model/order.ts";
import type { Plan } from "../model/plan.ts";
import { timelineOf } from "../model/timeline.ts";
import { BudgetView } from "../views/budget-view.tsx";

/** A plan as it is printed: cover, the board, the cards, dates, money. Only paper shows it. */
export function Paper({ open, plan, picture }: { open: OpenDocument; plan: Plan; picture: string | null }) {
  const { t, title, day, days, facts, waitsOn, language } = useWords();
  const cards = listed(plan);
  const timeline = timelineOf(plan.cards.values());
  const dependencies = dependenciesOf(plan);
  const path = criticalPathOf(plan, dependencies);
  const notes = (card: Card) => [...facts(card), ...waitsOn(dependencies.awaited.get(card.id) ?? [])];
  const made = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long" }).format(new Date());
  return createPortal(
    <article className="plan-paper" aria-hidden="true">
      <header className="plan-paper-cover">
        <h1>
          <bdi>{open.info.title}</bdi>
        </h1>
        <p>
          {open.info.members.map(({ member }, index) => (
            <span key={member.id}>
              {index > 0 && " · "}
              <bdi>{member.username}</bdi>
            </span>
          ))}
        </p>
        <p>{t("paper.made", { when: made })}</p>
      </header>
      {picture && (
        <section className="plan-paper-sheet">
          <h2>{t("paper.board")}</h2>
          <img src={picture} alt="" />
        </section>
      )}
      <section className="plan-paper-sheet">
        <h2>{t("paper.cards")}</h2>
        {CARD_KINDS.map((kind) => {
          const own = cards.filter((card) => card.kind === kind);
          const { icon: Icon } = KIND_STYLES[kind];
          return (
            own.length > 0 && (
              <div key={kind}>
                <h3>
                  <Icon aria-hidden="true" className="me-2 inline size-4" strokeWidth={1.75} />
                  {t(`kinds.${kind}`)}
                </h3>
                <ul>
                  {own.map((card) => (
                    <li key={card.id}>
                      <b>
                        <bdi>{title(card)}</bdi>
                      </b>
                      {notes(card).length > 0 && ` (${notes(card).join("; ")})`}
                      {card.text && (
                        <p dir="auto" className="whitespace-pre-line">
                          {card.text}
                        </p>
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            )
          );
        })}
      </section>
      {timeline && (
        <section className="plan-paper-sheet">
          <h2>{t("paper.dates")}</h2>
          {path && (
            <p>
              <b>{t("timeline.critical", { days: days(path.days) })}</b> {t("timeline.critical_text")}{" "}
              <bdi>{path.cards.map(title).join(" – ")}</bdi>
            </p>
          )}
          <ul>
            {timeline.spans.map(({ card, from, to, point }) => (
              <li key={card.id}>
                {point ? day(from) : t("timeline.span", { from: day(from), to: day(to) })}:{" "}
                <bdi>{title(card)}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
      {budgetOf(plan.cards.values()).rows.length > 0 && (
        <section className="plan-paper-sheet">
          <h2>{t("paper.money")}</h2>
          <BudgetView plan={plan} />
        </section>
      )}
    </article>,
    document.body,
  );
}
