import { lazy } from "react";

/** Selects known members by name. */
export const PeopleField = lazy(async () => ({
  default: (await import("./panel/people-field.tsx")).PeopleField,
}));
