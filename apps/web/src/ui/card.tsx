import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

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
