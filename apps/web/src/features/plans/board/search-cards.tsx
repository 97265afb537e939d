import { fragmentsOf, matches } from "@kompagnon/contract/search/terms.ts";
import { X } from "lucide-react";
import { useState } from "react";
import { isComposing } from "#platform/keyboard.ts";
import { cx } from "#ui/cx.ts";
import { controlClass } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { KIND_STYLES } from "../card/card-styles.ts";
import { useWords } from "../card/use-words.ts";
import type { Card } from "../model/card.ts";
import type { Plan } from "../model/plan.ts";

/** The cards that hold all of the words somewhere, those with them in the title first; none for no words. */
export function findCards(cards: Iterable<Card>, words: string): Card[] {
  if (fragmentsOf(words).length === 0) return [];
  const found = [...cards].filter(({ title, text }) => matches(`${title}\n${text}`, words));
  const rated = found.map((card) => ({ card, inTitle: matches(card.title, words) }));
  return rated.sort((a, b) => Number(b.inTitle) - Number(a.inTitle)).map(({ card }) => card);
}

/** The maximum number of results, which fit at a glance. */
const SHOWN = 8;

/** Words to look for in cards, and those that hold them; the first is shown as one types on. */
export function SearchCards({
  plan,
  onShow,
  onClose,
}: {
  plan: Plan;
  onShow: (id: string) => void;
  onClose: () => void;
}) {
  const { t, title } = useWords();
  const [words, setWords] = useState("");
  const found = findCards(plan.cards.values(), words);
  return (
    <search
      className="absolute inset-x-3 top-3 z-20 mx-auto grid max-w-md gap-2 rounded-card border border-line bg-raised p-2 shadow-float"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="flex items-center gap-1">
        <input
          type="search"
          // biome-ignore lint/a11y/noAutofocus: it opens for typing
          autoFocus
          dir="auto"
          value={words}
          maxLength={100}
          aria-label={t("tool.search")}
          placeholder={t("tool.search")}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            const [first] = found;
            if (event.key === "Enter" && !isComposing(event) && first) onShow(first.id);
          }}
          className={cx(controlClass, "h-10 min-w-0 flex-1")}
        />
        <IconButton
          label={t("tool.close")}
          onClick={onClose}
          icon={<X className="size-5" strokeWidth={1.75} />}
        />
      </div>
      <output className="sr-only">{words && found.length === 0 ? t("tool.none") : ""}</output>
      {words.trim() !== "" && (
        <ul className="grid max-h-72 grid-cols-1 overflow-y-auto">
          {found.slice(0, SHOWN).map((card) => {
            const { icon: Icon, ink } = KIND_STYLES[card.kind];
            return (
              <li key={card.id}>
                <button
                  type="button"
                  onClick={() => onShow(card.id)}
                  className="flex min-h-10 w-full items-center gap-2 rounded-control px-2 text-start text-sm hover:bg-sunken"
                >
                  <Icon aria-hidden="true" className={cx("size-4 shrink-0", ink)} strokeWidth={1.75} />
                  <bdi className="truncate">{title(card)}</bdi>
                </button>
              </li>
            );
          })}
          {found.length === 0 && <li className="px-2 py-1.5 text-ink-soft text-sm">{t("tool.none")}</li>}
        </ul>
      )}
    </search>
  );
}
