import type { AnalyticsReport } from "@kompagnon/contract/analytics/report-model.ts";
import { REPORT_NAME_MAX } from "@kompagnon/contract/analytics/rules.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { FileDown, FileText, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { BRAND } from "#platform/brand.ts";
import { type ApiError, call, type Failure, type In, type Out } from "#platform/call.ts";
import { download } from "#platform/copy-and-download.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { Switch } from "#ui/switch.tsx";
import { toast } from "#ui/toast.tsx";
import { refreshReports, reportsQuery } from "../cache.ts";
import { useFilter } from "../filter.tsx";
import { Loaded } from "../loaded.tsx";

const FORMATS = ["pdf", "csv"] as const;
type Format = (typeof FORMATS)[number];

/** Hands over the report of the filter above as a file. */
function Downloads() {
  const { t } = useTranslation("analytics");
  const { filter } = useFilter();
  const fetched = useMutation<Blob, ApiError, Format>({
    mutationFn: (format) =>
      format === "pdf"
        ? call("GET /api/analytics/admin/report.pdf", { query: filter })
        : call("GET /api/analytics/admin/report.csv", { query: filter }),
    onSuccess: (file, format) =>
      download(
        `${BRAND.toLowerCase()}-${filter.timeRange}-${new Date().toISOString().slice(0, 10)}.${format}`,
        file,
      ),
    onError: ({ message }) => toast(message || t("failed"), { kind: "warn" }),
  });
  return (
    <Card as="section" aria-labelledby="report-now" className="grid gap-3">
      <h2 id="report-now" className="text-lg">
        {t("reports.now")}
      </h2>
      <p className="text-ink-soft">{t("reports.now_text")}</p>
      <div className="flex flex-wrap gap-2">
        {FORMATS.map((format) => (
          <Button
            key={format}
            variant="secondary"
            busy={fetched.isPending && fetched.variables === format}
            onClick={() => fetched.mutate(format)}
            icon={<FileDown aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          >
            {t(`reports.${format}`)}
          </Button>
        ))}
      </div>
    </Card>
  );
}

/** The report of the filter above as a file, and filters that one keeps, by mail every Monday if wanted. */
export function ReportsTab() {
  const { t } = useTranslation("analytics");
  const result = useQuery(reportsQuery());
  return (
    <div className="grid grid-cols-1 gap-6">
      <Downloads />
      <NewReport />
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-lg">{t("reports.saved")}</h2>
        <Loaded query={result}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState icon={<FileText strokeWidth={1.75} />} title={t("reports.empty")}>
                {t("reports.empty_text")}
              </EmptyState>
            ) : (
              <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
                {items.map((report) => (
                  <Saved key={report.id} report={report} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
    </div>
  );
}

function Saved({ report }: { report: AnalyticsReport }) {
  const { t } = useTranslation("analytics");
  const [, setSearch] = useSearchParams();
  const [asking, setAsking] = useState(false);
  const { id, name, userType, timeRange, weekly } = report;
  const failed = ({ message }: ApiError) => toast(message || t("failed"), { kind: "warn" });
  const change = useMutation<unknown, ApiError, boolean>({
    mutationFn: (on) =>
      call("PUT /api/analytics/admin/reports/{id}", {
        params: { id },
        body: { name, userType, timeRange, weekly: on },
      }),
    onSuccess: refreshReports,
    onError: failed,
  });
  const remove = useMutation<unknown, ApiError, void>({
    mutationFn: () => call("DELETE /api/analytics/admin/reports/{id}", { params: { id } }),
    onSuccess: refreshReports,
    onError: failed,
  });
  return (
    <Card as="li" className="grid content-start gap-2">
      <div className="-my-1.5 -me-2 flex items-center justify-between gap-3">
        <h3 className="min-w-0 font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </h3>
        <Button
          size="sm"
          variant="quiet"
          aria-label={t("reports.delete", { name })}
          onClick={() => setAsking(true)}
          icon={<Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        />
      </div>
      <p className="text-ink-soft text-sm">
        {t(`filter.${userType}`)} · {t(`filter.${timeRange}`)}
        {report.last_sent_at && (
          <>
            {" · "}
            {t("reports.sent")} <RelativeTime time={report.last_sent_at} />
          </>
        )}
      </p>
      <Switch
        label={t("reports.weekly")}
        checked={change.isPending ? change.variables : weekly}
        onChange={({ target }) => change.mutate(target.checked)}
      />
      <div>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => setSearch({ tab: "overview", userType, timeRange })}
        >
          {t("reports.look")}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("reports.delete_title")}
        text={t("reports.delete_text")}
        confirm={t("reports.delete_confirm")}
        danger
        onConfirm={() => remove.mutateAsync()}
      />
    </Card>
  );
}

type Route = "POST /api/analytics/admin/reports";

/** Keeps the filter above under a name. */
function NewReport() {
  const { t } = useTranslation("analytics");
  const { filter } = useFilter();
  const [name, setName] = useState("");
  const [weekly, setWeekly] = useState(true);
  const save = useMutation<Out<Route>, Failure<Route>, In<Route>["body"]>({
    mutationFn: (body) => call("POST /api/analytics/admin/reports", { body }),
    onSuccess: () => {
      setName("");
      return refreshReports();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "") save.mutate({ ...filter, name: name.trim(), weekly });
  };
  return (
    <Card as="section" aria-labelledby="report-new">
      <Form onSubmit={submit} className="grid gap-3">
        <h2 id="report-new" className="text-lg">
          {t("reports.new")}
        </h2>
        <p className="text-ink-soft">
          {t("reports.new_text", {
            who: t(`filter.${filter.userType}`),
            range: t(`filter.${filter.timeRange}`),
          })}
        </p>
        <TextField
          label={t("reports.name")}
          value={name}
          maxLength={REPORT_NAME_MAX}
          dir="auto"
          autoComplete="off"
          className="sm:max-w-md"
          error={save.error ? save.error.details[0]?.message || save.error.message || t("failed") : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Switch
          label={t("reports.weekly")}
          className="sm:max-w-md"
          checked={weekly}
          onChange={({ target }) => setWeekly(target.checked)}
        />
        <div>
          <Button type="submit" busy={save.isPending} disabled={name.trim() === ""}>
            {t("reports.save")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
