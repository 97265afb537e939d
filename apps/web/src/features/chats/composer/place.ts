import { createContext, useContext } from "react";
import type { ThreadAdapter } from "../adapter.ts";

/** Where one writes: the conversation, and the key of what is being written there. */
export type Place = { adapter: ThreadAdapter; place: string; thread: number | null };

const PlaceContext = createContext<Place | null>(null);
export const PlaceProvider = PlaceContext.Provider;

/** The place this part of a composer writes in. */
export function useThreadPlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error("useThreadPlace is only for parts of a composer");
  return place;
}
