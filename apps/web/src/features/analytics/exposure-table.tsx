import type { ExposureGroup, ExposureWeek } from "@kompagnon/contract/analytics/report-model.ts";
import { isLanguage, LANGUAGE_NAMES } from "@kompagnon/messages/languages.ts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { Cell, DataRow, RowHead } from "#ui/data-table.tsx";
import { Select } from "#ui/select.tsx";
import { useSay } from "./words.ts";

const DIMENSIONS = ["language", "age", "newness"] as const;
const COLUMNS = ["members", "shown", "per_member", "deals_per_100"] as const;

/** The members that the decks showed in a week, by groups that are large enough to be reported. */
export function ExposureTable({ weeks }: { weeks: readonly ExposureWeek[] }) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  const [chosen, setChosen] = useState<string | null>(null);
  // The running week says little on a Monday.
  const weeksWithFigures = weeks.filter(({ groups }) => groups.length > 0);
  const newest = weeksWithFigures.find(({ running }) => !running) ?? weeksWithFigures[0] ?? weeks[0];
  const week = weeks.find((one) => one.week === chosen) ?? newest;
  if (!week) return null;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid max-w-2xl gap-1">
          <h2 className="text-xl">{t("exposure.title")}</h2>
          <p className="text-pretty text-ink-soft">{t("exposure.lead")}</p>
        </div>
        <Select
          label={t("exposure.week")}
          className="w-52"
          value={week.week}
          onChange={setChosen}
          options={weeks.map((one) => ({
            value: one.week,
            label: one.running ? `${say.week(one.week)} (${t("health.running")})` : say.week(one.week),
          }))}
        />
      </div>
      <Card padding="none">
        {week.groups.length === 0 ? (
          <p className="p-6 text-ink-soft">{t("exposure.none")}</p>
        ) : (
          <GroupsTable groups={week.groups} />
        )}
      </Card>
    </div>
  );
}

function GroupsTable({ groups }: { groups: readonly ExposureGroup[] }) {
  const { t } = useTranslation("analytics");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section aria-label={t("exposure.title")} className="overflow-x-auto rounded-card" tabIndex={0}>
      <table className="w-full text-sm tabular-nums max-lg:block">
        <caption className="sr-only">{t("exposure.title")}</caption>
        <thead className="text-ink-soft max-lg:hidden">
          <tr>
            <th scope="col" className="px-4 py-3 text-start font-medium">
              {t("exposure.group")}
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="whitespace-nowrap px-4 py-3 text-end font-medium">
                {t(`exposure.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {DIMENSIONS.map((dimension) => (
          <Groups
            key={dimension}
            title={t(`exposure.by.${dimension}`)}
            groups={groups.filter((group) => group.dimension === dimension)}
          />
        ))}
      </table>
    </section>
  );
}

/** The groups of one kind, below its name. */
function Groups({ title, groups }: { title: string; groups: readonly ExposureGroup[] }) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  const nameOf = ({ group }: ExposureGroup): ReactNode =>
    isLanguage(group) ? <span lang={group}>{LANGUAGE_NAMES[group]}</span> : t(`exposure.groups.${group}`);
  if (groups.length === 0) return null;
  return (
    <tbody className="divide-y divide-line max-lg:block lg:border-line lg:border-t">
      <tr className="max-lg:block">
        <th
          scope="rowgroup"
          colSpan={5}
          className="bg-sunken px-4 py-2 text-start font-semibold max-lg:block"
        >
          {title}
        </th>
      </tr>
      {groups.map((group) => {
        const figures: Readonly<Record<(typeof COLUMNS)[number], string>> = {
          members: say.number(group.members),
          shown: say.number(group.shown),
          per_member: say.number(group.per_member, 1),
          deals_per_100: group.deals_per_100 === null ? "–" : say.number(group.deals_per_100, 1),
        };
        return (
          <DataRow key={group.group}>
            <RowHead className="font-medium max-lg:basis-full">{nameOf(group)}</RowHead>
            {COLUMNS.map((column) => (
              <Cell key={column} label={t(`exposure.${column}`)} className="whitespace-nowrap lg:text-end">
                {figures[column]}
              </Cell>
            ))}
          </DataRow>
        );
      })}
    </tbody>
  );
}
