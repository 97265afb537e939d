import { createContext, useContext } from "react";
import type { Place } from "./draft.ts";

const DeskContext = createContext<{ me: string; place: Place } | null>(null);
export const DeskProvider = DeskContext.Provider;

/** Who is writing, and in which place. */
export function useDesk(): { me: string; place: Place } {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("useDesk is only for parts of the composer");
  return desk;
}
