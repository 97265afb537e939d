import { type CSSProperties, useState } from "react";
import { hueOf, initialsOf } from "#ui/avatar.tsx";
import { cx } from "#ui/cx.ts";

/**
 * A person as an upright card in the proportions of a matching picture: that picture, or initials on their colour. Set its width
 * by class name, and `label` if no name is next to it.
 */
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
  label?: string;
  className?: string;
}) {
  const [broken, setBroken] = useState(false);
  const hue: CSSProperties & Record<"--hue", number> = { "--hue": hueOf(id) };
  return (
    <span
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      style={hue}
      className={cx(
        "relative grid aspect-[384/600] place-items-center overflow-hidden rounded-card font-semibold text-2xl",
        "bg-[light-dark(oklch(0.86_0.065_var(--hue)),oklch(0.4_0.07_var(--hue)))] text-[light-dark(oklch(0.33_0.075_var(--hue)),oklch(0.93_0.04_var(--hue)))]",
        className,
      )}
    >
      <span aria-hidden="true">{initialsOf(name)}</span>
      {src && !broken && (
        <img
          src={src}
          alt=""
          width={384}
          height={600}
          decoding="async"
          onError={() => setBroken(true)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
