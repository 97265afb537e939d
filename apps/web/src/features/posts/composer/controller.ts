import { createContext, useContext } from "react";
import type { Place } from "./draft.ts";

const ComposerControllerContext = createContext<{ me: string; place: Place } | null>(null);
export const ComposerControllerProvider = ComposerControllerContext.Provider;

/** Who is writing, and in which place. */
export function useComposerController(): { me: string; place: Place } {
  const controller = useContext(ComposerControllerContext);
  if (!controller) throw new Error("useComposerController is only for parts of the composer");
  return controller;
}
