/** What other parts of the app may use of this room. */
export { OnboardingBar } from "./components/onboarding-bar.tsx";
