import { useSharedText } from "#features/documents/public.ts";
import { TextArea } from "#ui/text-area.tsx";
import { editorOrigin, makeNotes, type Slide, sharedNotes } from "../model/deck-doc.ts";
import { NOTES_MAX } from "../model/kinds.ts";
import { useEditing } from "./editing.ts";
import { useWords } from "./use-words.ts";

/** The presenter's notes to the slide. */
export function Notes() {
  const { open, slide } = useEditing();
  if (!slide || (!open.canWrite && slide.notes === "")) return null;
  return (
    <div className="relative max-h-48 shrink-0 overflow-y-auto border-line border-t bg-ground px-3 py-2 sm:px-4 short:max-h-16 short:py-1">
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
      {...notes}
    />
  );
}
