import { lazy } from "react";

/** What rooms use of calls: the devices and the buttons for them. Apart from what chats use, so that chats don't load it. */
export { useMediaFailure } from "./use-media-failure.ts";
export const DeviceChoice = lazy(async () => ({
  default: (await import("./device-choice.tsx")).DeviceChoice,
}));
export const MediaButtons = lazy(async () => ({
  default: (await import("./media-buttons.tsx")).MediaButtons,
}));
export const LevelMeter = lazy(async () => ({ default: (await import("./level-meter.tsx")).LevelMeter }));
