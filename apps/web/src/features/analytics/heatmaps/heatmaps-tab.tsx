import type { Heatmap } from "@kompagnon/contract/analytics/dashboard-model.ts";
import {
  DEVICE_WIDTHS,
  DEVICES,
  type Device,
  HEAT_RANGES,
  HEATMAP_TYPES,
  type HeatmapType,
} from "@kompagnon/contract/analytics/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { Flame } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTheme } from "#platform/theme.ts";
import { useMedia } from "#platform/use-media.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Select } from "#ui/select.tsx";
import { type Filter, heatmapPagesQuery, heatmapQuery } from "../cache.ts";
import { rangeAmong, useFilter } from "../filter.tsx";
import { Loaded } from "../loaded.tsx";
import { useSay } from "../words.ts";
import { drawHeat, drawScrollDepth, scrollDepthByRow } from "./draw-heat.ts";
import { drawOutline } from "./draw-outline.ts";

/** Where the page was never drawn, as much of it as was met. */
const LEAST_HEIGHT_PX = 600;
/** A page is drawn no longer than this. */
const MOST_HEIGHT_PX = 8_000;

/** A page as it is laid out at one width, and on it where people clicked, moved or came to. Left to right, as it is stored. */
function HeatPicture({ heatmap }: { heatmap: Heatmap }) {
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
    if (heatmap.heatmap_type === "scroll") drawScrollDepth(heat.current, bins, grid);
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

const SHOWN = 10;
/** The step of the scroll depth, in px. */
const STEP_PX = 400;

/** The same as the picture in words: the ten hottest places, or how many came how far down. */
function Places({ heatmap }: { heatmap: Heatmap }) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  const scroll = heatmap.heatmap_type === "scroll";
  const title = t(scroll ? "heatmaps.reach" : "heatmaps.hottest");
  return (
    <Card as="section" aria-label={title} className="grid gap-3">
      <h2 className="text-lg">{title}</h2>
      {heatmap.total === 0 && <p className="text-ink-soft text-sm">{t("none_yet")}</p>}
      <ol className="grid gap-1.5 text-sm">
        {(scroll ? depths(heatmap) : hottestOf(heatmap)).map(({ y, x, share }) => (
          <li key={`${x} ${y}`} className="flex justify-between gap-3">
            <span>
              {x === null
                ? t("heatmaps.down", { px: say.number(y) })
                : t("heatmaps.at", { percent: say.percent(x, 0), px: say.number(y) })}
            </span>
            <span className="tabular-nums">{say.percent(share)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

type Place = { x: number | null; y: number; share: number };

const hottestOf = ({ bins, total, columns, row_px: rowPx }: Heatmap): Place[] =>
  [...bins]
    .sort(([, , one], [, , other]) => other - one)
    .slice(0, SHOWN)
    .map(([column, row, count]) => ({
      x: (column + 0.5) / columns,
      y: Math.round((row + 0.5) * rowPx),
      share: count / Math.max(1, total),
    }));

function depths({ bins, row_px: rowPx }: Heatmap): Place[] {
  const rows = Math.max(0, ...bins.map(([, row]) => row + 1));
  const step = Math.max(1, Math.round(STEP_PX / rowPx));
  return scrollDepthByRow(bins, rows).flatMap((share, row) =>
    row % step === 0 ? [{ x: null, y: row * rowPx, share }] : [],
  );
}

const heatRange = (filter: Filter) => rangeAmong(HEAT_RANGES, filter) ?? "7d";

/** Where on a page people click, move and scroll, at three widths. */
export function HeatmapsTab() {
  const { t } = useTranslation("analytics");
  const { filter } = useFilter();
  const result = useQuery(heatmapPagesQuery(heatRange(filter)));
  return (
    <Loaded query={result}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState icon={<Flame strokeWidth={1.75} />} title={t("heatmaps.empty")}>
            {t("heatmaps.empty_text")}
          </EmptyState>
        ) : (
          <Chosen pages={items} />
        )
      }
    </Loaded>
  );
}

type Pages = readonly { page_path: string; clicks: number; moves: number; scrolls: number }[];

function Chosen({ pages }: { pages: Pages }) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  const { filter } = useFilter();
  const [chosen, setPage] = useState<string | null>(null);
  const [device, setDevice] = useState<Device>("desktop");
  const [heatmapType, setType] = useState<HeatmapType>("click");
  const page = pages.find(({ page_path }) => page_path === chosen) ?? pages[0];
  const result = useQuery(
    heatmapQuery({ pagePath: page?.page_path ?? "/", device, heatmapType, timeRange: heatRange(filter) }),
  );
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-4 md:grid-cols-3">
        <Select
          label={t("page")}
          options={pages.map(({ page_path: value, clicks }) => ({
            value,
            label: `${value} (${t("heatmaps.clicks", { number: say.number(clicks) })})`,
          }))}
          value={page?.page_path ?? null}
          onChange={setPage}
        />
        <ChoiceChip
          label={t("heatmaps.width")}
          choices={DEVICES.map((value) => ({ value, label: t(`devices.${value}`) }))}
          value={device}
          onChange={(next) => next && setDevice(next)}
        />
        <ChoiceChip
          label={t("heatmaps.what")}
          choices={HEATMAP_TYPES.map((value) => ({ value, label: t(`heatmaps.types.${value}`) }))}
          value={heatmapType}
          onChange={(next) => next && setType(next)}
        />
      </div>
      <Loaded query={result}>
        {(heatmap) => (
          <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[1fr_18rem]">
            <HeatPicture heatmap={heatmap} />
            <Places heatmap={heatmap} />
          </div>
        )}
      </Loaded>
    </div>
  );
}
