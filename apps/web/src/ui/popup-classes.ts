/** The look of everything that floats: menus, lists, popovers. */
export const popupClass =
  "max-h-(--available-height) min-w-44 overflow-y-auto rounded-card border border-line bg-raised p-1.5 text-ink shadow-float outline-none " +
  "origin-(--transform-origin) transition-[opacity,scale] duration-150 ease-out " +
  "data-ending-style:scale-[0.97] data-ending-style:opacity-0 data-starting-style:scale-[0.97] data-starting-style:opacity-0";

/** One line in a menu or list. */
export const itemClass =
  "flex min-h-10 w-full cursor-pointer select-none items-center gap-2.5 rounded-control px-2.5 py-2 text-start text-sm outline-none " +
  "data-disabled:cursor-default data-disabled:opacity-50 data-highlighted:bg-sunken";

/** What dims the page behind a dialog or sheet. */
export const veilClass =
  "print:hidden fixed inset-0 z-40 bg-veil transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0";
