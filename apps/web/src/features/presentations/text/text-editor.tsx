import { baseKeymap } from "prosemirror-commands";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { AllSelection, type Command, EditorState, type Plugin, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { useEffect, useRef } from "react";
import { yCursorPlugin, ySyncPlugin, ySyncPluginKey } from "y-prosemirror";
import type { Awareness } from "y-protocols/awareness";
import type * as Y from "yjs";
import { isId } from "../model/values.ts";
import { activeIn, COMMANDS, type CommandName } from "./commands.ts";
import { fits } from "./fitting.ts";
import { schema } from "./schema.ts";

/** The text commands of the buttons next to the slide. */
export type Writer = {
  readonly run: (command: Command) => void;
  readonly active: ReadonlySet<CommandName>;
  /** Whether some of the words are selected. */
  readonly selected: boolean;
};

/** Others' cursors: the builder that comes with the library writes style attributes, which our policy refuses. */
function cursorBuilder(user: { name?: unknown; colour?: unknown }): HTMLElement {
  const hue = typeof user.colour === "number" ? user.colour : 200;
  const caret = document.createElement("span");
  caret.className = "deck-caret";
  caret.style.borderColor = `oklch(0.5 0.17 ${hue})`;
  const name = document.createElement("bdi");
  name.textContent = typeof user.name === "string" ? user.name.slice(0, 60) : "";
  name.style.background = `oklch(0.42 0.15 ${hue})`;
  caret.append("\u2060", name, "\u2060");
  return caret;
}

/** Only cursors with a user. */
const named = (mine: number, client: number, state: { user?: { id?: unknown } }): boolean =>
  mine !== client && isId(state.user?.id);

type Props = {
  fragment: Y.XmlFragment;
  awareness: Awareness;
  history: Y.UndoManager;
  label: string;
  /** Done once the words are here, all of them selected. */
  first: Command | null;
  /** What was typed before the words were here. */
  typed: (() => string) | null;
  onWriter: (writer: Writer | null) => void;
  onLeave: () => void;
  /** The words hold something that this version does not know: they are not opened here, or not any longer, and stay as they are. */
  onStrange: () => void;
};

function pluginsFor({ fragment, awareness, history, onLeave }: Props): Plugin[] {
  const item = schema.nodes.list_item;
  const done =
    (work: () => unknown): Command =>
    () => {
      work();
      return true;
    };
  const undo = done(() => history.undo());
  const redo = done(() => history.redo());
  return [
    ySyncPlugin(fragment),
    yCursorPlugin(awareness, {
      cursorBuilder,
      selectionBuilder: () => ({ class: "deck-others" }),
      awarenessStateFilter: named,
    }),
    keymap({
      "Mod-z": undo,
      "Mod-y": redo,
      "Mod-Shift-z": redo,
      Escape: done(onLeave),
      "Mod-b": COMMANDS.bold,
      "Mod-i": COMMANDS.italic,
      "Mod-u": COMMANDS.underline,
      "Mod-Shift-8": COMMANDS.bullets,
      "Mod-Shift-7": COMMANDS.numbers,
      Enter: splitListItem(item),
      Tab: sinkListItem(item),
      "Shift-Tab": liftListItem(item),
    }),
    keymap(baseKeymap),
  ];
}

/** The words of an object while they are written, by everybody at once. */
export function TextEditor(props: Props) {
  const { fragment, label } = props;
  const place = useRef<HTMLDivElement>(null);
  const now = useRef(props);
  now.current = props;
  useEffect(() => {
    if (!place.current) return;
    if (!fits(schema, fragment)) return now.current.onStrange();
    const say = (view: EditorView) =>
      now.current.onWriter({
        run: (command) => {
          command(view.state, view.dispatch, view);
          view.focus();
        },
        active: activeIn(view.state),
        selected: !view.state.selection.empty,
      });
    // After the key, so that nothing is taken away below it.
    const onLeave = () => void setTimeout(() => now.current.onLeave(), 0);
    const view = new EditorView(place.current, {
      state: EditorState.create({ schema, plugins: pluginsFor({ ...now.current, onLeave }) }),
      // The first words come while the view is being made: it has no name yet.
      dispatchTransaction(this: EditorView, transaction) {
        // Others' words and cursors may still come when it is gone.
        if (this.isDestroyed) return;
        this.updateState(this.state.apply(transaction));
        if (transaction.selectionSet || transaction.docChanged || transaction.storedMarksSet) say(this);
      },
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        class: "deck-writing",
        spellcheck: "true",
      },
    });
    // Before the binding hears of it: what it does not know it would delete for everybody.
    const look = () => {
      if (view.isDestroyed || fits(schema, fragment)) return;
      view.destroy();
      setTimeout(() => now.current.onStrange(), 0); // after the transaction that it came with
    };
    const { doc: yDoc } = fragment;
    yDoc?.on("beforeObserverCalls", look);
    // The words come from the document a moment later.
    const timer = setTimeout(() => {
      if (view.isDestroyed) return;
      const { first } = now.current;
      const { doc } = view.state;
      const end = TextSelection.atEnd(doc);
      view.dispatch(view.state.tr.setSelection(first ? new AllSelection(doc) : end));
      first?.(view.state, view.dispatch, view);
      const early = now.current.typed?.();
      if (early) view.dispatch(view.state.tr.insertText(early));
      view.focus();
      say(view);
    }, 0);
    return () => {
      clearTimeout(timer);
      yDoc?.off("beforeObserverCalls", look);
      now.current.onWriter(null);
      view.destroy();
    };
  }, [fragment, label]);
  return <div ref={place} />;
}

/** The origin of the text editor's changes: undo covers these in addition to the editor's own. */
export const writingOrigin = ySyncPluginKey;
