import { COOKIES, type CookieName } from "@kompagnon/contract/site/kept.ts";

const DAY_SECONDS = 24 * 3600;

/** How a cookie is called on this site: over TLS it is bound to the host. */
export const cookieNameOf = (name: CookieName, origin: string): string =>
  origin.startsWith("https:") ? `__Host-${name}` : name;

/** The value of a cookie in a request's header; undefined without one. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  for (let from = 0; from < header.length; ) {
    const semicolon = header.indexOf(";", from);
    const end = semicolon < 0 ? header.length : semicolon;
    const equals = header.indexOf("=", from);
    if (equals > 0 && equals < end && header.slice(from, equals).trim() === name)
      return header.slice(equals + 1, end).trim();
    from = end + 1;
  }
  return undefined;
}

/** The header that sets a cookie for the whole site, out of scripts' reach; `value` is base64url, an empty one takes it away. */
export const setCookie = (name: CookieName, value: string, origin: string): string =>
  `${cookieNameOf(name, origin)}=${value}; Max-Age=${value === "" ? 0 : COOKIES[name].days * DAY_SECONDS}; Path=/; HttpOnly; ${origin.startsWith("https:") ? "Secure; " : ""}SameSite=Lax`;
