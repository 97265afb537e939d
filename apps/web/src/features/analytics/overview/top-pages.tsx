import type { AnalyticsOverview } from "@kompagnon/contract/analytics/dashboard-model.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cell, DataTable } from "#ui/data-table.tsx";
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
          <tr key={page.page_path}>
            <th scope="row" className={`${cell} text-start font-normal`}>
              <PagePath path={page.page_path} />
            </th>
            <td className={cell}>{say.number(page.views)}</td>
            <td className={cell}>{page.avg_time === null ? "–" : say.seconds(page.avg_time)}</td>
            <td className={cell}>
              {page.avg_scroll_depth === null ? "–" : say.percent(page.avg_scroll_depth / 100, 0)}
            </td>
          </tr>
        ))}
        {pages.length === 0 && (
          <tr>
            <td colSpan={4} className={`${cell} text-ink-soft`}>
              {t("none_yet")}
            </td>
          </tr>
        )}
      </DataTable>
    </section>
  );
}
