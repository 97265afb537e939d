import { Command } from "cmdk";
import type { ReactNode } from "react";

/** A line of the palette. `name` tells it from all others; it is not shown. */
export const Entry = ({
  name,
  picture,
  aside,
  onSelect,
  children,
}: {
  name: string;
  picture: ReactNode;
  /** Shown in soft ink next to or below it. */
  aside?: ReactNode;
  onSelect: () => void;
  children: ReactNode;
}) => (
  <Command.Item
    value={name}
    onSelect={onSelect}
    className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 data-[selected=true]:bg-sunken"
  >
    {picture}
    <span className="grid min-w-0 flex-1">
      <span dir="auto" className="truncate text-start">
        {children}
      </span>
      {aside && (
        <span dir="auto" className="truncate text-start text-ink-soft text-sm">
          {aside}
        </span>
      )}
    </span>
  </Command.Item>
);

/** Lines of one kind under their name. */
export const Entries = ({ heading, children }: { heading: ReactNode; children: ReactNode }) => (
  <Command.Group
    heading={heading}
    className="**:[[cmdk-group-heading]]:px-3 **:[[cmdk-group-heading]]:pt-3 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:text-xs **:[[cmdk-group-heading]]:text-ink-soft"
  >
    {children}
  </Command.Group>
);

/** How icons look here. */
export const entryIcon = {
  className: "size-5 shrink-0 text-ink-soft",
  strokeWidth: 1.75,
  "aria-hidden": true,
} as const;
