import { RefreshCw } from "lucide-react";
import {
  type KeyboardEvent,
  lazy,
  Suspense,
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import type * as Y from "yjs";
import {
  CommentsPanel,
  closeComments,
  type OpenDocument,
  useCommentsView,
  useSharedText,
} from "#features/documents/public.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useMedia } from "#platform/use-media.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { TextArea } from "#ui/text-area.tsx";
import { useImported } from "../file/imported.ts";
import { useDeck } from "../model/deck.ts";
import { deckOf, editorOrigin, makeNotes, type Slide, sharedNotes } from "../model/deck-doc.ts";
import { NOTES_MAX } from "../model/kinds.ts";
import { withGroups } from "../model/layers.ts";
import { PicturesContext } from "../stage/picture-view.tsx";
import type { Writer } from "../text/text-editor.tsx";
import { type Editing, EditingProvider, undoOf, useEditing, type Writing } from "./editing.ts";
import { Header } from "./header.tsx";
import { Inspector } from "./inspector.tsx";
import { useSayChosen } from "./presence.ts";
import { SlidesList } from "./slides-list.tsx";
import { Stage } from "./stage.tsx";
import { useActions } from "./use-actions.ts";
import { useClipboard } from "./use-keys.ts";
import { useWords } from "./use-words.ts";

/** The version of a deck's format. A version that writes something which this one would not keep has a higher number. */
const DECK_VERSION = 1;

/** Whether a newer version of the product has written in a deck: changed here, something of it could be lost. */
export function isNewer(doc: Y.Doc): boolean {
  const version = deckOf(doc).get("version");
  return typeof version === "number" && version > DECK_VERSION;
}

/** Whether a newer version of the product has written in a deck; follows it. */
function useNewer(doc: Y.Doc): boolean {
  const listen = useCallback(
    (listener: () => void) => {
      const deck = deckOf(doc);
      deck.observe(listener);
      return () => deck.unobserve(listener);
    },
    [doc],
  );
  return useSyncExternalStore(listen, () => isNewer(doc));
}

/** Says why such a deck is only read here, and leads to the newer version. */
function Newer() {
  const { t } = useWords();
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 bg-accent-soft px-4 py-2 text-ink text-sm">
      <RefreshCw aria-hidden="true" className="size-4 shrink-0 text-accent" strokeWidth={1.75} />
      {t("newer.text")}
      <Button size="sm" variant="secondary" onClick={() => location.reload()}>
        {t("newer.reload")}
      </Button>
    </p>
  );
}

/** The presenter's notes to the slide. */
function Notes() {
  const { open, slide } = useEditing();
  if (!slide || (!open.canWrite && slide.notes === "")) return null;
  return (
    <div className="relative max-h-48 shrink-0 overflow-y-auto border-line border-t bg-ground px-3 py-2 sm:px-4 short:max-h-16 short:px-1.5 short:py-1">
      {open.canWrite ? (
        <NotesField key={slide.id} slide={slide} />
      ) : (
        <p dir="auto" className="whitespace-pre-line text-ink-soft text-sm">
          {slide.notes}
        </p>
      )}
    </div>
  );
}

function NotesField({ slide }: { slide: Slide }) {
  const { t } = useWords();
  const { doc } = useEditing().open;
  const notes = useSharedText<HTMLTextAreaElement>({
    text: sharedNotes(doc, slide.id),
    make: () => makeNotes(doc, slide.id),
    value: slide.notes,
    max: NOTES_MAX,
    origin: editorOrigin,
  });
  return (
    <TextArea
      label={t("notes.label")}
      hideLabel
      dir="auto"
      rows={1}
      maxRows={5}
      placeholder={t("notes.hint")}
      // In a low window one line, so that the slide gets the height.
      className="short:[&>textarea]:min-h-9! short:[&>textarea]:py-1.5 short:[&>textarea]:text-sm short:[&>textarea]:placeholder:truncate"
      {...notes}
    />
  );
}

const Show = lazy(async () => ({ default: (await import("../show/show.tsx")).Show }));
const NONE: ReadonlySet<string> = new Set();

