import type { ComponentProps } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "./cx.ts";
import { Skeleton } from "./skeleton.tsx";

/** A raised surface with a hairline. `as` picks the element that fits (article, section, li). */
export function Card({
  as: Element = "div",
  padding = "md",
  className,
  ...rest
}: ComponentProps<"div"> & {
  as?: "div" | "article" | "section" | "li";
  padding?: "none" | "sm" | "md" | "lg";
}) {
  const paddings = { none: "", sm: "p-4", md: "p-5", lg: "p-6 sm:p-8" } as const;
  // The four elements take the same attributes; a union of tags would need one branch each.
  const Box = Element as "div";
  return (
    <Box
      {...rest}
      className={cx("rounded-card border border-line bg-raised", paddings[padding], className)}
    />
  );
}

/** A grid of cards of people or groups. */
export const CARD_GRID = "grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3";

/** In their place while they come. */
export function CardsSkeleton() {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-label={t("loading")} className={CARD_GRID}>
      {["a", "b", "c", "d", "e", "f"].map((card) => (
        <Card key={card} className="grid gap-4">
          <span className="flex items-center gap-3">
            <Skeleton className="size-14 shrink-0 rounded-full!" />
            <span className="grid flex-1 gap-2">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
            </span>
          </span>
          <Skeleton className="h-16" />
          <Skeleton className="h-10 w-28" />
        </Card>
      ))}
    </div>
  );
}
