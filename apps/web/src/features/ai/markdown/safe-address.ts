/** A safe link of an answer, with the host that is shown next to it; null for any other. */
export function safeAddress(href: string): { href: string; host: string } | null {
  // Relative addresses are none: an assistant has no pages of its own.
  const url = URL.parse(href);
  if (!url) return null;
  if (url.protocol === "mailto:") return { href: url.href, host: url.pathname };
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  return { href: url.href, host: url.host };
}
