import { Minus, Plus } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { IconButton } from "#ui/icon-button.tsx";

/** The largest zoom; the smallest is 1. */
export const ZOOM_MAX = 4;
const ZOOM_STEP = 0.2;

/** Zooms by a slider or in steps. */
export function ZoomLine({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const { t } = useTranslation("matching");
  const to = (next: number) => onZoom(Math.min(ZOOM_MAX, Math.max(1, next)));
  return (
    <div className="mt-4 flex items-center gap-2">
      <IconButton
        label={t("setup.zoom_out")}
        icon={<Minus className="size-5" strokeWidth={1.75} />}
        onClick={() => to(zoom - ZOOM_STEP)}
      />
      <input
        type="range"
        aria-label={t("setup.zoom")}
        aria-valuetext={`${Math.round(zoom * 100)} %`}
        min={1}
        max={ZOOM_MAX}
        step={0.01}
        value={zoom}
        onChange={(event) => to(Number(event.target.value))}
        className="h-10 min-w-0 grow cursor-pointer"
      />
      <IconButton
        label={t("setup.zoom_in")}
        icon={<Plus className="size-5" strokeWidth={1.75} />}
        onClick={() => to(zoom + ZOOM_STEP)}
      />
    </div>
  );
}
