import type { FunnelName } from "@kompagnon/contract/analytics/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { Cell, DataRow, DataTable, RowHead } from "#ui/data-table.tsx";
import { funnelsQuery, retentionQuery } from "./cache.ts";
import { useFilter } from "./filter.tsx";
import { useNames } from "./labels.tsx";
import { Loaded } from "./loaded.tsx";
import { useSay } from "./words.ts";

/** How far people come on the ways that matter, and who comes again. */
export function FunnelsTab() {
  const { t } = useTranslation("analytics");
  const { filter } = useFilter();
  const funnels = useQuery(funnelsQuery(filter));
  return (
    <div className="grid grid-cols-1 gap-6">
      <Loaded query={funnels}>
        {({ items }) => (
          <section className="grid grid-cols-1 gap-3">
            <p className="max-w-prose text-pretty text-ink-soft">{t("funnels.lead")}</p>
            <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
              {items.map((funnel) => (
                <Funnel key={funnel.name} {...funnel} />
              ))}
            </div>
          </section>
        )}
      </Loaded>
      <Retention />
    </div>
  );
}

type Step = { step: string; sessions: number; share: number; total: number | null };

function Funnel({ name, steps }: { name: FunnelName; steps: readonly Step[] }) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  const names = useNames();
  const first = Math.max(1, ...steps.map(({ sessions }) => sessions));
  return (
    <Card as="section" aria-label={t(`funnels.${name}`)} className="grid gap-3">
      <h2 className="text-lg">{t(`funnels.${name}`)}</h2>
      <ol className="grid gap-2 text-sm">
        {steps.map(({ step, sessions, share, total }, index) => (
          <li key={step} className="grid gap-1">
            <span className="flex items-baseline justify-between gap-3">
              <span>
                {names.step(step)}
                {total !== null && total !== sessions && (
                  <span className="block text-ink-soft">
                    {t("funnels.total", { number: say.number(total) })}
                  </span>
                )}
              </span>
              <span className="flex gap-3 tabular-nums">
                {index > 0 && <span className="text-ink-soft">{say.percent(share)}</span>}
                <span>{say.number(sessions)}</span>
              </span>
            </span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${(sessions / first) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** As much accent behind a share as it is large; words on it stay readable. */
const tint = (share: number): string =>
  `color-mix(in oklab, var(--color-accent-soft) ${Math.round(share * 100)}%, transparent)`;

/**
 * How many of a week's members came in a later week; a tile under its own name where the table has no columns. In the first week
 * all of them came: there it has no tile.
 */
function Share({ week, share, isFirst }: { week: string; share: number | undefined; isFirst: boolean }) {
  const say = useSay();
  if (share === undefined) return <td className="max-lg:hidden" />;
  return (
    <Cell
      label={week}
      className={
        isFirst
          ? "max-lg:hidden"
          : "max-lg:grid max-lg:rounded-control max-lg:px-2 max-lg:py-1 max-lg:text-xs"
      }
      style={{ backgroundColor: tint(share) }}
    >
      {say.percent(share, 0)}
    </Cell>
  );
}

function Retention() {
  const { t } = useTranslation("analytics");
  const say = useSay();
  const result = useQuery(retentionQuery());
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-lg">{t("retention.title")}</h2>
      <p className="max-w-prose text-pretty text-ink-soft">{t("retention.lead")}</p>
      <Loaded query={result}>
        {({ items }) => {
          const weeks = Math.max(1, ...items.map(({ shares }) => shares.length));
          const columns = Array.from({ length: weeks }, (_, week) =>
            t("retention.week", { number: say.number(week) }),
          );
          return (
            <DataTable
              title={t("retention.title")}
              head={[t("retention.first"), t("retention.members"), ...columns]}
            >
              {items.map(({ week, members, shares }) => (
                <DataRow
                  key={week}
                  className="max-lg:grid! max-lg:grid-cols-3 max-lg:gap-1! min-[24rem]:max-lg:grid-cols-4 sm:max-lg:grid-cols-8"
                >
                  <RowHead className="whitespace-nowrap max-lg:col-span-2 max-lg:font-medium">
                    {say.day(week)}
                  </RowHead>
                  <Cell
                    label={t("retention.members")}
                    className="max-lg:-order-1! max-lg:col-span-full min-[24rem]:max-lg:col-span-2 min-[24rem]:max-lg:text-end"
                  >
                    {say.number(members)}
                  </Cell>
                  {columns.map((column, at) => (
                    <Share key={column} week={column} share={shares[at]} isFirst={at === 0} />
                  ))}
                </DataRow>
              ))}
              {items.length === 0 && (
                <DataRow>
                  <Cell
                    label={t("retention.first")}
                    place="line"
                    colSpan={columns.length + 2}
                    className="text-ink-soft"
                  >
                    {t("none_yet")}
                  </Cell>
                </DataRow>
              )}
            </DataTable>
          );
        }}
      </Loaded>
    </section>
  );
}
