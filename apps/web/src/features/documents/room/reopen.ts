import { createContext } from "react";

/** Opens the document of this room anew, as the server has it. */
export const Reopen = createContext<() => void>(() => undefined);
