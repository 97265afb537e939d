import { createContext, useContext } from "react";

/** Whether what is drawn is near the screen. Pictures and parts of what is not are fetched once it comes near. */
export const Near = createContext(true);
/** Whether what is drawn here is near the screen, as whoever draws it says; true where nobody does. */
export const useIsNear = (): boolean => useContext(Near);
