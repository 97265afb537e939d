import type { SystemState } from "@kompagnon/contract/admin/model.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { cell, DataTable } from "#ui/data-table.tsx";
import { FormattedNumber, RelativeTime } from "#ui/format.tsx";

/** The processes that run, or fell silent. */
export function Processes({ processes }: Pick<SystemState, "processes">) {
  const { t } = useTranslation("admin");
  return (
    <DataTable
      captioned
      title={t("system.processes")}
      head={[
        t("system.process"),
        t("members.standing"),
        t("system.roles"),
        t("system.version"),
        t("system.since"),
        t("system.memory"),
        t("system.lag"),
        t("system.streams"),
      ]}
    >
      {processes.map((one) => (
        <tr key={one.id}>
          <th scope="row" className={`${cell} text-start font-medium`} dir="ltr">
            {one.name}
          </th>
          <td className={cell}>
            <Badge tone={one.silent ? "bad" : "good"}>
              {t(one.silent ? "system.silent" : "system.running")}
            </Badge>
          </td>
          <td className={cell} dir="ltr">
            {one.roles.join(", ")}
          </td>
          <td className={cell} dir="ltr">
            {one.version}
          </td>
          <td className={cell}>
            <RelativeTime time={one.silent ? one.at : one.started_at} />
          </td>
          <td className={cell}>
            <FormattedNumber value={one.memory_mb} style="unit" unit="megabyte" />
          </td>
          <td className={cell}>
            <FormattedNumber value={one.lag_ms} style="unit" unit="millisecond" />
          </td>
          <td className={cell}>
            <FormattedNumber value={one.streams} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

/** The queues of background work, without empty ones. */
export function Queues({ queues }: Pick<SystemState, "queues">) {
  const { t } = useTranslation("admin");
  const busy = queues.filter(({ waiting, active, failed }) => waiting + active + failed > 0);
  if (busy.length === 0)
    return (
      <Card as="section" className="grid gap-1.5">
        <h3 className="font-semibold">{t("system.queues")}</h3>
        <p className="text-ink-soft">{t("system.no_queues")}</p>
      </Card>
    );
  return (
    <DataTable
      captioned
      title={t("system.queues")}
      head={[
        t("system.queue"),
        t("system.waiting"),
        t("system.active"),
        t("system.failed_jobs"),
        t("system.oldest"),
      ]}
    >
      {busy.map(({ name, waiting, active, failed, oldest_at: oldest }) => (
        <tr key={name}>
          <th scope="row" className={`${cell} text-start font-medium`} dir="ltr">
            {name}
          </th>
          <td className={cell}>
            <FormattedNumber value={waiting} />
          </td>
          <td className={cell}>
            <FormattedNumber value={active} />
          </td>
          <td className={failed > 0 ? `${cell} font-medium text-bad` : cell}>
            <FormattedNumber value={failed} />
          </td>
          <td className={cell}>{oldest ? <RelativeTime time={oldest} /> : "–"}</td>
        </tr>
      ))}
    </DataTable>
  );
}
