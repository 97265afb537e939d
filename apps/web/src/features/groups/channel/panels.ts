/** What may stand beside a channel's messages. */
export type Panel =
  | { kind: "members" }
  | { kind: "search"; words: string }
  | { kind: "pins" }
  | { kind: "thread"; seq: number };

/** The panel that an address names; null for none. */
export function panelIn(search: URLSearchParams): Panel | null {
  const thread = Number(search.get("thread"));
  if (Number.isInteger(thread) && thread > 0) return { kind: "thread", seq: thread };
  const name = search.get("panel");
  if (name === "search") return { kind: name, words: search.get("q") ?? "" };
  return name === "members" || name === "pins" ? { kind: name } : null;
}

/** The query of the address with a panel open, or with none. */
export function searchWith(panel: Panel | null): Record<string, string> {
  if (!panel) return {};
  if (panel.kind === "thread") return { thread: String(panel.seq) };
  if (panel.kind === "search" && panel.words !== "") return { panel: "search", q: panel.words };
  return { panel: panel.kind };
}
