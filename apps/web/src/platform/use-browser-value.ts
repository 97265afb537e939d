import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * State that only this browser knows, on a page that may be prerendered: `ahead` during hydration, then the result of `read` (a
 * plain value).
 */
export const useBrowserValue = <Value extends string | boolean | null>(
  read: () => Value,
  serverValue: Value,
): Value => useSyncExternalStore(never, read, () => serverValue);
