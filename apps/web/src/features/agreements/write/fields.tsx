import {
  AGREEMENT_CENTS_MAX,
  AGREEMENT_TEXT_MAX,
  type AgreementFields,
  type AgreementKind,
  HOURS_MAX,
  MONTHS_MAX,
  NOTICE_WEEKS_MAX,
  PLACE_MAX,
  RETURN_DAYS_MAX,
  SIDES,
  type Side,
  type Step,
} from "@kompagnon/contract/agreements/rules.ts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { TextField } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { PartyFields } from "./party-fields.tsx";

/** A whole number between two others; what is none, or beyond them, is put right when the field is left. */
function NumberField({
  label,
  value,
  min,
  max,
  onChange,
}: {
  label: ReactNode;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      value={typed ?? String(value)}
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, "").slice(0, 9);
        setTyped(digits);
        const number = Number(digits);
        if (digits !== "" && number >= min && number <= max) onChange(number);
      }}
      onBlur={() => {
        if (typed === null) return;
        setTyped(null);
        const number = typed === "" ? min : Number(typed);
        const near = Math.min(max, Math.max(min, number));
        if (near !== value) onChange(near);
      }}
    />
  );
}

/** What the fields of a step are given. */
export type FieldsProps = {
  kind: AgreementKind;
  fields: AgreementFields;
  set: (fields: Partial<AgreementFields>) => void;
};
type Words = "purpose" | "information" | "aims" | "extra";

