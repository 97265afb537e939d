import {
  AlignVerticalJustifyCenter,
  AlignVerticalJustifyEnd,
  AlignVerticalJustifyStart,
  Bold,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  PenLine,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
  Underline,
} from "lucide-react";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Select } from "#ui/select.tsx";
import { ALIGNS, COLOURS, type Colour, SIZES, type Size, VALIGNS } from "../model/kinds.ts";
import type { ShapeObject, TextObject } from "../model/object.ts";
import { COMMANDS, type CommandName, setColour, setSize } from "../text/commands.ts";
import { useEditing } from "./editing.ts";
import { Choice, ColourField, Tick } from "./fields.tsx";
import type { Actions } from "./use-actions.ts";
import { useWords } from "./use-words.ts";

const icon = { "aria-hidden": true, className: "size-5", strokeWidth: 1.75 } as const;
const MARKS: readonly (readonly [CommandName, LucideIcon])[] = [
  ["bold", Bold],
  ["italic", Italic],
  ["underline", Underline],
  ["bullets", List],
  ["numbers", ListOrdered],
];
const ALIGN_ICONS = { start: TextAlignStart, center: TextAlignCenter, end: TextAlignEnd } as const;
const VALIGN_ICONS = {
  top: AlignVerticalJustifyStart,
  middle: AlignVerticalJustifyCenter,
  bottom: AlignVerticalJustifyEnd,
} as const;

/** How the words of objects look; while some of them are selected, how those do. */
export function TextFields({ object, actions }: { object: TextObject | ShapeObject; actions: Actions }) {
  const { t, number } = useWords();
  const { writer, write, writing } = useEditing();
  const run = (name: CommandName) =>
    writer ? writer.run(COMMANDS[name]) : write({ id: object.id, first: COMMANDS[name] });
  const part = writer?.selected ? writer : null;
  const toColour = (colour: Colour) => (part ? part.run(setColour(colour)) : actions.set({ colour }));
  const toSize = (size: Size) => (part ? part.run(setSize(size)) : actions.set({ size }));
  return (
    <>
      {!writing && (
        <Button
          size="sm"
          variant="secondary"
          icon={<PenLine {...icon} />}
          onClick={() => actions.edit(object.id)}
        >
          {t("format.edit")}
        </Button>
      )}
      <div className="flex flex-wrap gap-0.5">
        {MARKS.map(([name, Icon]) => (
          <IconButton
            key={name}
            label={t(`format.${name}`)}
            aria-pressed={writer?.active.has(name) ?? false}
            className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
            // The words keep the focus and what is selected.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(name)}
            icon={<Icon {...icon} />}
          />
        ))}
      </div>
      <Select
        label={t("format.size")}
        value={String(object.size)}
        options={SIZES.map((size) => ({ value: String(size), label: number(size) }))}
        onChange={(value) => toSize(SIZES.find((size) => String(size) === value) ?? object.size)}
      />
      <ColourField
        title={t("format.colour")}
        value={part ? null : object.colour}
        colours={COLOURS}
        onChange={toColour}
      />
      <Choice
        title={t("format.align")}
        value={object.align}
        choices={ALIGNS.map((value) => {
          const Icon = ALIGN_ICONS[value];
          return { value, label: t(`align.${value}`), icon: <Icon {...icon} /> };
        })}
        onChange={(align) => actions.set({ align })}
      />
      <Choice
        title={t("format.valign")}
        value={object.valign}
        choices={VALIGNS.map((value) => {
          const Icon = VALIGN_ICONS[value];
          return { value, label: t(`valign.${value}`), icon: <Icon {...icon} /> };
        })}
        onChange={(valign) => actions.set({ valign })}
      />
      {object.kind === "text" && (
        <Tick
          label={t("format.role")}
          on={object.role === "title"}
          onChange={(on) => actions.set({ role: on ? "title" : "body" })}
        />
      )}
    </>
  );
}
