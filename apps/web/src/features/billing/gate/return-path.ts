import { returnPath } from "@kompagnon/contract/billing/paths.ts";
import { useLocation } from "react-router";
import type { Origin } from "#platform/session.ts";

/** The page that the member wanted to open before they came to the prices or an order. Null if none may be returned to. */
export function useReturnPath(): string | null {
  const state = useLocation().state as Origin | null; // what the gate or a dialog gave along
  return returnPath(state?.from);
}

/** Where the member is, for a link to the prices or an order: the payment leads back here. */
export function useHere(): Origin {
  const { pathname, search, hash } = useLocation();
  return { from: `${pathname}${search}${hash}` };
}
