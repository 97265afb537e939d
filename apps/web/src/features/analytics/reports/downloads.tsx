import { useMutation } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { BRAND } from "#platform/brand.ts";
import { type ApiError, call } from "#platform/call.ts";
import { download } from "#platform/download.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { toast } from "#ui/toast.tsx";
import { useFilter } from "../filter.tsx";

const FORMATS = ["pdf", "csv"] as const;
type Format = (typeof FORMATS)[number];

/** Hands over the report of the filter above as a file. */
export function Downloads() {
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
