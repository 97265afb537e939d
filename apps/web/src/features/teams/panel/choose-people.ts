import { lazy } from "react";

/** Selects known members by name. */
export const PeopleField = lazy(async () => ({
  default: (await import("./people-field.tsx")).PeopleField,
}));
