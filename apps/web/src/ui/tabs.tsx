import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { CountBadge } from "./badge.tsx";

/** One tab: its name and, if something waits there, how much. */
export type Tab<V extends string> = { value: V; label: ReactNode; count?: number };

/** A row of tabs; put one `TabPanel` a tab inside. */
export function Tabs<V extends string>({
  tabs,
  value,
  onChange,
  label,
  children,
}: {
  tabs: readonly Tab<V>[];
  value: V;
  onChange: (value: V) => void;
  /** What the tabs choose between, for screen readers. */
  label: string;
  children: ReactNode;
}) {
  return (
    <Base.Root value={value} onValueChange={(next: V) => onChange(next)}>
      <Base.List aria-label={label} className="relative flex gap-1 overflow-x-auto border-line border-b">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-t-control px-3.5 font-medium text-ink-soft text-sm hover:text-ink focus-visible:-outline-offset-2 data-active:text-ink"
          >
            {tab.label}
            {tab.count !== undefined && <CountBadge count={tab.count} />}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-(--active-tab-left) h-0.5 w-(--active-tab-width) bg-accent transition-[left,width] duration-200 ease-out" />
      </Base.List>
      {children}
    </Base.Root>
  );
}

/** What a tab shows. */
export const TabPanel = ({ value, children }: { value: string; children: ReactNode }) => (
  <Base.Panel value={value} className="pt-5 outline-none">
    {children}
  </Base.Panel>
);
