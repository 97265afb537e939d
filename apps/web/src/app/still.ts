import { createContext } from "react";

/**
 * Whether a page is written to disk as it stands, without the application's script. Only the build says so, for public
 * pages: they are complete as they are, and weigh a tenth.
 */
export const Still = createContext(false);
