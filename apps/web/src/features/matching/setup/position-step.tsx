import { localeOf } from "@kompagnon/messages/languages.ts";
import { Minus, Move, Plus } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { drawPicture } from "./draw.ts";
import { FRAME, nearestStop, type Position, pan, ZOOM_STOPS, zoomStep, zoomTo } from "./geometry.ts";
import type { Picture } from "./picture-file.ts";

/** This much wheel, in pixels, is one step of the zoom. */
const WHEEL_STEP = 60;
/** A line of a wheel that counts lines, in pixels. */
const WHEEL_LINE = 20;
/** An arrow key moves the picture this far, with Shift five times, in frame pixels. */
const KEY_PAN = 8;

type Change = (change: (position: Position) => Position) => void;
type Point = { x: number; y: number };

const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spread = ([a, b]: Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Dragging with one finger or the mouse, pinching with two, and the wheel. Answers how to stop. */
function listenToFrame(frame: HTMLElement, change: Change): () => void {
  const down = new Map<number, Point>();
  const control = new AbortController();
  const { signal } = control;
  let wheeled = 0;

  const lift = ({ pointerId }: PointerEvent) => down.delete(pointerId);
  const move = (event: PointerEvent) => {
    if (!down.has(event.pointerId)) return;
    const before = [...down.values()];
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = [...down.values()];
    const perPixel = FRAME.width / frame.clientWidth;
    const from = middle(before);
    const to = middle(after);
    const pinch = after.length === 2 && spread(before) > 0 ? spread(after) / spread(before) : 1;
    change((position) =>
      pan(
        pinch === 1 ? position : zoomTo(position, position.zoom * pinch),
        (to.x - from.x) * perPixel,
        (to.y - from.y) * perPixel,
      ),
    );
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    wheeled += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL_LINE : 1);
    if (Math.abs(wheeled) < WHEEL_STEP) return;
    const direction = wheeled < 0 ? 1 : -1;
    wheeled = 0;
    change((position) => zoomTo(position, zoomStep(position.zoom, direction)));
  };

  frame.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0 || down.size === 2) return;
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
      frame.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  frame.addEventListener("pointermove", move, { signal });
  for (const end of ["pointerup", "pointercancel"] as const) frame.addEventListener(end, lift, { signal });
  frame.addEventListener("wheel", wheel, { signal, passive: false });
  return () => control.abort();
}

/** What a key does to the position; null if it is none of ours. Arrows move the picture, plus and minus zoom. */
function keyChange({
  key,
  shiftKey,
}: {
  key: string;
  shiftKey: boolean;
}): ((position: Position) => Position) | null {
  const far = KEY_PAN * (shiftKey ? 5 : 1);
  if (key === "ArrowLeft") return (position) => pan(position, -far, 0);
  if (key === "ArrowRight") return (position) => pan(position, far, 0);
  if (key === "ArrowUp") return (position) => pan(position, 0, -far);
  if (key === "ArrowDown") return (position) => pan(position, 0, far);
  if (key === "+" || key === "=") return (position) => zoomTo(position, zoomStep(position.zoom, 1));
  if (key === "-" || key === "_") return (position) => zoomTo(position, zoomStep(position.zoom, -1));
  return null;
}

/** The canvas has twice the pixels of the result, to be sharp on dense displays. */
const DENSITY = 2;
const icon = { className: "size-5", strokeWidth: 1.75, "aria-hidden": true } as const;

/** Step 2: drag and zoom the picture within the frame (spec: account, section 2). What is drawn is what is sent. */
export function PositionStep({
  picture,
  position,
  onChange,
  onBack,
  onContinue,
}: {
  picture: Picture;
  position: Position;
  onChange: (change: (position: Position) => Position) => void;
  onBack: () => void;
  onContinue: () => void;
}) {
  const { t, i18n } = useTranslation("matching");
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const hint = useId();
  useEffect(() => {
    if (canvas.current) drawPicture(canvas.current, picture, position);
  }, [picture, position]);
  useEffect(() => (frame.current ? listenToFrame(frame.current, onChange) : undefined), [onChange]);

  const percent = new Intl.NumberFormat(localeOf(i18n.language), { style: "percent" }).format(position.zoom);
  return (
    <section className="grid gap-4">
      <div>
        <h2 className="text-xl">{t("setup.position_title")}</h2>
        <p className="mt-1.5 text-ink-soft max-sm:hidden">{t("setup.position_text")}</p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: no element is a picture that is dragged and zoomed */}
      <div
        ref={frame}
        role="group"
        aria-label={t("setup.frame")}
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture, plus and minus zoom
        tabIndex={0}
        onKeyDown={(event) => {
          const change = event.ctrlKey || event.metaKey ? null : keyChange(event);
          if (!change) return;
          event.preventDefault();
          onChange(change);
        }}
        className="relative mx-auto aspect-[384/600] h-[clamp(17rem,100dvh-var(--top-bar)-var(--bottom-bar)-var(--notices)-18.5rem,600px)] sm:h-[clamp(17rem,100dvh-var(--top-bar)-var(--bottom-bar)-var(--notices)-24.25rem,600px)] max-w-full cursor-grab touch-none select-none overflow-hidden rounded-card border border-line bg-sunken shadow-float active:cursor-grabbing"
      >
        <canvas
          ref={canvas}
          width={FRAME.width * DENSITY}
          height={FRAME.height * DENSITY}
          className="size-full"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute end-3 top-3 grid size-9 place-items-center rounded-full bg-raised/80 text-ink"
        >
          <Move {...icon} />
        </span>
        <span id={hint} className="sr-only">
          {t("setup.frame_keys")}
        </span>
      </div>
      <div className="mx-auto flex w-full max-w-96 items-center gap-2">
        <IconButton
          label={t("setup.zoom_out")}
          icon={<Minus {...icon} />}
          variant="outline"
          disabled={position.zoom <= (ZOOM_STOPS[0] ?? 0)}
          onClick={() => onChange((now) => zoomTo(now, zoomStep(now.zoom, -1)))}
        />
        <input
          type="range"
          aria-label={t("setup.zoom")}
          aria-valuetext={percent}
          min={0}
          max={ZOOM_STOPS.length - 1}
          step={1}
          value={nearestStop(position.zoom)}
          onChange={({ target }) =>
            onChange((now) => zoomTo(now, ZOOM_STOPS[target.valueAsNumber] ?? now.zoom))
          }
          className="h-10 min-w-0 grow cursor-pointer"
        />
        <IconButton
          label={t("setup.zoom_in")}
          icon={<Plus {...icon} />}
          variant="outline"
          disabled={position.zoom >= (ZOOM_STOPS.at(-1) ?? 0)}
          onClick={() => onChange((now) => zoomTo(now, zoomStep(now.zoom, 1)))}
        />
        <output className="w-14 text-end text-ink-soft text-sm tabular-nums">{percent}</output>
      </div>
      <div className="flex justify-between gap-3">
        <Button variant="secondary" onClick={onBack}>
          {t("setup.back")}
        </Button>
        <Button onClick={onContinue}>{t("setup.continue")}</Button>
      </div>
    </section>
  );
}
