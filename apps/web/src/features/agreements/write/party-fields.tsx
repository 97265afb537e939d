import { PARTY_ADDRESS_MAX, PARTY_NAME_MAX, type Party } from "@kompagnon/contract/agreements/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { TextField } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";

/** Who a side is: name, address, and who acts for it. */
export function PartyFields({ party, onChange }: { party: Party; onChange: (party: Party) => void }) {
  const { t } = useTranslation("agreements");
  return (
    <>
      <TextField
        label={t("field.name")}
        value={party.name}
        maxLength={PARTY_NAME_MAX}
        dir="auto"
        autoComplete="off"
        onChange={(event) => onChange({ ...party, name: event.target.value })}
      />
      <TextArea
        label={t("field.address")}
        value={party.address}
        max={PARTY_ADDRESS_MAX}
        rows={2}
        dir="auto"
        onChange={(event) => onChange({ ...party, address: event.target.value })}
      />
      <TextField
        label={t("field.actor")}
        optional
        value={party.represented_by}
        maxLength={PARTY_NAME_MAX}
        dir="auto"
        autoComplete="off"
        onChange={(event) => onChange({ ...party, represented_by: event.target.value })}
      />
    </>
  );
}
