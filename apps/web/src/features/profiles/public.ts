/** The field for the member's username, with its availability. */
export { UsernameField } from "./username-field.tsx";
