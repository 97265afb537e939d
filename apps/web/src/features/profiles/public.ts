/** The field for one's username, with its availability. */
export { UsernameField } from "./username-field.tsx";
