import { OTPField } from "@base-ui/react/otp-field";
import { useTranslation } from "react-i18next";
import { Field, type FieldProps } from "./field.tsx";

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
  /** Called with the six digits as soon as the last one stands. */
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
