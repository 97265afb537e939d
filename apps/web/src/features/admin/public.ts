import { lazy } from "react";

// Behind an import: these are pages of a few people, and everybody else's would carry them.
/** Loads what an answer is saved to as a file. */
export const ExportButton = lazy(async () => ({
  default: (await import("./export-button.tsx")).ExportButton,
}));
/** Asks for words before something is done. */
export const WordsDialog = lazy(async () => ({ default: (await import("./words-dialog.tsx")).WordsDialog }));
/** The frame of every page of the admin area: who may see it, the way to the others, its name and what it is for. */
export const StaffPage = lazy(async () => ({ default: (await import("./staff-page.tsx")).StaffPage }));
/** Shows its pages to members from a level on who have a second factor. */
export const TeamOnly = lazy(async () => ({ default: (await import("./team-only.tsx")).TeamOnly }));
/** Filters of a list, folded on phones. */
export const FoldedFilters = lazy(async () => ({
  default: (await import("./folded-filters.tsx")).FoldedFilters,
}));
/** By when something is due that has waited since a time. */
export const Due = lazy(async () => ({ default: (await import("./due.tsx")).Due }));
/** After a decision: the way to the next open case. */
export const NextCase = lazy(async () => ({ default: (await import("./next-case.tsx")).NextCase }));
export { Revealed } from "./revealed.tsx";
