/** One key of a keyboard. */
export const Kbd = ({ children }: { children: string }) => (
  <kbd className="inline-grid min-w-6 place-items-center rounded-[5px] border border-line border-b-2 bg-sunken px-1.5 py-0.5 font-medium font-sans text-ink-soft text-xs">
    {children}
  </kbd>
);
