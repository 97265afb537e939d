import { Maximize, RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { FormError } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";

/** The view of a picture: zoom, quarter turns, and position. */
type View = { zoom: number; turns: number; x: number; y: number };
/** As it is first shown. */
const START: View = { zoom: 1, turns: 0, x: 0, y: 0 };

const FACTOR = 1.25;
const SMALLEST = 0.5;
const LARGEST = 8;
const STEP = 40;

/** A step larger or smaller. */
const zoomed = (view: View, by: 1 | -1): View => ({
  ...view,
  zoom: Math.min(LARGEST, Math.max(SMALLEST, view.zoom * FACTOR ** by)),
});
/** A quarter further. */
const rotated = (view: View): View => ({ ...view, turns: (view.turns + 1) % 4 });
/** Moves the view by a number of pixels. */
const moved = (view: View, x: number, y: number): View => ({ ...view, x: view.x + x, y: view.y + y });

/** What a key does; null where it means nothing here. */
function viewAfter(view: View, key: string): View | null {
  const shortcuts: Record<string, () => View> = {
    "+": () => zoomed(view, 1),
    "=": () => zoomed(view, 1),
    "-": () => zoomed(view, -1),
    r: () => rotated(view),
    R: () => rotated(view),
    0: () => START,
    ArrowLeft: () => moved(view, STEP, 0),
    ArrowRight: () => moved(view, -STEP, 0),
    ArrowUp: () => moved(view, 0, STEP),
    ArrowDown: () => moved(view, 0, -STEP),
  };
  return shortcuts[key]?.() ?? null;
}

/** A picture that can be inspected: zoom, rotate and move by buttons, pointer and keys. */
export function Viewer({
  name,
  picture,
}: {
  name: string;
  picture: { url: string; width: number; height: number };
}) {
  const { t } = useTranslation("verification/staff");
  const [view, setView] = useState<View>(START);
  const [failed, setFailed] = useState(false);
  const from = useRef<readonly [number, number] | null>(null);
  const press = (event: KeyboardEvent) => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? null : viewAfter(view, event.key);
    if (!next) return;
    event.preventDefault();
    setView(next);
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (!from.current) return;
    const [x, y] = from.current;
    setView((before) => moved(before, clientX - x, clientY - y));
    from.current = [clientX, clientY];
  };
  return (
    <figure className="grid gap-2">
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys zoom, rotate and move it
        tabIndex={0}
        aria-label={t("viewer", { side: name })}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = [event.clientX, event.clientY];
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          from.current = null;
        }}
        onPointerCancel={() => {
          from.current = null;
        }}
        className="grid h-48 cursor-grab touch-none place-items-center overflow-hidden rounded-card border border-line bg-sunken active:cursor-grabbing sm:h-64 lg:h-72"
      >
        {failed ? (
          <FormError>{t("picture_failed")}</FormError>
        ) : (
          <img
            src={picture.url}
            alt={name}
            width={picture.width}
            height={picture.height}
            draggable={false}
            onError={() => setFailed(true)}
            className="max-h-full w-auto max-w-full object-contain transition-transform duration-150 motion-reduce:transition-none"
            style={{
              transform: `translate(${view.x}px, ${view.y}px) rotate(${view.turns * 90}deg) scale(${view.zoom})`,
            }}
          />
        )}
      </div>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <span className="font-medium">{name}</span>
        {/* Two pictures side by side on the narrowest phones leave no room for four buttons in a row. */}
        <span className="flex flex-wrap gap-1">
          <IconButton
            label={t("zoom_out")}
            icon={<ZoomOut {...ICON} />}
            onClick={() => setView(zoomed(view, -1))}
          />
          <IconButton
            label={t("zoom_in")}
            icon={<ZoomIn {...ICON} />}
            onClick={() => setView(zoomed(view, 1))}
          />
          <IconButton
            label={t("rotate")}
            icon={<RotateCw {...ICON} />}
            onClick={() => setView(rotated(view))}
          />
          <IconButton label={t("reset")} icon={<Maximize {...ICON} />} onClick={() => setView(START)} />
        </span>
      </figcaption>
    </figure>
  );
}

const ICON = { "aria-hidden": true, className: "size-5", strokeWidth: 1.75 } as const;
