import type { Heatmap } from "@kompagnon/contract/analytics/dashboard-model.ts";
import { DEVICE_WIDTHS } from "@kompagnon/contract/analytics/rules.ts";
import { useEffect, useRef } from "react";
import { useTheme } from "#platform/theme.ts";
import { useMedia } from "#platform/use-media.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { drawHeat, drawReach } from "./draw-heat.ts";
import { drawOutline } from "./draw-outline.ts";

/** Where the page was never drawn, as much of it as was met. */
const LEAST_HEIGHT_PX = 600;
/** A page is drawn no longer than this. */
const MOST_HEIGHT_PX = 8_000;

/** A page as it is laid out at one width, and on it where people clicked, moved or came to. Left to right, as it is stored. */
export function HeatPicture({ heatmap }: { heatmap: Heatmap }) {
  const { t } = useTranslation("analytics");
  const page = useRef<HTMLCanvasElement>(null);
  const heat = useRef<HTMLCanvasElement>(null);
  const { theme } = useTheme();
  const dark = useMedia("(prefers-color-scheme: dark)");
  const { outline, bins, columns, row_px: rowPx } = heatmap;
  const width = outline?.width ?? DEVICE_WIDTHS[heatmap.device];
  const met = Math.max(0, ...bins.map(([, row]) => (row + 2) * rowPx));
  const height = Math.min(MOST_HEIGHT_PX, Math.max(LEAST_HEIGHT_PX, outline?.height ?? met));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme changes the colours
  useEffect(() => {
    if (page.current && outline) drawOutline(page.current, outline);
  }, [outline, width, height, theme, dark]);
  useEffect(() => {
    if (!heat.current) return;
    const grid = { columns, rowPx, pageWidth: width };
    if (heatmap.heatmap_type === "scroll") drawReach(heat.current, bins, grid);
    else drawHeat(heat.current, bins, grid);
  }, [heatmap.heatmap_type, bins, columns, rowPx, width]);
  const size = { width, height };
  return (
    <figure className="grid gap-2">
      <div
        className="relative max-h-[80dvh] overflow-auto rounded-card border border-line bg-ground"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
        role="img"
        aria-label={t("heatmaps.picture", { page: heatmap.page_path })}
      >
        <div className="relative" style={{ aspectRatio: `${width} / ${height}`, maxWidth: width }}>
          <canvas ref={page} {...size} className="absolute inset-0 size-full" />
          <canvas ref={heat} {...size} className="absolute inset-0 size-full" />
        </div>
      </div>
      <figcaption className="text-ink-soft text-sm">
        {outline ? t("heatmaps.drawn") : t("heatmaps.not_drawn")}
      </figcaption>
    </figure>
  );
}
