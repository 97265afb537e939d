import { useSyncExternalStore } from "react";
import { storeItem } from "./device-storage.ts";

/** How the interface looks: as chosen, or as the device has it. */
export type Theme = "light" | "dark" | "system";

const STORED_AS = "theme";
const listeners = new Set<() => void>();

function current(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

/** Shows the theme at once and remembers it on this device. */
function setTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  storeItem(STORED_AS, theme === "system" ? null : theme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme in force and the way to change it. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, current, () => "system" as const);
  return { theme, setTheme };
}
