/** The register of trade marks of the German Patent and Trade Mark Office; it takes no words in its address. */
export const DPMA = "https://register.dpma.de/DPMAregister/marke/einsteiger";

const FOLDED: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  ø: "o",
  ł: "l",
  æ: "ae",
};
const LABEL_MAX = 63;

/** A name as a domain label; empty if no letter of it is valid. */
const labelOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[äöüßøłæ]/g, (letter) => FOLDED[letter] ?? "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, LABEL_MAX);

/** Domains of a name, each with a link to look up its owner; none for names in other scripts. */
export function domainsOf(name: string): { domain: string; href: string }[] {
  const label = labelOf(name);
  if (label === "" || !/^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\s]+$/u.test(name)) return [];
  return [
    { domain: `${label}.de`, href: `https://webwhois.denic.de/?lang=de&query=${label}.de` },
    { domain: `${label}.com`, href: `https://lookup.icann.org/en/lookup?name=${label}.com` },
  ];
}
