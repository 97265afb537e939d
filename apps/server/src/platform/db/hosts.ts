const SEVERAL = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]+)(.*)$/;

/**
 * The addresses that a connection string names: one for each host, as libpq reads several (`postgres://me@one,two:5433/db`).
 * `target_session_attrs` is left out: of several, the one that takes writes is always looked for.
 */
export function hostsOf(url: string): string[] {
  const [, before = "", hosts = "", after = ""] = SEVERAL.exec(url) ?? [];
  if (!hosts.includes(",")) return [url];
  const rest = after.replace(/([?&])target_session_attrs=[^&]*(&|$)/, (_, mark: string, next: string) =>
    next === "&" ? mark : "",
  );
  return hosts.split(",").map((host) => `${before}${host.trim()}${rest}`);
}

/** Host and port of a URL, without credentials. */
export const placeOf = (url: string): string => {
  const { hostname, port, searchParams } = new URL(url);
  return `${searchParams.get("host") ?? hostname}:${port || "5432"}`;
};
