/** What the rest of the app may use of trial projects. */
export { TrialBar } from "./trial-bar.tsx";
export { TrialButton } from "./trial-button.tsx";
export { useShown as useTrial } from "./use-shown.ts";
