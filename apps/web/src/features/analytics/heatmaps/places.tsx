import type { Heatmap } from "@kompagnon/contract/analytics/dashboard-model.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { useSay } from "../words.ts";
import { reach } from "./draw-heat.ts";

const SHOWN = 10;
/** The step of the scroll depth, in px. */
const STEP_PX = 400;

/** The same as the picture in words: the ten hottest places, or how many came how far down. */
export function Places({ heatmap }: { heatmap: Heatmap }) {
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
  return reach(bins, rows).flatMap((share, row) =>
    row % step === 0 ? [{ x: null, y: row * rowPx, share }] : [],
  );
}
