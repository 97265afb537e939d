import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { type Bar, burned } from "../camera/picture.ts";

/** How far an arrow key moves or resizes, and the least size, as shares of the picture. */
const STEP = 0.01;
const LEAST = 0.02;
const within = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));
/** Positions are shares with three places: adding steps leaves no crumbs. */
const neat = (value: number): number => Math.round(value * 1000) / 1000;

/** A bar between two corners, in any order, inside the picture. */
export function barBetween(id: number, from: readonly [number, number], to: readonly [number, number]): Bar {
  const [x1, x2] = [from[0], to[0]].map((x) => within(x, 0, 1)).toSorted((a, b) => a - b);
  const [y1, y2] = [from[1], to[1]].map((y) => within(y, 0, 1)).toSorted((a, b) => a - b);
  const x = x1 ?? 0;
  const y = y1 ?? 0;
  return { id, x: neat(x), y: neat(y), width: neat((x2 ?? 0) - x), height: neat((y2 ?? 0) - y) };
}

/** Whether a bar is large enough to be meant. */
export const isMeant = ({ width, height }: Bar): boolean => width >= LEAST && height >= LEAST;

/** A bar after a key: arrows move it, with Shift they resize it; null where the key means nothing to it. */
export function barAfter(bar: Bar, key: string, resize: boolean): Bar | null {
  const steps: Record<string, readonly [number, number]> = {
    ArrowLeft: [-STEP, 0],
    ArrowRight: [STEP, 0],
    ArrowUp: [0, -STEP],
    ArrowDown: [0, STEP],
  };
  const step = steps[key];
  if (!step) return null;
  const [dx, dy] = step;
  if (resize)
    return {
      ...bar,
      width: neat(within(bar.width + dx, LEAST, 1 - bar.x)),
      height: neat(within(bar.height + dy, LEAST, 1 - bar.y)),
    };
  return {
    ...bar,
    x: neat(within(bar.x + dx, 0, 1 - bar.width)),
    y: neat(within(bar.y + dy, 0, 1 - bar.height)),
  };
}

type Corner = readonly [number, number];
/** Where a bar added by the keyboard lies first. */
const FIRST = { x: 0.4, y: 0.45, width: 0.2, height: 0.08 } as const;

/** The picture as it will be sent, with black bars that pointer and keyboard add, move and take away. */
export function Redaction({
  picture,
  mark,
  label,
  bars,
  onChange,
  editable,
}: {
  picture: HTMLCanvasElement;
  mark: string | null;
  label: string;
  bars: readonly Bar[];
  onChange: (bars: readonly Bar[]) => void;
  editable: boolean;
}) {
  const { t } = useTranslation("verification");
  const surface = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<{ from: Corner; bar: Bar } | null>(null);
  const nextId = Math.max(0, ...bars.map(({ id }) => id)) + 1;
  const cornerOf = ({ clientX, clientY }: PointerEvent): Corner => {
    const box = surface.current?.getBoundingClientRect();
    return box ? [(clientX - box.left) / box.width, (clientY - box.top) / box.height] : [0, 0];
  };
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (!editable || event.button !== 0 || event.target !== event.currentTarget) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = cornerOf(event);
    setDrawn({ from, bar: barBetween(nextId, from, from) });
  };
  const draw = (event: PointerEvent) =>
    drawn && setDrawn({ ...drawn, bar: barBetween(drawn.bar.id, drawn.from, cornerOf(event)) });
  const end = () => {
    if (drawn && isMeant(drawn.bar)) onChange([...bars, drawn.bar]);
    setDrawn(null);
  };
  return (
    <div className="grid gap-3">
      <div className="relative select-none overflow-hidden rounded-card border border-line">
        <Drawn picture={picture} mark={mark} label={label} />
        <div
          ref={surface}
          onPointerDown={begin}
          onPointerMove={draw}
          onPointerUp={end}
          onPointerCancel={() => setDrawn(null)}
          className={`absolute inset-0 ${editable ? "cursor-crosshair touch-none" : ""}`}
        >
          {bars.map((bar, at) => (
            <BarHandle
              key={bar.id}
              bar={bar}
              name={t("scan.bar", { n: at + 1 })}
              disabled={!editable}
              onChange={(next) => onChange(bars.map((one) => (one.id === bar.id ? next : one)))}
              onRemove={() => onChange(bars.filter(({ id }) => id !== bar.id))}
            />
          ))}
          {drawn && <span className="pointer-events-none absolute bg-[#000]" style={placeOf(drawn.bar)} />}
        </div>
      </div>
      {editable && (
        <div className="flex flex-wrap gap-2.5">
          <Button size="sm" variant="secondary" onClick={() => onChange([...bars, { ...FIRST, id: nextId }])}>
            {t("scan.add_bar")}
          </Button>
          {bars.length > 0 && (
            <Button size="sm" variant="quiet" onClick={() => onChange([])}>
              {t("scan.remove_bars")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const percent = (share: number): string => `${share * 100}%`;
const placeOf = ({ x, y, width, height }: Bar) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

function BarHandle({
  bar,
  name,
  disabled,
  onChange,
  onRemove,
}: {
  bar: Bar;
  name: string;
  disabled: boolean;
  onChange: (bar: Bar) => void;
  onRemove: () => void;
}) {
  const press = (event: KeyboardEvent) => {
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      return onRemove();
    }
    const next = barAfter(bar, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <button
      type="button"
      aria-label={name}
      disabled={disabled}
      onKeyDown={press}
      style={placeOf(bar)}
      className="absolute bg-[#000] outline-offset-2"
    />
  );
}

/** The picture with its mark, drawn at its own size and shown as wide as there is room. */
function Drawn({ picture, mark, label }: { picture: HTMLCanvasElement; mark: string | null; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext("2d")?.drawImage(burned(picture, [], mark), 0, 0);
  }, [picture, mark]);
  return (
    <canvas
      ref={canvas}
      width={picture.width}
      height={picture.height}
      role="img"
      aria-label={label}
      className="block w-full"
    />
  );
}
