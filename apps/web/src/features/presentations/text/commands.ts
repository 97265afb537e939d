import { toggleMark } from "prosemirror-commands";
import type { NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState } from "prosemirror-state";
import type { Colour, Size } from "../model/kinds.ts";
import { schema } from "./schema.ts";

/** The list that the selection is in; null outside of lists. */
const listAt = ({ selection: { $from } }: EditorState): { type: NodeType; at: number } | null => {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (type === schema.nodes.bullet_list || type === schema.nodes.ordered_list)
      return { type, at: $from.before(depth) };
  }
  return null;
};

/** Makes a list of what is selected, changes its kind, or makes it plain again. */
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch, view) => {
    const found = listAt(state);
    if (!found) return wrapInList(type)(state, dispatch, view);
    if (found.type === type) return liftListItem(schema.nodes.list_item)(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(found.at, type));
    return true;
  };

/** Gives what is selected a colour or size, in place of the one it had. */
const setValue =
  (name: "colour" | "size", value: Colour | Size): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const mark = schema.marks[name].create({ value });
    dispatch?.(
      empty
        ? state.tr.addStoredMark(mark)
        : state.tr.removeMark(from, to, schema.marks[name]).addMark(from, to, mark),
    );
    return true;
  };

/** The text commands, apart from typing. */
export const COMMANDS = {
  bold: toggleMark(schema.marks.bold),
  italic: toggleMark(schema.marks.italic),
  underline: toggleMark(schema.marks.underline),
  bullets: toggleList(schema.nodes.bullet_list),
  numbers: toggleList(schema.nodes.ordered_list),
} as const;
export type CommandName = keyof typeof COMMANDS;
export const setColour = (colour: Colour): Command => setValue("colour", colour);
export const setSize = (size: Size): Command => setValue("size", size);

/** Which of them hold where the cursor is. */
export function activeIn(state: EditorState): ReadonlySet<CommandName> {
  const { from, to, empty, $from } = state.selection;
  const active = new Set<CommandName>();
  for (const name of ["bold", "italic", "underline"] as const) {
    const mark = schema.marks[name];
    const on = empty
      ? mark.isInSet(state.storedMarks ?? $from.marks())
      : state.doc.rangeHasMark(from, to, mark);
    if (on) active.add(name);
  }
  const list = listAt(state)?.type;
  if (list) active.add(list === schema.nodes.bullet_list ? "bullets" : "numbers");
  return active;
}
