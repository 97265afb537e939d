import { createContext } from "react";

/**
 * Whether a page is written to disk as it is, without the application's script. Only the build sets it, for public pages: they
 * are complete as they are, at a tenth of the size.
 */
export const Still = createContext(false);
