/** A panel next to a channel's messages. */
export type Panel =
  | { kind: "members" }
  | { kind: "search"; words: string }
  | { kind: "pins" }
  | { kind: "thread"; seq: number }
  /** One that another feature brings. */
  | { kind: "feature"; key: string };

/** The panel that an address names, one of a channel's own or of these by other features; null for none. */
export function panelIn(search: URLSearchParams, others: readonly { key: string }[] = []): Panel | null {
  const thread = Number(search.get("thread"));
  if (Number.isInteger(thread) && thread > 0) return { kind: "thread", seq: thread };
  const name = search.get("panel");
  if (name === "search") return { kind: name, words: search.get("q") ?? "" };
  if (name === "members" || name === "pins") return { kind: name };
  return others.some(({ key }) => key === name) && name ? { kind: "feature", key: name } : null;
}

/** The query of the address with a panel open, or with none. */
export function searchWith(panel: Panel | null): Record<string, string> {
  if (!panel) return {};
  if (panel.kind === "thread") return { thread: String(panel.seq) };
  if (panel.kind === "search" && panel.words !== "") return { panel: "search", q: panel.words };
  return { panel: panel.kind === "feature" ? panel.key : panel.kind };
}
