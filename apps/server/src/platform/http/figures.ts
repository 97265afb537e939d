import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { FIGURES_MARK, type Figures, fillFigures } from "@kompagnon/contract/site/figures.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import type { Log } from "#platform/log.ts";

/** Max age before a request triggers a new count: the displayed numbers are rounded down, and change rarely. */
const FRESH_MS = 10 * 60_000;
/** Nearly as small as the build's 11, in a tenth of the time. */
const BROTLI_QUALITY = 9;

/**
 * The community's figures as last counted; null before the first count. Never blocks: figures older than ten minutes are counted
 * again in the background.
 */
export function countedFigures(count: () => Promise<Figures>, log: Log): () => Figures | null {
  let counted: Figures | null = null;
  let due = 0;
  let isCounting = false;
  return () => {
    if (!isCounting && Date.now() >= due) {
      isCounting = true;
      count()
        .then((figures) => {
          counted = figures;
        })
        .catch((error: unknown) => log.warn({ err: error }, "the community was not counted"))
        .finally(() => {
          due = Date.now() + FRESH_MS;
          isCounting = false;
        });
    }
    return counted;
  };
}

/** A page as it goes over the line, in each encoding. */
export type Bodies = { plain: Buffer; br: Buffer; gzip: Buffer };
/** Whether a page has room for figures. */
export const hasFigures = (html: string): boolean => html.includes(FIGURES_MARK);

/** The page with these figures in it; null where none is worth telling. */
export async function filledBodies(html: string, figures: Figures): Promise<Bodies | null> {
  const [, language = ""] = /<html[^>]* lang="([a-z]{2})"/.exec(html) ?? [];
  const filled = fillFigures(html, figures, localeOf(language));
  if (filled === html) return null;
  const plain = Buffer.from(filled);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain),
  ]);
  return { plain, br, gzip: zipped };
}
