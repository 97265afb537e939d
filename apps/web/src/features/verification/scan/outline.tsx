import { cx } from "#ui/cx.ts";
import type { Seen } from "../camera/use-detector.ts";

/** Draws where the card is, over the camera's picture. */
export function Outline({ sight, quad }: Seen) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      data-sight={sight}
      className="pointer-events-none absolute inset-0 size-full"
    >
      {quad && (
        <polygon
          points={quad.map(([x, y]) => `${x},${y}`).join(" ")}
          vectorEffect="non-scaling-stroke"
          fill="none"
          stroke="currentColor"
          className={cx("stroke-[4px]", sight === "locked" ? "text-good" : "text-signal")}
        />
      )}
    </svg>
  );
}
