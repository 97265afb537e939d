/** What other features may use of teams. */
export { PeopleField } from "./panel/choose-people.ts";
