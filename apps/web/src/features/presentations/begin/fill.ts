import type * as Y from "yjs";
import { addSlides, changeLook } from "../model/deck-doc.ts";
import { slidesFrom, TEMPLATES, type TemplateKey } from "./templates.ts";

/** Fills a new document with a template in the words of a language. */
export function fillFrom(
  doc: Y.Doc,
  key: TemplateKey,
  words: Readonly<Record<string, string>>,
  rtl: boolean,
): void {
  const { theme, font } = TEMPLATES[key];
  changeLook(doc, { theme, font });
  addSlides(doc, slidesFrom(key, words, rtl));
}
