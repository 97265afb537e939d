import { TextArea } from "#ui/text-area.tsx";
import { writeNotes } from "../model/deck-doc.ts";
import { NOTES_MAX } from "../model/kinds.ts";
import { useEditing } from "./editing.ts";
import { useWords } from "./use-words.ts";

/** What whoever presents says to the slide. */
export function Notes() {
  const { t } = useWords();
  const { open, slide } = useEditing();
  if (!slide || (!open.canWrite && slide.notes === "")) return null;
  return (
    <div className="max-h-48 shrink-0 overflow-y-auto border-line border-t bg-ground px-3 py-2 sm:px-4">
      {open.canWrite ? (
        <TextArea
          key={slide.id}
          label={t("notes.label")}
          hideLabel
          dir="auto"
          rows={1}
          maxRows={5}
          placeholder={t("notes.hint")}
          value={slide.notes}
          onChange={({ target }) => writeNotes(open.doc, slide.id, target.value.slice(0, NOTES_MAX))}
        />
      ) : (
        <p dir="auto" className="whitespace-pre-line text-ink-soft text-sm">
          {slide.notes}
        </p>
      )}
    </div>
  );
}
