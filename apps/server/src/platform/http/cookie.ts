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

/** The header that sets a cookie for the whole site, out of scripts' reach; `value` is base64url. 0 seconds take it away. */
export const setCookie = (name: string, value: string, seconds: number, secure: boolean): string =>
  `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; ${secure ? "Secure; " : ""}SameSite=Lax`;
