/** What other parts of the app may use of this room. */
export { HelpCentre } from "./help-centre.tsx";
