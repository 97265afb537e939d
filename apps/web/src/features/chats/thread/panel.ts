import type { Target } from "../messages-cache.ts";

/** A panel next to the messages. */
export type PanelName = "search" | "pins";
/** Leads to a message or day; answers whether it worked. */
export type Jump = (target: Target) => Promise<boolean>;
