/** What the rest of the app may use of calls. */
export { CallButton } from "./call-button.tsx";
