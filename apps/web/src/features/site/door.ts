/** What other parts of the app may use of this room. */
export { NotFound } from "./not-found.tsx";
