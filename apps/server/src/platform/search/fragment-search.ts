import {
  fold,
  IGNORED,
  IGNORED_ANYWHERE,
  isUnspaced,
  isVariant,
  SPACES,
} from "@kompagnon/contract/search/fold.ts";
import { fragmentsOf } from "@kompagnon/contract/search/terms.ts";

/**
 * A search for fragments of texts that no index holds. `candidates` are patterns (`~ all`) for everything that may fold to the
 * fragments: cheap, and seldom too much. `exact` are patterns (`like all`) for `search_fold` of what is left.
 */
export type FragmentSearch = { candidates: string[]; exact: string[] };

/** Where letters are that fold to another one: European, Arabic and Indic letters, and the forms that Unicode has for compatibility. */
const RANGES = [
  [0x20, 0x52f],
  [0x621, 0x6d3],
  [0x6f0, 0x6f9],
  [0x929, 0x96f],
  [0x1e00, 0x1fff],
  [0x2010, 0x2026],
  [0x2070, 0x209c],
  [0x2100, 0x218f],
  [0x2460, 0x24ff],
  [0x2e9f, 0x2fd5],
  [0x3036, 0x33ff],
  [0xf900, 0xfffd],
  [0x1d400, 0x1d7ff],
  [0x1f100, 0x1f251],
  [0x2f800, 0x2fa1d],
] as const;

type Variants = {
  /** By letter: what folds to it, or to something with it. */
  letters: ReadonlyMap<string, ReadonlySet<string>>;
  /** Letters that may have no sign of their own: behind another one in a ligature. */
  pairs: ReadonlySet<string>;
};
let cachedVariants: Variants | undefined;

/** Whether a sign is its own fold, as most are; known without folding it. */
const isPlain = (sign: string): boolean =>
  sign === sign.toLowerCase() && sign === sign.normalize("NFKD") && !isVariant(sign);

function readVariants(): Variants {
  const letters = new Map<string, Set<string>>();
  const pairs = new Set<string>();
  for (const [from, to] of RANGES)
    for (let code = from; code <= to; code++) {
      const sign = String.fromCodePoint(code);
      if (isPlain(sign)) continue;
      const folded = [...fold(sign)];
      for (const [at, letter] of folded.entries()) {
        const variants = letters.get(letter);
        if (variants) variants.add(sign);
        else letters.set(letter, new Set([sign]));
        if (at > 0) pairs.add(`${folded[at - 1]}${letter}`);
      }
    }
  return { letters, pairs };
}

/** A class of a pattern for one of these signs. */
const classOf = (signs: Iterable<string>): string => `[${[...signs].join("").replace(/[\\[\]^-]/g, "\\$&")}]`;

/** Voiced marks of kana, which may be written behind the plain letter. */
const VOICED = "\\u3099\\u309a\\uff9e\\uff9f";
/** Scripts with vowel signs that a fold ignores. */
const HAS_VOWEL_SIGNS = /[\u0590-\u097f]/u;
const between = (letter: string): string =>
  `[${HAS_VOWEL_SIGNS.test(letter) ? IGNORED : IGNORED_ANYWHERE}${isUnspaced(letter) ? VOICED : ""}]*`;
const GAP = `[${SPACES}\\u00a0\\u2000-\\u200a\\u202f\\u205f\\u3000${IGNORED}]+`;

/** A pattern that every text matches whose fold has this fragment. */
function candidateOf(fragment: string): string {
  cachedVariants ??= readVariants();
  const { letters, pairs } = cachedVariants;
  let before = "";
  let pattern = "";
  for (const letter of fragment) {
    const base = letter.normalize("NFD").slice(0, letter.length);
    const signs = new Set([letter, base, ...(letters.get(letter) ?? []), ...(letters.get(base) ?? [])]);
    const isOptional = pairs.has(`${before}${letter}`);
    pattern += letter === " " ? GAP : `${classOf(signs)}${isOptional ? "?" : ""}${between(letter)}`;
    before = letter;
  }
  return pattern;
}

/** A `like` pattern for a text with this fragment. */
const likeOf = (fragment: string): string => `%${fragment.replace(/[\\%_]/g, "\\$&")}%`;

/** What a member typed as a search for fragments: all of them, in any order. Null if there is nothing to look for. */
export function fragmentSearchOf(q: string): FragmentSearch | null {
  const fragments = fragmentsOf(q.toWellFormed());
  if (fragments.length === 0) return null;
  return { candidates: fragments.map(candidateOf), exact: fragments.map(likeOf) };
}
