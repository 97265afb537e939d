import type * as Y from "yjs";
import type { OpenDocument } from "#features/documents/public.ts";
import { readDeck } from "../model/deck.ts";
import { PicturesContext } from "../stage/picture-view.tsx";
import { SmallSlide } from "../stage/slide-view.tsx";

/** A deck as it was. */
export function VersionPreview({ open, doc }: { open: OpenDocument; doc: Y.Doc }) {
  const deck = readDeck(doc);
  return (
    <PicturesContext value={open.assetUrl}>
      <div className="grid grid-cols-1 gap-3 p-3 sm:grid-cols-2">
        {deck.slides.map((slide) => (
          <SmallSlide
            key={slide.id}
            slide={slide}
            look={deck}
            className="w-full rounded-control border border-line"
          />
        ))}
      </div>
    </PicturesContext>
  );
}
