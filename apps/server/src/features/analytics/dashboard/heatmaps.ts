import type { Heatmap } from "@kompagnon/contract/analytics/dashboard-model.ts";
import {
  type Device,
  HEAT_COLUMNS,
  HEAT_ROW_PX,
  type HeatmapType,
  type HeatRange,
  OVERVIEW_POLL_MS,
} from "@kompagnon/contract/analytics/rules.ts";
import { binsOf, numberOf, outlineOf } from "#features/analytics/dashboard/heatmap-queries.ts";
import { namedSums } from "#features/analytics/dashboard/overview-queries.ts";
import { dayOf, periodOf } from "#features/analytics/dashboard/range.ts";
import { shared } from "#features/analytics/dashboard/shared.ts";
import type { Platform } from "#platform/platform.ts";

const BINS_MAX = 5_000;
const PAGES_MAX = 100;

type Filter = { pagePath: string; device: Device; heatmapType: HeatmapType; timeRange: HeatRange };

/** Heatmaps: of which pages there are some, and one of them. */
export function createHeatmaps({ db }: Pick<Platform, "db">) {
  const answers = shared<Heatmap>(OVERVIEW_POLL_MS - 1_000);
  const make = async ({ pagePath, device, heatmapType, timeRange }: Filter): Promise<Heatmap> => {
    const path = await numberOf(db, pagePath);
    const frame = { page_path: pagePath, device, heatmap_type: heatmapType, columns: HEAT_COLUMNS };
    if (path === null) return { ...frame, row_px: HEAT_ROW_PX, total: 0, bins: [], outline: null };
    const [{ rows, total }, outline] = await Promise.all([
      binsOf(db, {
        path,
        device,
        type: heatmapType,
        since: dayOf(periodOf(timeRange).from),
        limit: BINS_MAX,
      }),
      outlineOf(db, path, device),
    ]);
    const bins = rows.map(({ column, row, n }): [number, number, number] => [column, row, n]);
    return { ...frame, row_px: HEAT_ROW_PX, total, bins, outline };
  };
  return {
    one: (filter: Filter) => answers(Object.values(filter).join(" "), () => make(filter)),
    async pages(timeRange: HeatRange) {
      const { unit, from } = periodOf(timeRange);
      const rows = await namedSums(db, {
        unit,
        kinds: ["heat_click", "heat_move", "heat_scroll"],
        since: from,
        guest: null,
      });
      const pages = new Map<string, { page_path: string; clicks: number; moves: number; scrolls: number }>();
      const fields = { heat_click: "clicks", heat_move: "moves", heat_scroll: "scrolls" } as const;
      for (const { kind, name, n } of rows) {
        const page = pages.get(name) ?? { page_path: name, clicks: 0, moves: 0, scrolls: 0 };
        page[fields[kind as keyof typeof fields]] += n; // the kinds asked for above
        pages.set(name, page);
      }
      const items = [...pages.values()].sort((a, b) => b.clicks - a.clicks || b.moves - a.moves);
      return { items: items.slice(0, PAGES_MAX) };
    },
  };
}
