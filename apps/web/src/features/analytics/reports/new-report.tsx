import { REPORT_NAME_MAX } from "@kompagnon/contract/analytics/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call, type Failure, type In, type Out } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Switch } from "#ui/switch.tsx";
import { refreshReports } from "../cache.ts";
import { useFilter } from "../filter.tsx";

type Route = "POST /api/analytics/admin/reports";

/** Keeps the filter above under a name. */
export function NewReport() {
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
