import { useId } from "react";
import { cx } from "#ui/cx.ts";
import { changeGround, changeLook } from "../model/deck-doc.ts";
import { FONTS, GROUNDS, THEMES } from "../model/kinds.ts";
import { useEditing } from "./editing.ts";
import { Choice, ColourField, Part } from "./fields.tsx";
import { together } from "./use-actions.ts";
import { useWords } from "./use-words.ts";

/** How the deck and this slide look. */
export function DeckFields() {
  const { t } = useWords();
  const editing = useEditing();
  const { open, deck, slide } = editing;
  const name = useId();
  return (
    <>
      <Part title={t("tool.theme")}>
        <div className="grid grid-cols-2 gap-2">
          {THEMES.map((theme) => (
            <label
              key={theme}
              className={cx(
                "relative grid cursor-pointer gap-1 rounded-control border-2 p-1 text-sm has-focus-visible:outline-2 has-focus-visible:outline-accent",
                theme === deck.theme ? "border-accent" : "border-transparent hover:border-line",
              )}
            >
              <input
                type="radio"
                name={name}
                checked={theme === deck.theme}
                onChange={() => together(editing, () => changeLook(open.doc, { theme }))}
                className="absolute inset-0 cursor-inherit appearance-none rounded-control outline-none"
              />
              <span
                aria-hidden="true"
                className={cx(
                  "deck pointer-events-none flex h-14 items-end gap-1 rounded-[5px] p-2",
                  `deck-${theme}`,
                )}
                style={{ background: "var(--deck-ground)" }}
              >
                <b className="me-auto font-display text-lg leading-none" style={{ color: "var(--deck-ink)" }}>
                  Aa
                </b>
                {["accent", "second", "tint"].map((colour) => (
                  <span
                    key={colour}
                    className="size-4 rounded-full"
                    style={{ background: `var(--deck-${colour})` }}
                  />
                ))}
              </span>
              {t(`theme.${theme}`)}
            </label>
          ))}
        </div>
      </Part>
      <Choice
        title={t("format.font")}
        value={deck.font}
        choices={FONTS.map((value) => ({ value, label: t(`font.${value}`) }))}
        onChange={(font) => together(editing, () => changeLook(open.doc, { font }))}
      />
      {slide && (
        <ColourField
          title={t("format.ground")}
          value={slide.ground}
          colours={GROUNDS}
          onChange={(ground) => together(editing, () => changeGround(open.doc, slide.id, ground))}
        />
      )}
    </>
  );
}
