import { useEffect, useState } from "react";
import { changeLook } from "../model/deck-doc.ts";
import { ownName } from "../model/look.ts";
import { type Hex, isHex, OWN_COLOURS, type OwnColour } from "../model/palette.ts";
import { paletteOf } from "../stage/look.ts";
import { useEditing } from "./editing.ts";
import { Part } from "./fields.tsx";
import { together } from "./use-actions.ts";
import { useWords } from "./use-words.ts";

/** A colour picker reports every colour on its way: this long after the last one the deck has it, in ms. */
const PICKING_MS = 200;

/** The colours that a member gives a deck; says so where one was changed to stay readable. */
export function OwnColourFields() {
  const { t } = useWords();
  const editing = useEditing();
  const { open, deck } = editing;
  const palette = paletteOf(deck);
  const isAdjusted = OWN_COLOURS.some((colour) => palette[colour] !== deck.own[colour]);
  return (
    <Part title={t("theme.own")}>
      <div className="grid grid-cols-1 gap-1">
        {OWN_COLOURS.map((colour) => (
          <PickColour
            key={colour}
            colour={colour}
            value={deck.own[colour]}
            onPick={(value) => together(editing, () => changeLook(open.doc, { [ownName(colour)]: value }))}
          />
        ))}
      </div>
      <p role="status" className="text-pretty text-ink-soft text-xs">
        {isAdjusted && t("colour.adjusted")}
      </p>
    </Part>
  );
}

function PickColour({
  colour,
  value,
  onPick,
}: {
  colour: OwnColour;
  value: Hex;
  onPick: (value: Hex) => void;
}) {
  const { t } = useWords();
  const [picked, setPicked] = useState<Hex | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is picked is written once, whatever else is redrawn
  useEffect(() => {
    if (picked === null) return;
    const timer = setTimeout(() => {
      onPick(picked);
      setPicked(null);
    }, PICKING_MS);
    return () => clearTimeout(timer);
  }, [picked]);
  return (
    <label className="flex min-h-10 cursor-pointer items-center gap-2 text-sm">
      <input
        type="color"
        value={picked ?? value}
        onChange={({ target }) => isHex(target.value) && setPicked(target.value)}
        className="h-9 w-12 shrink-0 cursor-pointer rounded-control border border-line-strong bg-raised p-0.5"
      />
      {t(`colour.${colour}`)}
    </label>
  );
}
