import {
  DEVICES,
  type Device,
  HEAT_RANGES,
  HEATMAP_TYPES,
  type HeatmapType,
} from "@kompagnon/contract/analytics/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { Flame } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Select } from "#ui/select.tsx";
import { type Filter, heatmapPagesQuery, heatmapQuery } from "../cache.ts";
import { rangeAmong, useFilter } from "../filter.tsx";
import { Loaded } from "../loaded.tsx";
import { useSay } from "../words.ts";
import { HeatPicture } from "./heat-picture.tsx";
import { Places } from "./places.tsx";

const heatRange = (filter: Filter) => rangeAmong(HEAT_RANGES, filter) ?? "7d";

/** Where on a page people click, move and scroll, at three widths. */
export function HeatmapsTab() {
  const { t } = useTranslation("analytics");
  const { filter } = useFilter();
  const asked = useQuery(heatmapPagesQuery(heatRange(filter)));
  return (
    <Loaded asked={asked}>
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
  const asked = useQuery(
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
      <Loaded asked={asked}>
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
