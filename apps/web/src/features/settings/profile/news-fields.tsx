import { MailCheck } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import type { FieldsProps } from "./fields.ts";

/** Job interest and newsletter. The newsletter needs the mailed link as well before anything is sent. */
export function NewsFields({ values, saved, change, confirmed }: FieldsProps & { confirmed: boolean }) {
  const { t } = useTranslation("settings");
  const waits = values.newsletter === true && saved.newsletter === true && !confirmed;
  return (
    <div className="grid gap-1">
      <Checkbox
        name="jobs"
        label={t("profile.jobs")}
        checked={values.jobs === true}
        onChange={(event) => change({ jobs: event.target.checked })}
      />
      <Checkbox
        name="newsletter"
        label={t("profile.newsletter")}
        checked={values.newsletter === true}
        onChange={(event) => change({ newsletter: event.target.checked })}
      />
      {waits && (
        <p role="status" className="flex items-start gap-2 ps-8 text-sm text-warn">
          <MailCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          {t("profile.newsletter_waits")}
        </p>
      )}
    </div>
  );
}
