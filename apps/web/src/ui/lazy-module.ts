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
export type LazyModule<T> = {
  /** Begins to fetch it; does nothing if it is there or on its way. */
  load: () => Promise<T>;
  /** What has come; null until then. */
  loaded: () => T | null;
  /** Tells when it has come. */
  onLoaded: (listener: () => void) => () => void;
};

/**
 * A component whose code is loaded when it is needed. Unlike `lazy` it renders at once when it is loaded already, and a failure
 * affects no other part of the page: a page with a connection is reloaded (`followVersions`), one without shows a message.
 */
export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  const listeners = new Set<() => void>();
  let part: T | null = null;
  let pending: Promise<T> | null = null;
  return {
    load: () => {
      pending ??= load().then(
        (loaded) => {
          part = loaded;
          for (const listener of listeners) listener();
          return loaded;
        },
        (failure: unknown) => {
          pending = null;
          throw failure;
        },
      );
      return pending;
    },
    loaded: () => part,
    onLoaded: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Fetches ahead what will probably be wanted. */
export const prefetch = (part: LazyModule<unknown>): void => void part.load().catch(() => undefined);

/**
 * Renders something that opens and closes. Its code is fetched with the first opening and kept; it is rendered closed before it
 * opens, so that both can be animated. If loading fails, shows a message and calls `close`.
 */
export function useOpening<T>(
  part: LazyModule<T>,
  open: boolean,
  close: () => void,
): { window: T | null; open: boolean } {
  const { t } = useTranslation("ui");
  const [requested, setWanted] = useState(open);
  const [mounted, setDrawn] = useState(false);
  const loaded = useSyncExternalStore(part.onLoaded, part.loaded, () => null);
  const window = requested ? loaded : null;
  if (open && !requested) setWanted(true);
  const loadPart = useEffectEvent(() => {
    part.load().catch(() => {
      toast(t("error_title"), { kind: "warn" });
      close();
    });
  });
  useEffect(() => {
    if (open) loadPart();
  }, [open]);
  useEffect(() => {
    if (window !== null) setDrawn(true);
  }, [window]);
  return { window, open: open && mounted };
}

/** Something that is open while it is mounted: fetched the first time, renders nothing until then. */
export function lazyDialog<P extends { onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const part = lazyModule(load);
  return function LaterOpened(props: P) {
    const { window } = useOpening(part, true, props.onClose);
    return window && createElement(window, props);
  };
}
