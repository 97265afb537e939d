import { type CSSProperties, useState } from "react";
import { cx } from "./cx.ts";
import { useIsNearViewport } from "./near-viewport.ts";

const sizes = {
  xs: "size-6 text-[0.65rem]",
  sm: "size-8 text-xs",
  md: "size-10 text-sm",
  lg: "size-14 text-lg",
  xl: "size-24 text-2xl",
} as const;
const DOT_COLOURS = { online: "bg-good", away: "bg-warn", offline: "bg-line-strong" } as const;
const pixels = { xs: 24, sm: 32, md: 40, lg: 56, xl: 96 } as const;

/** A hue in degrees drawn from an id: the same member always has the same colour. */
export function hueOf(id: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash ^ id.charCodeAt(index), 16_777_619);
  return Math.abs(hash) % 360;
}

/** Up to two letters of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words[words.length - 1]] : [words[0]];
  return letters
    .map((word) => [...(word ?? "?")][0] ?? "?")
    .join("")
    .toLocaleUpperCase();
}

/**
 * A member's picture, or their initials on a colour derived from the id if there is none (or it does not load). Decoration by
 * default, next to the name. Set `label` where it is shown alone.
 */
export function Avatar({
  id,
  name,
  src,
  size = "md",
  status,
  label,
  className,
}: {
  id: string;
  name: string;
  src?: string | null;
  size?: keyof typeof sizes;
  /** A dot for presence; say it in words nearby as well. */
  status?: "online" | "away" | "offline";
  label?: string;
  className?: string;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  const near = useIsNearViewport();
  const shown = near && src && src !== broken ? src : null;
  const hue: CSSProperties & Record<"--hue", number> = { "--hue": hueOf(id) };
  return (
    <span
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      className={cx("relative inline-block shrink-0", sizes[size], className)}
    >
      {shown ? (
        <img
          src={shown}
          alt=""
          width={pixels[size]}
          height={pixels[size]}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(shown)}
          className="size-full rounded-full bg-sunken object-cover"
        />
      ) : (
        <span
          style={hue}
          className="grid size-full select-none place-items-center rounded-full bg-[light-dark(oklch(0.86_0.065_var(--hue)),oklch(0.4_0.07_var(--hue)))] font-semibold text-[light-dark(oklch(0.33_0.075_var(--hue)),oklch(0.93_0.04_var(--hue)))]"
        >
          {initialsOf(name)}
        </span>
      )}
      {status && (
        <span
          className={cx(
            "absolute size-[28%] max-h-4 min-h-2 min-w-2 max-w-4 rounded-full border-2 border-raised",
            size === "xl" ? "end-1 bottom-1" : "end-0 bottom-0",
            DOT_COLOURS[status],
          )}
        />
      )}
    </span>
  );
}
