/** Addresses that people write, without any library: where they end, and how they are shown. All work is linear. */

// Signs that turn the direction of writing or hide are no part of an address: they could disguise it.
const HIDDEN = "\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff";
/**
 * Punctuation of Chinese and Japanese (、。，！？；：（）「」『』【】《》〈〉), Arabic (، ؛ ؟ ۔) and Hindi (। ॥): it ends an address, as often
 * no space does.
 */
const STOPS =
  "\\u3001\\u3002\\uff0c\\uff01\\uff1f\\uff1b\\uff1a\\uff08\\uff09\\u3008-\\u3011\\u060c\\u061b\\u061f\\u06d4\\u0964\\u0965";
/** What begins like an address, to be built into patterns; punctuation that closes its sentence may still follow it. */
export const ADDRESS_SOURCE = `https?://[^\\s<>"'\`${HIDDEN}${STOPS}]+`;

const CLOSING = new Set(".,;:!?]}»“”‘’›\"'…*");

/** An address without the signs that close its sentence; a bracket belongs to it if it was opened in it. */
export function withoutTail(found: string): string {
  let unopened = 0;
  for (const sign of found) {
    if (sign === ")") unopened += 1;
    else if (sign === "(") unopened -= 1;
  }
  let end = found.length;
  for (; end > 0; end -= 1) {
    const sign = found[end - 1] ?? "";
    if (sign === ")" && unopened > 0) unopened -= 1;
    else if (!CLOSING.has(sign)) break;
  }
  return found.slice(0, end);
}

/** Latin letters with their marks, less those that are taken for others (ı, ĸ, ŉ, ſ). */
const LATIN = /^[-a-z0-9ß-öø-ÿā-İĲ-ķĹ-ňŊ-žơƣưǎǐǒǔǖǘǚǜǧǫșțḍḥṃṇṛṣṭẓạ-ỹ]+$/u;
/** Scripts in which no letter is taken for a Latin one, each by itself or with those it is written with. */
const UNLIKE_LATIN = [
  /^[-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u,
  /^[-\p{Script=Han}\p{Script=Hangul}]+$/u,
  /^[-\p{Script=Arabic}]+$/u,
  /^[-\p{Script=Hebrew}]+$/u,
  /^[-\p{Script=Devanagari}]+$/u,
  /^[-\p{Script=Bengali}]+$/u,
  /^[-\p{Script=Tamil}]+$/u,
  /^[-\p{Script=Thai}]+$/u,
];
/** Scripts with letters that look like Latin ones: a name needs one that does not. */
const LIKE_LATIN = [
  { all: /^[-\p{Script=Cyrillic}]+$/u, unlike: /[бвгджзиймлнптфцчшщъыэюяђєїљњћџґ]/u },
  { all: /^[-\p{Script=Greek}]+$/u, unlike: /[βδεζθλμξπςσφψωάέήίϊΐόϋΰύώ]/u },
];
const isPlain = (label: string): boolean => /^[\x21-\x7e]*$/.test(label);
const isTellable = (label: string): boolean =>
  isPlain(label) ||
  LATIN.test(label) ||
  UNLIKE_LATIN.some((script) => script.test(label)) ||
  LIKE_LATIN.some(({ all, unlike }) => all.test(label) && unlike.test(label));

/** `URL.parse`, which both sides have and the contract does not. */
type Parse = (
  address: string,
) => { href: string; hostname: string; username: string; password: string } | null;

/** No one's host is longer; what is, is no address (RFC 1035). */
const HOST_MAX = 253;
const HOST = /^(https?:\/\/)([^/?#\\:]+)/iu;

/**
 * An address as it is shown: as it was written, but with the host's own spelling (punycode) where letters of several
 * scripts, or of one that looks like another, could pass for a host that they are not.
 */
function shownAddress(address: string, parse: Parse): string {
  const [whole = "", scheme = "", host = ""] = HOST.exec(address) ?? [];
  if (whole === "" || isPlain(host)) return address;
  const isOne =
    host.length <= HOST_MAX &&
    host
      .normalize("NFC")
      .toLowerCase()
      .split(/[.。．｡]/u)
      .every(isTellable);
  const spelled = isOne ? host : parse(`${scheme}${host}`)?.hostname;
  return spelled ? `${scheme}${spelled}${address.slice(whole.length)}` : address;
}

/** An address to be linked and how it is shown; null for what is none, or has a name before its host, which fakes one. */
export function linkOf(address: string, parse: Parse): { text: string; href: string } | null {
  const url = parse(address);
  if (!url?.hostname || url.username || url.password) return null;
  return { text: shownAddress(address, parse), href: url.href };
}
