import { lazy } from "react";

/** Chooses members whom one knows, by name. */
export const PeopleField = lazy(async () => ({
  default: (await import("./people-field.tsx")).PeopleField,
}));
