import { lazy, Suspense, useState } from "react";
import type { Profile } from "../api.ts";
import type { Direction } from "./drag.ts";
import type { Filters } from "./filters.ts";

const DetailsSheet = lazy(async () => ({ default: (await import("./details-sheet.tsx")).DetailsSheet }));
const FiltersSheet = lazy(async () => ({ default: (await import("./filters-sheet.tsx")).FiltersSheet }));
const PreferencesSheet = lazy(async () => ({
  default: (await import("./preferences-sheet.tsx")).PreferencesSheet,
}));

type Name = "details" | "filters" | "preferences";
type Sheets = ReturnType<typeof useSheets>;

/** Which sheet is open, `first` at once, and which were: drawn from their first opening on, so that closing is animated. */
export function useSheets(first: Name | null) {
  const [open, setOpen] = useState(first);
  const [used, setUsed] = useState<ReadonlySet<Name>>(new Set(first ? [first] : []));
  const show = (sheet: Name) => {
    setUsed(new Set([...used, sheet]));
    setOpen(sheet);
  };
  return { open, used, show, hide: () => setOpen(null) };
}

/** The deck's sheets; each is fetched when it is first opened. */
export function DeckSheets({
  sheets: { open, used, hide },
  profile,
  filters,
  onDecide,
  onFilters,
  onSought,
  onLess,
}: {
  sheets: Sheets;
  /** Whose details are shown. */
  profile: Profile | null;
  filters: Filters;
  onDecide: (direction: Direction) => void;
  onFilters: (filters: Filters) => void;
  onSought: () => void;
  onLess: () => void;
}) {
  const close = (on: boolean) => !on && hide();
  return (
    <Suspense fallback={null}>
      {used.has("details") && profile && (
        <DetailsSheet
          profile={profile}
          open={open === "details"}
          onOpenChange={close}
          onLess={onLess}
          onDecide={(to) => {
            hide();
            onDecide(to);
          }}
        />
      )}
      {used.has("filters") && (
        <FiltersSheet open={open === "filters"} onOpenChange={close} filters={filters} onApply={onFilters} />
      )}
      {used.has("preferences") && (
        <PreferencesSheet open={open === "preferences"} onOpenChange={close} onChanged={onSought} />
      )}
    </Suspense>
  );
}