function WordsField({
  name,
  fields,
  set,
  optional = false,
}: FieldsProps & { name: Words; optional?: boolean }) {
  const { t } = useTranslation("agreements");
  return (
    <TextArea
      label={t(`field.${name}`)}
      optional={optional}
      value={fields[name]}
      max={AGREEMENT_TEXT_MAX}
      rows={4}
      dir="auto"
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
}

function Sides({ fields, set }: FieldsProps) {
  const { t } = useTranslation("agreements");
  return SIDES.map((side) => (
    <fieldset key={side} className="grid min-w-0 gap-4">
      <legend className="mb-3 font-semibold">{t(`field.side_${side}`)}</legend>
      <PartyFields party={fields[side]} onChange={(party) => set({ [side]: party })} />
    </fieldset>
  ));
}

/** How a side is called in the form: by its name, or by what it is while it has none. */
function useSideName({ a, b }: AgreementFields): (side: Side) => string {
  const { t } = useTranslation("agreements");
  return (side) => (side === "a" ? a : b).name || t(`field.side_${side}`);
}

function Purpose(props: FieldsProps) {
  const { kind, fields, set } = props;
  const { t } = useTranslation("agreements");
  const name = useSideName(fields);
  return (
    <>
      {kind === "nda_one_sided" && (
        <ChoiceChip
          label={t("field.discloser")}
          choices={SIDES.map((side) => ({ value: side, label: <bdi>{name(side)}</bdi> }))}
          value={fields.discloser}
          onChange={(discloser) => discloser && set({ discloser })}
        />
      )}
      <WordsField {...props} name="purpose" />
      <WordsField {...props} name="information" optional />
    </>
  );
}

function Duties({ fields, set }: FieldsProps) {
  const { t } = useTranslation("agreements");
  return (
    <>
      <NumberField
        label={t("field.return_days")}
        value={fields.return_days}
        min={1}
        max={RETURN_DAYS_MAX}
        onChange={(days) => set({ return_days: days })}
      />
      <ChoiceChip
        label={t("field.penalty")}
        choices={(["none", "court", "fixed"] as const).map((value) => ({
          value,
          label: t(`option.penalty_${value}`),
        }))}
        value={fields.penalty}
        onChange={(penalty) => penalty && set({ penalty })}
      />
      {fields.penalty === "fixed" && (
        <NumberField
          label={t("field.penalty_cents")}
          value={Math.round(fields.penalty_cents / 100)}
          min={1}
          max={AGREEMENT_CENTS_MAX / 100}
          onChange={(euros) => set({ penalty_cents: euros * 100 })}
        />
      )}
    </>
  );
}

function Contributions({ fields, set }: FieldsProps) {
  const { t } = useTranslation("agreements");
  const name = useSideName(fields);
  return SIDES.map((side) => (
    <div key={side} className="grid gap-4">
      <TextArea
        label={<bdi>{t("field.contribution", { name: name(side) })}</bdi>}
        value={fields[`contribution_${side}`]}
        max={AGREEMENT_TEXT_MAX}
        rows={3}
        dir="auto"
        onChange={(event) => set({ [`contribution_${side}`]: event.target.value })}
      />
      <NumberField
        label={<bdi>{t("field.hours", { name: name(side) })}</bdi>}
        value={fields[`hours_${side}`]}
        min={0}
        max={HOURS_MAX}
        onChange={(hours) => set({ [`hours_${side}`]: hours })}
      />
    </div>
  ));
}

function Money({ fields, set }: FieldsProps) {
  const { t } = useTranslation("agreements");
  const name = useSideName(fields);
  return (
    <>
      {SIDES.map((side) => (
        <NumberField
          key={side}
          label={<bdi>{t("field.money", { name: name(side) })}</bdi>}
          value={Math.round(fields[`money_${side}_cents`] / 100)}
          min={0}
          max={AGREEMENT_CENTS_MAX / 100}
          onChange={(euros) => set({ [`money_${side}_cents`]: euros * 100 })}
        />
      ))}
      <ChoiceChip
        label={t("field.shares")}
        choices={(["later", "fixed"] as const).map((value) => ({
          value,
          label: t(`option.shares_${value}`),
        }))}
        value={fields.shares}
        onChange={(shares) => shares && set({ shares })}
      />
      {fields.shares === "fixed" && (
        <NumberField
          label={<bdi>{t("field.share", { name: name("a") })}</bdi>}
          value={fields.share_a}
          min={0}
          max={100}
          onChange={(share) => set({ share_a: share })}
        />
      )}
    </>
  );
}

function Decisions({ fields, set }: FieldsProps) {
  const { t } = useTranslation("agreements");
  const name = useSideName(fields);
  return (
    <>
      <ChoiceChip
        label={t("field.decisions")}
        choices={[
          { value: "together", label: t("option.together") },
          { value: "by_field", label: t("option.by_field") },
          { value: "lead_a", label: <bdi>{t("option.lead", { name: name("a") })}</bdi> },
          { value: "lead_b", label: <bdi>{t("option.lead", { name: name("b") })}</bdi> },
        ]}
        value={fields.decisions}
        onChange={(decisions) => decisions && set({ decisions })}
      />
      <ChoiceChip
        label={t("field.leaving")}
        choices={(["give_back", "keep_earned", "sell_to_them"] as const).map((value) => ({
          value,
          label: t(`option.${value}`),
        }))}
        value={fields.leaving}
        onChange={(leaving) => leaving && set({ leaving })}
      />
      <NumberField
        label={t("field.notice")}
        value={fields.notice_weeks}
        min={1}
        max={NOTICE_WEEKS_MAX}
        onChange={(weeks) => set({ notice_weeks: weeks })}
      />
    </>
  );
}

function Term({ fields, set }: FieldsProps) {
  const { t } = useTranslation("agreements");
  return (
    <>
      <NumberField
        label={t("field.term")}
        value={fields.term_months}
        min={1}
        max={MONTHS_MAX}
        onChange={(months) => set({ term_months: months })}
      />
      <NumberField
        label={t("field.after")}
        value={fields.after_months}
        min={0}
        max={MONTHS_MAX}
        onChange={(months) => set({ after_months: months })}
      />
    </>
  );
}

function Law(props: FieldsProps) {
  const { fields, set } = props;
  const { t } = useTranslation("agreements");
  return (
    <>
      <ChoiceChip
        label={t("field.law")}
        choices={(["de", "at", "ch"] as const).map((value) => ({ value, label: t(`option.law_${value}`) }))}
        value={fields.law}
        onChange={(law) => law && set({ law })}
      />
      <TextField
        label={t("field.place")}
        value={fields.place}
        maxLength={PLACE_MAX}
        dir="auto"
        onChange={(event) => set({ place: event.target.value })}
      />
      <WordsField {...props} name="extra" optional />
    </>
  );
}

const Aims = (props: FieldsProps) => <WordsField {...props} name="aims" />;

/** The fields of each step. */
export const FIELDS = {
  parties: Sides,
  purpose: Purpose,
  duties: Duties,
  aims: Aims,
  contributions: Contributions,
  money: Money,
  decisions: Decisions,
  term: Term,
  law: Law,
} as const satisfies Record<Step["key"], (props: FieldsProps) => ReactNode>;
