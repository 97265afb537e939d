import { ViewportPortal } from "@xyflow/react";
import { MousePointer2 } from "lucide-react";
import { type PointerEvent, useEffect, useMemo, useRef } from "react";
import type { OpenDocument } from "#features/documents/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import type { Other } from "../editor/presence.ts";
import type { Guides } from "../model/boxes.ts";

/** The pointers of the others, where they are on the board. */
export function Cursors({ others }: { others: readonly Other[] }) {
  const { t } = useTranslation("plans");
  return (
    <ViewportPortal>
      {others.map(
        ({ client, user, at }) =>
          at && (
            <div
              key={client}
              role="img"
              aria-label={t("card.cursor", { name: user.name })}
              className="pointer-events-none absolute top-0 left-0 z-20 transition-transform duration-100 ease-linear motion-reduce:transition-none"
              style={{
                transform: `translate(${at.x}px, ${at.y}px)`,
                color: `oklch(0.55 0.17 ${user.colour})`,
              }}
            >
              <MousePointer2 aria-hidden="true" className="size-5 fill-current" strokeWidth={1.5} />
              <bdi
                className="ms-4 inline-block max-w-40 truncate rounded-full px-2 py-0.5 font-medium text-on-scrim text-xs"
                style={{ background: `oklch(0.42 0.15 ${user.colour})` }}
              >
                {user.name}
              </bdi>
            </div>
          ),
      )}
    </ViewportPortal>
  );
}

/** At most so often others hear where I point, in milliseconds. */
const PACE = 60;

/** Says to others where I point. */
export function useSayPointer(
  { awareness, guest }: OpenDocument,
  toBoard: (point: { x: number; y: number }) => { x: number; y: number },
) {
  const last = useRef({ time: 0, timer: 0 });
  useEffect(
    () => () => {
      clearTimeout(last.current.timer);
      awareness.setLocalStateField("at", null);
    },
    [awareness],
  );
  return useMemo(() => {
    if (guest) return {};
    const say = (point: { x: number; y: number } | null) => {
      clearTimeout(last.current.timer);
      const send = () => {
        last.current.time = performance.now();
        const at = point && toBoard(point);
        awareness.setLocalStateField("at", at && { x: Math.round(at.x), y: Math.round(at.y) });
      };
      const wait = PACE - (performance.now() - last.current.time);
      if (wait <= 0) send();
      else last.current.timer = window.setTimeout(send, wait);
    };
    return {
      onPointerMove: ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
        if (pointerType === "mouse") say({ x, y });
      },
      onPointerLeave: () => say(null),
    };
  }, [awareness, guest, toBoard]);
}

/** The lines that a dragged card is aligned to. */
export const GuideLines = ({ guides }: { guides: Guides }) => (
  <ViewportPortal>
    {guides.x !== null && (
      <div
        className="pointer-events-none absolute top-0 left-0 h-[20000px] w-px bg-signal"
        style={{ transform: `translate(${guides.x}px, -10000px)` }}
      />
    )}
    {guides.y !== null && (
      <div
        className="pointer-events-none absolute top-0 left-0 h-px w-[20000px] bg-signal"
        style={{ transform: `translate(-10000px, ${guides.y}px)` }}
      />
    )}
  </ViewportPortal>
);
