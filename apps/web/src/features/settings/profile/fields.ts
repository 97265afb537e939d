import type { Problems, Values } from "./draft.ts";

/** What every group of fields is given: the values shown, those saved, what is wrong, and a way to change them. */
export type FieldsProps = {
  values: Values;
  saved: Values;
  problems: Problems;
  change: (change: Partial<Values>) => void;
};
