import { OTPField } from "@base-ui/react/otp-field";
import { useTranslation } from "#platform/use-translation.ts";
import { Field, type FieldProps } from "./field.tsx";

/** The zeros of the digits that keyboards write: Arabic, Persian, Devanagari, Bengali, full width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10];

/** The digits of a text, whatever script they are written in, as 0 to 9. */
const digitsOf = (text: string): string =>
  Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const zero = ZEROS.find((one) => code >= one && code < one + 10);
    return zero === undefined ? character : String(code - zero);
  })
    .join("")
    .replace(/\D/g, "");

const slots = ["1", "2", "3", "4", "5", "6"] as const;

/** A code of exactly six digits; pasting and the keyboard's suggestion fill all of it. Always reads from left to right. */
export function CodeInput({
  value,
  onChange,
  onComplete,
  disabled = false,
  autoFocus = false,
  ...field
}: FieldProps & {
  value: string;
  onChange: (value: string) => void;
  /** Called with the six digits as soon as the last one is entered. */
  onComplete?: (value: string) => void;
  disabled?: boolean;
  autoFocus?: boolean;
}) {
  const { t } = useTranslation("ui");
  return (
    <Field {...field}>
      {({ id, ...ids }) => (
        <OTPField.Root
          id={id}
          dir="ltr"
          length={slots.length}
          // Its own filter knows 0 to 9 only.
          validationType="none"
          inputMode="numeric"
          normalizeValue={digitsOf}
          value={value}
          onValueChange={(next) => onChange(next)}
          {...(onComplete && { onValueComplete: (code: string) => onComplete(code) })}
          disabled={disabled}
          className="flex gap-2"
        >
          {slots.map((slot, index) => (
            <OTPField.Input
              key={slot}
              {...ids}
              // The field asks for exactly this code and nothing else: it may take the focus.
              autoFocus={autoFocus && index === 0}
              aria-label={t("code_digit", { number: index + 1, total: slots.length })}
              className="h-13 w-full min-w-0 max-w-12 rounded-control border border-line-strong bg-raised text-center font-medium text-xl tabular-nums focus-visible:border-accent aria-invalid:border-bad disabled:opacity-60"
            />
          ))}
        </OTPField.Root>
      )}
    </Field>
  );
}
