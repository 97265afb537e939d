import { createContext } from "react";

/** Opens the current document again from the server. */
export const Reopen = createContext<() => void>(() => undefined);
