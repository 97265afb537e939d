import { type CSSProperties, useState } from "react";
import { hueOf, initialsOf } from "#ui/avatar.tsx";
import { cx } from "#ui/cx.ts";

/** A person as an upright card: their picture, or initials on their colour. */
export function Portrait({
  id,
  name,
  src,
  label,
  className,
}: {
  id: string;
  name: string;
  src: string | null;
  label: string;
  className?: string;
}) {
  const [broken, setBroken] = useState(false);
  const hue: CSSProperties & Record<"--hue", number> = { "--hue": hueOf(id) };
  return (
    <span
      role="img"
      aria-label={label}
      style={hue}
      className={cx(
        "relative grid aspect-[3/4] w-34 place-items-center overflow-hidden rounded-card border-4 border-raised font-semibold text-2xl shadow-float",
        "bg-[light-dark(oklch(0.86_0.065_var(--hue)),oklch(0.4_0.07_var(--hue)))] text-[light-dark(oklch(0.33_0.075_var(--hue)),oklch(0.93_0.04_var(--hue)))]",
        className,
      )}
    >
      <span aria-hidden="true">{initialsOf(name)}</span>
      {src && !broken && (
        <img
          src={src}
          alt=""
          onError={() => setBroken(true)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
