import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { numbers } from "#ui/formatters.ts";

/** What a list is filtered by. On phones it is folded, so that the list is in sight; the button says how much is filtered. */
export function FoldedFilters({
  active,
  label,
  className,
  children,
}: {
  /** How many filters are set. */
  active: number;
  /** What the button says while none is; without it: filters. */
  label?: string;
  /** The columns of wider windows. */
  className?: string;
  children: ReactNode;
}) {
  const { t, i18n } = useTranslation("admin");
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <search className="grid grid-cols-1 gap-4">
      <Button
        size="sm"
        variant="secondary"
        className="justify-self-start sm:hidden"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        icon={<SlidersHorizontal aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      >
        {active > 0
          ? t("filters_set", { number: numbers(i18n.language).format(active) })
          : (label ?? t("filters"))}
      </Button>
      <div
        id={id}
        className={cx("grid-cols-1 items-start gap-4 sm:grid", open ? "grid" : "hidden", className)}
      >
        {children}
      </div>
    </search>
  );
}
