import type { AnalyticsOverview } from "@kompagnon/contract/analytics/dashboard-model.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Cell, DataRow, DataTable, RowHead } from "#ui/data-table.tsx";
import { PagePath } from "../charts/path.tsx";
import { useSay } from "../words.ts";

/** The pages that were opened most. */
export function TopPages({ pages }: { pages: AnalyticsOverview["topPages"] }) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-lg">{t("overview.top_pages")}</h2>
      <DataTable
        title={t("overview.top_pages")}
        head={[t("page"), t("overview.views"), t("overview.time"), t("overview.depth")]}
      >
        {pages.map((page) => (
          <DataRow key={page.page_path}>
            <RowHead className="max-lg:basis-40">
              <PagePath path={page.page_path} />
            </RowHead>
            <Cell label={t("overview.views")} place="end" className="max-lg:font-semibold">
              {say.number(page.views)}
            </Cell>
            <Cell label={t("overview.time")}>
              {page.avg_time === null ? "–" : say.seconds(page.avg_time)}
            </Cell>
            <Cell label={t("overview.depth")}>
              {page.avg_scroll_depth === null ? "–" : say.percent(page.avg_scroll_depth / 100, 0)}
            </Cell>
          </DataRow>
        ))}
        {pages.length === 0 && (
          <DataRow>
            <Cell label={t("page")} place="line" colSpan={4} className="text-ink-soft">
              {t("none_yet")}
            </Cell>
          </DataRow>
        )}
      </DataTable>
    </section>
  );
}
