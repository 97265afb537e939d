import { useId } from "react";
import { cx } from "#ui/cx.ts";
import { beginOwnColours, changeGround, changeLook } from "../model/deck-doc.ts";
import { type Colouring, GROUNDS, HEAD_FACES, type HeadFace, TEXT_FACES, THEMES } from "../model/kinds.ts";
import { paletteOf, paletteStyle } from "../stage/look.ts";
import { useEditing } from "./editing.ts";
import { Choice, ColourField, Part } from "./fields.tsx";
import { OwnColourFields } from "./own-colours.tsx";
import { together } from "./use-actions.ts";
import { useWords } from "./use-words.ts";

/** The names of the faces, the same in every language. */
const FACE_NAMES: Readonly<Record<HeadFace, string>> = {
  bricolage: "Bricolage",
  instrument: "Instrument",
  inter: "Inter",
  serif: "Source Serif",
};
const faces = <F extends HeadFace>(list: readonly F[]) =>
  list.map((value) => ({
    value,
    label: FACE_NAMES[value],
    icon: <span style={{ fontFamily: `var(--deck-face-${value})` }}>{FACE_NAMES[value]}</span>,
  }));

/** How the deck and this slide look. */
export function DeckFields() {
  const { t } = useWords();
  const editing = useEditing();
  const { open, deck, slide } = editing;
  return (
    <>
      <Themes />
      {deck.theme === "own" && <OwnColourFields />}
      <div className="deck contents">
        <Choice
          title={t("format.head_face")}
          value={deck.headFace}
          choices={faces(HEAD_FACES)}
          onChange={(face) => together(editing, () => changeLook(open.doc, { head_face: face }))}
        />
        <Choice
          title={t("format.text_face")}
          value={deck.textFace}
          choices={faces(TEXT_FACES)}
          onChange={(face) => together(editing, () => changeLook(open.doc, { text_face: face }))}
        />
      </div>
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

function Themes() {
  const { t } = useWords();
  const editing = useEditing();
  const { open, deck } = editing;
  const name = useId();
  const take = (theme: Colouring) =>
    together(editing, () => (theme === "own" ? beginOwnColours(open.doc) : changeLook(open.doc, { theme })));
  return (
    <Part title={t("tool.theme")}>
      <div className="grid grid-cols-2 gap-2">
        {[...THEMES, "own" as const].map((theme) => (
          <label
            key={theme}
            className={cx(
              "relative grid cursor-pointer gap-1 rounded-control border-2 p-1 text-sm has-focus-visible:outline-2 has-focus-visible:outline-accent",
              theme === "own" && "col-span-2",
              theme === deck.theme ? "border-accent" : "border-transparent hover:border-line",
            )}
          >
            <input
              type="radio"
              name={name}
              checked={theme === deck.theme}
              onChange={() => take(theme)}
              className="absolute inset-0 cursor-inherit appearance-none rounded-control outline-none"
            />
            <span
              aria-hidden="true"
              className="deck pointer-events-none flex h-14 items-end gap-1 rounded-[5px] p-2"
              style={{
                ...paletteStyle(paletteOf({ theme, own: deck.own })),
                background: "var(--deck-ground)",
              }}
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
  );
}
