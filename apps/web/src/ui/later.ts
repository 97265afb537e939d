import {
  type ComponentType,
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "./toast.tsx";

/** Code that is loaded when it is likely to be needed. */
export type Later<T> = {
  /** Begins to fetch it; does nothing if it is there or on its way. */
  fetch: () => Promise<T>;
  /** What has come; null until then. */
  here: () => T | null;
  /** Tells when it has come. */
  onHere: (listener: () => void) => () => void;
};

/**
 * A component whose code is loaded when it is needed. Unlike `lazy` it renders at once when it is loaded already, and a failure
 * affects no other part of the page: a page with a connection is reloaded (`followVersions`), one without shows a message.
 */
export function later<T>(load: () => Promise<T>): Later<T> {
  const listeners = new Set<() => void>();
  let part: T | null = null;
  let coming: Promise<T> | null = null;
  return {
    fetch: () => {
      coming ??= load().then(
        (loaded) => {
          part = loaded;
          for (const listener of listeners) listener();
          return loaded;
        },
        (failure: unknown) => {
          coming = null;
          throw failure;
        },
      );
      return coming;
    },
    here: () => part,
    onHere: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Fetches ahead what will probably be wanted. */
export const prefetch = (part: Later<unknown>): void => void part.fetch().catch(() => undefined);

/**
 * Renders something that opens and closes. Its code is fetched with the first opening and kept; it is rendered closed before it
 * opens, so that both can be animated. If loading fails, shows a message and calls `close`.
 */
export function useOpening<T>(
  part: Later<T>,
  open: boolean,
  close: () => void,
): { window: T | null; open: boolean } {
  const { t } = useTranslation("ui");
  const [wanted, setWanted] = useState(open);
  const [drawn, setDrawn] = useState(false);
  const here = useSyncExternalStore(part.onHere, part.here, () => null);
  const window = wanted ? here : null;
  if (open && !wanted) setWanted(true);
  const fetchIt = useEffectEvent(() => {
    part.fetch().catch(() => {
      toast(t("error_title"), { kind: "warn" });
      close();
    });
  });
  useEffect(() => {
    if (open) fetchIt();
  }, [open]);
  useEffect(() => {
    if (window !== null) setDrawn(true);
  }, [window]);
  return { window, open: open && drawn };
}

/** Something that is open while it is mounted: fetched the first time, renders nothing until then. */
export function laterOpened<P extends { onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const part = later(load);
  return function LaterOpened(props: P) {
    const { window } = useOpening(part, true, props.onClose);
    return window && createElement(window, props);
  };
}
