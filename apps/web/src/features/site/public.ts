/** What other parts of the app may use of this feature. */
export { NotFound } from "./not-found.tsx";
