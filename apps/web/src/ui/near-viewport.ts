import { createContext, useContext } from "react";

/** Whether what is drawn is near the screen. Pictures and parts of what is not are fetched once it comes near. */
export const NearViewport = createContext(true);
/** Whether the component is near the screen, as its provider says; true without a provider. */
export const useIsNearViewport = (): boolean => useContext(NearViewport);
