import { createContext, useContext } from "react";
import type { ThreadAdapter } from "../adapter.ts";

/** The place of a composer: the conversation, and the key of its draft. */
export type ComposerContext = { adapter: ThreadAdapter; threadKey: string; thread: number | null };

const ThreadComposerContext = createContext<ComposerContext | null>(null);
export const ComposerProvider = ThreadComposerContext.Provider;

/** The place this part of a composer writes in. */
export function useComposer(): ComposerContext {
  const threadKey = useContext(ThreadComposerContext);
  if (!threadKey) throw new Error("useComposer is only for parts of a composer");
  return threadKey;
}
