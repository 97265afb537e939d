import type { PublicKind } from "@kompagnon/contract/publicpages/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Switch } from "#ui/switch.tsx";

/** Whether something that is still being written is to have a page that everybody can read. */
export function PageChoice({
  kind,
  checked,
  onChange,
}: {
  kind: PublicKind;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const { t } = useTranslation("publicpages");
  return (
    <div className="grid gap-2">
      <Switch
        label={t(`${kind}_switch`)}
        hint={t(`${kind}_text`)}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {checked && <p className="text-pretty text-ink-soft text-sm">{t("afterwards")}</p>}
    </div>
  );
}
