/** What other parts of the app may use of this feature. */
export { HelpCentre } from "./help-centre.tsx";