/** Which slide and which of its objects are worked on. What is gone is not chosen any more. */
function useWork(open: OpenDocument): Editing {
  const deck = useDeck(open.doc);
  const undo = undoOf(open.doc);
  const [goal, setGoal] = useState<{ slide: string | null; nth: number }>({ slide: null, nth: 0 });
  const [ids, setIds] = useState(NONE);
  const [writing, write] = useState<Writing | null>(null);
  const [writer, setWriter] = useState<Writer | null>(null);
  const slide =
    deck.slides.find(({ id }) => id === goal.slide) ??
    deck.slides[Math.min(goal.nth, deck.slides.length - 1)] ??
    null;
  const goTo = useCallback(
    (id: string) => {
      setGoal({
        slide: id,
        nth: Math.max(
          0,
          deck.slides.findIndex((one) => one.id === id),
        ),
      });
      setIds(NONE);
      write(null);
    },
    [deck.slides],
  );
  const choose = useCallback((next: Iterable<string>) => {
    setIds(new Set(next));
    write(null);
  }, []);
  useSayChosen(open.awareness, slide?.id ?? null, ids);
  return useMemo(() => {
    const chosen = slide?.objects.filter(({ id }) => ids.has(id)) ?? [];
    const written = writing && chosen.some(({ id }) => id === writing.id) ? writing : null;
    return { open, deck, undo, slide, goTo, chosen, choose, writing: written, write, writer, setWriter };
  }, [open, deck, undo, slide, goTo, ids, choose, writing, writer]);
}

/** A deck, open to be read, changed or shown. */
export function DeckEditor({ open: opened }: { open: OpenDocument }) {
  const newer = useNewer(opened.doc);
  const open = useMemo(() => (newer ? { ...opened, canWrite: false } : opened), [opened, newer]);
  const editing = useWork(open);
  const { deck, slide } = editing;
  const actions = useActions(editing);
  const wide = useMedia("(width >= 64rem)");
  const [inspectorShown, setInspectorShown] = useState<boolean | null>(null);
  const { shown: isCommenting } = useCommentsView(open);
  // One panel next to the slide: its comments, or what it looks like.
  const inspecting = (inspectorShown ?? wide) && !(wide && isCommenting);
  const [showing, setShowing] = useState<number | null>(null);
  useClipboard(actions, open.canWrite);
  useImported(open, deck);
  const present = () =>
    setShowing(
      Math.max(
        0,
        deck.slides.findIndex(({ id }) => id === slide?.id),
      ),
    );
  /** Leads to a slide, or to an object wherever it lies. */
  const toAnchor = (id: string) => {
    const found = deck.slides.find((one) => one.id === id || one.objects.some((object) => object.id === id));
    if (!found) return;
    editing.goTo(found.id);
    if (found.id !== id) editing.choose(withGroups(found, [id]));
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== "F5") return;
    event.preventDefault();
    present();
  };
  return (
    <EditingProvider value={editing}>
      <PicturesContext value={open.assetUrl}>
        <DocumentTitle>{open.info.title}</DocumentTitle>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a key that works wherever the focus is in here */}
        <div
          onKeyDown={keys}
          data-writing-place=""
          className={cx("whole-window flex min-h-0 flex-col", open.guest ? "grow" : "h-main")}
        >
          {newer && <Newer />}
          <Header
            actions={actions}
            inspecting={inspecting}
            onInspect={() => {
              closeComments(open);
              setInspectorShown(!inspecting);
            }}
            onPresent={present}
          />
          <div className="flex min-h-0 flex-1 max-lg:flex-col-reverse short:flex-row! short:max-lg:has-[>aside]:[&>nav]:hidden">
            <SlidesList />
            <div className="flex min-h-0 min-w-0 flex-1 flex-col">
              <Stage actions={actions} />
              <Notes />
            </div>
            {open.canWrite && (
              <Inspector actions={actions} open={inspecting} onClose={() => setInspectorShown(false)} />
            )}
            <CommentsPanel open={open} onAnchor={toAnchor} />
          </div>
        </div>
        {showing !== null && (
          <Suspense fallback={null}>
            <Show open={open} deck={deck} first={showing} onLeave={() => setShowing(null)} />
          </Suspense>
        )}
      </PicturesContext>
    </EditingProvider>
  );
}
