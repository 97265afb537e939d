import { PicturesDialog } from "#features/documents/public.ts";
import { useWords } from "../card/use-words.ts";
import { useEditing } from "../editor/editing.ts";
import { takePictureOff } from "../model/plan-doc.ts";

/** The pictures of a plan, with how many cards show each. */
export function PlanPictures({ onClose }: { onClose: () => void }) {
  const { t, title, number } = useWords();
  const { open, plan } = useEditing();
  const seenAs = (asset: string) => {
    const cards = [...plan.cards.values()].filter((card) => card.asset === asset);
    const [first] = cards;
    const name = first ? title(first) : t("kind.image");
    const times = { number: number(cards.length) };
    return {
      name,
      alt: first?.text || name,
      seen: first ? { where: t("pictures.used", times), ask: t("pictures.ask_used", times) } : null,
    };
  };
  return (
    <PicturesDialog
      open={open}
      words={{
        title: t("pictures.title"),
        text: t("pictures.text"),
        emptyText: t("pictures.empty_text"),
        unused: t("pictures.unused"),
      }}
      seenAs={seenAs}
      takeOff={(asset) => takePictureOff(open.doc, asset)}
      onClose={onClose}
    />
  );
}
