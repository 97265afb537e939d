import { useTranslation } from "#platform/use-translation.ts";
import { Select } from "#ui/select.tsx";

/** How many weeks a trial project takes. */
export function WeeksField({
  value,
  max,
  onChange,
}: {
  value: number;
  max: number;
  onChange: (weeks: number) => void;
}) {
  const { t } = useTranslation("trials");
  const options = Array.from({ length: max }, (_, index) => ({
    value: String(index + 1),
    label: t("weeks", { count: index + 1 }),
  }));
  return (
    <Select
      label={t("duration")}
      options={options}
      value={String(value)}
      onChange={(weeks) => onChange(Number(weeks))}
    />
  );
}
