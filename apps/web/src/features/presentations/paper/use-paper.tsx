import "./paper.css";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { OpenDocument } from "#features/documents/public.ts";
import type { Deck } from "../model/deck.ts";
import { lookStyle } from "../stage/look.ts";
import { PicturesContext } from "../stage/picture-view.tsx";
import { SlideView } from "../stage/slide-view.tsx";

/** The longest wait for pictures, in ms: a page without one is better than none. */
const FONTS_TIMEOUT_MS = 8_000;

/** The pictures of a paper, all of them here or given up. */
async function picturesHere(count: number): Promise<void> {
  const until = performance.now() + FONTS_TIMEOUT_MS;
  const found = () => [...document.querySelectorAll<HTMLImageElement>(".deck-print img")];
  while (found().length < count && performance.now() < until)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  await Promise.allSettled(found().map((image) => image.decode()));
}

/** A deck as it is printed, one slide a page, its titles as headings; `paper` has to be drawn somewhere. */
export function usePaper(open: OpenDocument, deck: Deck) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    const done = () => setPrinting(false);
    addEventListener("afterprint", done, { once: true });
    const pictures = deck.slides
      .flatMap(({ objects }) => objects)
      .filter((object) => object.kind === "picture" && object.asset !== null);
    void picturesHere(pictures.length).then(() => print());
    return () => removeEventListener("afterprint", done);
  }, [printing, deck]);
  const paper =
    printing &&
    createPortal(
      <PicturesContext value={open.assetUrl}>
        <article className="deck deck-print" style={lookStyle(deck)}>
          {deck.slides.map((slide) => (
            <section key={slide.id} className="deck-sheet">
              <SlideView slide={slide} heading />
            </section>
          ))}
        </article>
      </PicturesContext>,
      document.body,
    );
  return { paper, print: () => setPrinting(true) };
}
