import { toast } from "#ui/toast-queue.ts";
import { addSlides, copySlide, moveSlide, removeSlides } from "../model/deck-doc.ts";
import { useEditing } from "./editing.ts";
import { together } from "./use-actions.ts";
import { useWords } from "./use-words.ts";

/** What is done with slides as a whole. */
export function useSlideActions() {
  const { t } = useWords();
  const editing = useEditing();
  const { open, deck, slide, goTo } = editing;
  const full = () => toast(t("slides.full"), { kind: "warn" });
  return {
    add: (made: Parameters<typeof addSlides>[1][number]) =>
      together(editing, () => {
        const [id] = addSlides(open.doc, [made], slide?.id ?? null);
        if (id) goTo(id);
        else full();
      }),
    duplicate: (id: string) =>
      together(editing, () => {
        const copy = copySlide(open.doc, id);
        if (copy) goTo(copy);
        else full();
      }),
    remove: (id: string) => {
      const at = deck.slides.findIndex((one) => one.id === id);
      const next = deck.slides[at + 1] ?? deck.slides[at - 1];
      if (!next) return;
      together(editing, () => removeSlides(open.doc, [id]));
      if (id === slide?.id) goTo(next.id);
    },
    move: (id: string, to: number) => together(editing, () => moveSlide(open.doc, id, to)),
  };
}
export type SlideActions = ReturnType<typeof useSlideActions>;
