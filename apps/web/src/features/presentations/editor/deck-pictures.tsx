import { PicturesDialog } from "#features/documents/public.ts";
import { seenOn, takePictureOff } from "../model/pictures.ts";
import { useEditing } from "./editing.ts";
import { useWords } from "./use-words.ts";

/** The number of slides named next to a picture. */
const NAMED = 8;

/** The pictures of a deck, with the slides that show each. */
export function DeckPictures({ onClose }: { onClose: () => void }) {
  const { t, number, list } = useWords();
  const { open, deck } = useEditing();
  const seenAs = (asset: string) => {
    const { slides, alt } = seenOn(deck, asset);
    const name = alt || t("kind.picture");
    const named = slides.slice(0, NAMED).map(number);
    if (slides.length > NAMED) named.push("…");
    return {
      name,
      alt: name,
      seen:
        slides.length > 0
          ? {
              where: t("pictures.used", { slides: list(named) }),
              ask: t("pictures.ask_used", { number: number(slides.length) }),
            }
          : null,
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
