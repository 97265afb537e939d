import { memberCard } from "../profiles/model.ts";

/** A member as the search shows them. */
export const people = memberCard;
