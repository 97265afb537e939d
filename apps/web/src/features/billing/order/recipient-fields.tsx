import type { InvoiceRecipient } from "@kompagnon/contract/billing/model.ts";
import { RECIPIENT_ADDRESS_MAX, RECIPIENT_NAME_MAX, VAT_ID_MAX } from "@kompagnon/contract/billing/rules.ts";
import type { ApiError } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextField } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";

const EMPTY: InvoiceRecipient = { name: "", company: "", address: "", vat_id: "" };

/** Who the invoices are addressed to, for buyers who need that; VAT is charged in every case. */
export function RecipientFields({
  recipient,
  onChange,
  missing,
  refused,
}: {
  recipient: InvoiceRecipient | null;
  onChange: (recipient: InvoiceRecipient | null) => void;
  missing: boolean;
  refused: ApiError | null;
}) {
  const { t } = useTranslation("billing");
  const { t: check } = useTranslation("billing/checks");
  const vatRefused = refused?.details.some(({ field }) => field === "recipient.vat_id");
  const set = (part: Partial<InvoiceRecipient>) => onChange({ ...(recipient ?? EMPTY), ...part });
  return (
    <div className="grid gap-4">
      <Checkbox
        checked={recipient !== null}
        onChange={(event) => onChange(event.target.checked ? EMPTY : null)}
        label={t("order.recipient")}
      />
      {recipient && (
        <div className="grid gap-4 rounded-control bg-sunken p-4">
          <TextField
            optional
            autoComplete="organization"
            maxLength={RECIPIENT_NAME_MAX}
            label={t("order.recipient_company")}
            value={recipient.company}
            onChange={({ target }) => set({ company: target.value })}
            error={missing ? check("recipient_missing") : undefined}
          />
          <TextField
            optional
            autoComplete="name"
            maxLength={RECIPIENT_NAME_MAX}
            label={t("order.recipient_name")}
            value={recipient.name}
            onChange={({ target }) => set({ name: target.value })}
          />
          <TextArea
            optional
            rows={3}
            dir="auto"
            autoComplete="street-address"
            max={RECIPIENT_ADDRESS_MAX}
            label={t("order.recipient_address")}
            value={recipient.address}
            onChange={({ target }) => set({ address: target.value })}
          />
          <TextField
            optional
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={VAT_ID_MAX}
            label={t("order.recipient_vat_id")}
            hint={t("order.recipient_note")}
            value={recipient.vat_id}
            onChange={({ target }) => set({ vat_id: target.value })}
            error={vatRefused ? check("vat_id_invalid") : undefined}
          />
        </div>
      )}
    </div>
  );
}
