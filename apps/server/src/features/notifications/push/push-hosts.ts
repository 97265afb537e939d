/**
 * Whether a push endpoint from a browser belongs to a known push service, so that members can't make the server call arbitrary
 * addresses. Patterns: a host, `*.` and a host (any name below it), or `host:port`, which may be plain HTTP.
 */
export function isPushService(endpoint: string, patterns: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, hostname, port, username, password } = new URL(endpoint);
  // The parser of addresses lets signs pass in names that no name has; the sender's own does not.
  if (!/^[a-z\d.:[\]-]+$/i.test(host)) return false;
  if (username || password || !["http:", "https:"].includes(protocol)) return false;
  return patterns.some((pattern) => {
    if (pattern.includes(":")) return host === pattern;
    if (protocol !== "https:" || port) return false;
    return pattern.startsWith("*.") ? hostname.endsWith(pattern.slice(1)) : hostname === pattern;
  });
}
