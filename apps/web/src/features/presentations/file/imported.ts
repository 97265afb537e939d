import { useEffect } from "react";
import type { OpenDocument } from "#features/documents/public.ts";
import type { Deck } from "../model/deck.ts";
import { changeObjects } from "../model/deck-doc.ts";
import type { Content } from "./kompagnon-file.ts";

/** Pictures of files that became decks in this tab: stored with the document once it is open. */
const waiting = new Map<
  string,
  Map<string, Content["assets"] extends ReadonlyMap<string, infer One> ? One : never>
>();

/** Keeps a file's pictures for the deck that it became. */
export const keepPictures = (deck: string, assets: Content["assets"]): void =>
  void (assets.size > 0 && waiting.set(deck, new Map(assets)));

/** Stores the pictures of a file with the deck created from it, and puts their new names on the slides. */
export function useImported(open: OpenDocument, deck: Deck): void {
  useEffect(() => {
    const pictures = waiting.get(open.id);
    if (!pictures || !open.canWrite) return;
    waiting.delete(open.id);
    void placePictures(open, deck, pictures);
  }, [open, deck]);
}

async function placePictures(open: OpenDocument, deck: Deck, pictures: Content["assets"]): Promise<void> {
  for (const [name, { type, bytes }] of pictures) {
    // One that the server does not take leaves an empty frame, where another can be put.
    const asset = await open.putAsset(new Blob([bytes], { type })).catch(() => null);
    for (const slide of deck.slides) {
      const changes = slide.objects.flatMap((object) =>
        object.kind === "picture" && object.asset === name ? [[object.id, { asset }] as const] : [],
      );
      if (changes.length > 0) changeObjects(open.doc, slide.id, new Map(changes));
    }
  }
}
