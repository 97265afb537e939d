import type { SystemState } from "@kompagnon/contract/admin/model.ts";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown, CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormattedNumber, RelativeTime } from "#ui/format.tsx";
import { commaList, numbers } from "#ui/formatters.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { systemQuery } from "./cache.ts";
import { Processes, Queues } from "./system-tables.tsx";

/** The health of the product, updated while it is visible: a line that says whether all is well, and opens to the rest. */
export function System() {
  const { t, i18n } = useTranslation("admin");
  const { t: ui } = useTranslation("ui");
  const { data, error, refetch } = useQuery(systemQuery());
  if (error && !data)
    return <ErrorState title={t("system.failed")} error={error} onRetry={() => refetch()} />;
  if (!data)
    return (
      <div role="status" aria-label={ui("loading")}>
        <Skeleton className="h-14 rounded-card!" />
      </div>
    );
  const troubled = troubledParts(data);
  return (
    <details open={troubled.length > 0} className="group grid grid-cols-1">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-raised px-4 py-2 hover:bg-sunken sm:px-5 [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 grow text-base sm:text-lg">{t("system.title")}</h2>
        <span className="flex min-w-0 items-center gap-1.5 text-sm">
          {troubled.length > 0 ? (
            <>
              <TriangleAlert aria-hidden="true" className="size-4.5 shrink-0 text-bad" strokeWidth={1.75} />
              <span className="min-w-0 font-medium text-bad">
                {t("system.attention", {
                  what: commaList(
                    i18n.language,
                    troubled.map((part) => t(`system.${part}`)),
                  ),
                })}
              </span>
            </>
          ) : (
            <>
              <CircleCheck aria-hidden="true" className="size-4.5 shrink-0 text-good" strokeWidth={1.75} />
              {t("system.well")}
            </>
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
          strokeWidth={1.75}
        />
      </summary>
      <div className="grid grid-cols-1 gap-4 pt-4">
        <Processes processes={data.processes} />
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
          <Stores state={data} />
          <Supports state={data} />
        </div>
        <Queues queues={data.queues} />
        <Switches switches={data.switches} />
      </div>
    </details>
  );
}

/** A disk with less of it left is nearly full. */
const FREE_SHARE_MIN = 0.05;

/** The parts of the product that a person has to look at. */
function troubledParts({ processes, queues, storage, mail, webhooks, redis, replicas }: SystemState) {
  const isFull =
    storage.free !== null && storage.total !== null && storage.free < storage.total * FREE_SHARE_MIN;
  const parts = {
    processes: processes.some(({ state }) => state === "silent"),
    queues: queues.some(({ failed }) => failed > 0),
    storage: isFull,
    mail: mail.failed > 0,
    webhooks: webhooks.failing > 0,
    redis: redis === "down" || redis === "read_only",
    replicas: replicas.some(({ used }) => !used),
  };
  return (Object.keys(parts) as (keyof typeof parts)[]).filter((part) => parts[part]); // the keys above
}

const GIGABYTE = 1e9;
/** Bytes as people read them. */
function useSize() {
  const { i18n } = useTranslation("admin");
  const say = (value: number, unit: string) =>
    numbers(i18n.language, { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
  return (bytes: number) =>
    bytes >= GIGABYTE ? say(bytes / GIGABYTE, "gigabyte") : say(bytes / 1e6, "megabyte");
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" className="grid content-start gap-1.5">
    <h3 className="font-semibold">{title}</h3>
    {children}
  </Card>
);

function Stores({ state: { storage, mail, webhooks } }: { state: SystemState }) {
  const { t } = useTranslation("admin");
  const size = useSize();
  return (
    <>
      <Fact title={t("system.storage")}>
        <p>{t(storage.kind === "disk" ? "system.disk" : "system.s3")}</p>
        {storage.free !== null && storage.total !== null && (
          <p className="text-ink-soft">
            {t("system.free", { free: size(storage.free), total: size(storage.total) })}
          </p>
        )}
        <p className="text-ink-soft">{t("system.database", { size: size(storage.database) })}</p>
      </Fact>
      <Fact title={t("system.mail")}>
        <p>{mail.outbox === null ? t("system.smtp") : t("system.outbox", { count: mail.outbox })}</p>
        <p className="text-ink-soft">{t("system.mail_waiting", { count: mail.waiting })}</p>
        <p className={mail.failed > 0 ? "font-medium text-bad" : "text-ink-soft"}>
          {t("system.mail_failed", { count: mail.failed })}
        </p>
      </Fact>
      <Fact title={t("system.webhooks")}>
        <p>
          {t("system.last")}:{" "}
          {webhooks.last_at ? <RelativeTime time={webhooks.last_at} /> : t("system.never")}
        </p>
        <p className="text-ink-soft">{t("system.mail_waiting", { count: webhooks.waiting })}</p>
        <p className={webhooks.failing > 0 ? "font-medium text-bad" : "text-ink-soft"}>
          {t("system.webhooks_failing", { count: webhooks.failing })}
        </p>
      </Fact>
    </>
  );
}

/** The services next to the processes. */
function Supports({ state: { redis, replicas, backup_at: backup } }: { state: SystemState }) {
  const { t } = useTranslation("admin");
  return (
    <>
      <Fact title={t("system.backup")}>
        <p>
          {backup ? (
            <>
              {t("system.last")}: <RelativeTime time={backup} />
            </>
          ) : (
            t("system.no_backup")
          )}
        </p>
      </Fact>
      <Fact title={t("system.redis")}>
        <p className={redis === "down" || redis === "read_only" ? "font-medium text-bad" : undefined}>
          {t(`system.redis_${redis}`)}
        </p>
      </Fact>
      <Fact title={t("system.replicas")}>
        {replicas.length === 0 ? <p>{t("system.no_replicas")}</p> : <Replicas replicas={replicas} />}
      </Fact>
    </>
  );
}

const Replicas = ({ replicas }: Pick<SystemState, "replicas">) => {
  const { t } = useTranslation("admin");
  return (
    <ul className="grid gap-2">
      {replicas.map(({ name, used, lag_ms: lag }) => (
        <li key={name} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <code dir="ltr" className="min-w-0 text-sm wrap-anywhere">
            {name}
          </code>
          <span className="flex items-center gap-2">
            {lag !== null && (
              <span className="text-ink-soft">
                {t("system.lag")}: <FormattedNumber value={lag} style="unit" unit="millisecond" />
              </span>
            )}
            <Badge tone={used ? "good" : "bad"}>{t(used ? "system.in_use" : "system.left_out")}</Badge>
          </span>
        </li>
      ))}
    </ul>
  );
};

function Switches({ switches }: Pick<SystemState, "switches">) {
  const { t } = useTranslation("admin");
  return (
    <Fact title={t("system.switches")}>
      <p className="text-ink-soft text-sm">{t("system.switches_lead")}</p>
      <ul className="mt-1.5 grid grid-cols-1 gap-x-8 gap-y-2 sm:grid-cols-2">
        {switches.map(({ name, on, variables }) => (
          <li key={name} className="flex items-center justify-between gap-3">
            <span className="min-w-0">
              {t(`system.switch.${name}`)}
              <code dir="ltr" className="block text-ink-soft text-xs wrap-anywhere">
                {variables.join(", ")}
              </code>
            </span>
            <Badge tone={on ? "good" : "neutral"}>{t(on ? "system.on" : "system.off")}</Badge>
          </li>
        ))}
      </ul>
    </Fact>
  );
}
