/** What the rest of the app may use of trial projects. */
export { TrialBar } from "./trial-bar.tsx";
export { TrialButton, useShown as useTrial } from "./trial-button.tsx";
