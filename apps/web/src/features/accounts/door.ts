/** What other parts of the app may use of this room. */
export { ConfirmEmailBar } from "./components/confirm-email-bar.tsx";
