import { localeOf } from "@kompagnon/messages/languages.ts";
import { type FocusEvent, type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { CaptchaStatus } from "../captcha.tsx";
import type { Field, Mode } from "../credentials.ts";
import type { FormMessage } from "../refusals.ts";
import type { Entry } from "../use-sign-in.ts";
import { LegalWords } from "./legal-words.tsx";
import { PasswordStrength } from "./password-strength.tsx";

/** The notice above the fields after a refused attempt: the lock with its countdown, or the reason. */
function FormNotice({ message, locked }: { message: FormMessage | null; locked: number }) {
  const { t, i18n } = useTranslation("accounts/login");
  const { t: error } = useTranslation("accounts/checks");
  const { t: common } = useTranslation("errors/checks");
  if (locked > 0)
    return (
      <div>
        <FormError boxed>{error("too_many_attempts")}</FormError>
        <p role="timer" className="mt-2 text-center text-ink-soft text-sm tabular-nums">
          {t("errors.unlocked_in", { time: clock(locked, i18n.language) })}
        </p>
      </div>
    );
  if (!message) return null;
  const text = () => {
    if ("text" in message) return message.text;
    if (message.code === "unexpected") return t("errors.unexpected");
    if (message.code === "offline" || message.code === "unavailable") return common(message.code);
    return error(message.code);
  };
  return <FormError boxed>{text()}</FormError>;
}

/** Seconds as minutes and seconds in the language's own digits: 4:05. */
function clock(seconds: number, language: string): string {
  const digits = (value: number, least: number) =>
    new Intl.NumberFormat(localeOf(language), { minimumIntegerDigits: least, useGrouping: false }).format(
      value,
    );
  return `${digits(Math.floor(seconds / 60), 1)}:${digits(seconds % 60, 2)}`;
}

/** The box that sign-up asks to tick. */
function TermsBox({ error, onChange }: { error: string | undefined; onChange: () => void }) {
  const { t } = useTranslation("accounts/login");
  return (
    <Checkbox
      name="terms"
      onChange={onChange}
      {...(error !== undefined && { error })}
      label={<LegalWords>{t("fields.terms")}</LegalWords>}
    />
  );
}

/** Whether Caps Lock is on while the visitor types. Spread `watch` on the field. */
function useCapsLock(): {
  on: boolean;
  watch: {
    onKeyDown: (event: KeyboardEvent) => void;
    onKeyUp: (event: KeyboardEvent) => void;
    onBlur: () => void;
  };
} {
  const [on, setOn] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setOn(event.getModifierState?.("CapsLock") ?? false);
  return { on, watch: { onKeyDown: readCapsLock, onKeyUp: readCapsLock, onBlur: () => setOn(false) } };
}

/** The form of both sides. What is typed stays when the side changes. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one form, field after field
export function CredentialsForm({
  mode,
  entry,
  onSignIn,
  onForgot,
}: {
  mode: Mode;
  entry: Entry;
  /** Opens the sign-in side, for an address that is known already. */
  onSignIn: () => void;
  /** Opens the password reset with the content of the address field. */
  onForgot: (email: string) => void;
}) {
  const { t } = useTranslation("accounts/login");
  const { t: error } = useTranslation("accounts/checks");
  const caps = useCapsLock();
  const captchaId = useId();
  const { problems, message, busy, locked, captcha, submit, touch, checkField } = entry;
  const signUp = mode === "sign-up";
  const [password, setPassword] = useState("");
  const words = (field: Field) => {
    const problem = problems[field];
    return problem && (problem === "mismatch" ? t("errors.mismatch") : error(problem));
  };
  const watch = (field: Field) => ({
    name: field,
    error: words(field),
    onChange: () => touch(field),
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      caps.watch.onBlur();
      checkField(event.currentTarget.form, field);
    },
  });
  const capsHint = caps.on ? t("fields.caps_lock") : undefined;
  const ready = captcha.state === "solved" || captcha.state === "off";

  return (
    <Form noValidate onSubmit={submit} onInput={entry.type} aria-busy={busy} className="mt-6 grid gap-4">
      <FormNotice message={message} locked={locked} />
      <TextField
        {...watch("email")}
        type="email"
        label={t("fields.email")}
        autoComplete={signUp ? "email" : "username"}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
        className="rtl:[&_input]:text-end"
      />
      {problems.email === "email_taken" && (
        <Button variant="secondary" onClick={onSignIn}>
          {t("errors.taken_action")}
        </Button>
      )}
      <PasswordField
        {...watch("password")}
        onChange={(event) => {
          touch("password");
          setPassword(event.target.value);
        }}
        onKeyDown={caps.watch.onKeyDown}
        onKeyUp={caps.watch.onKeyUp}
        label={t("fields.password")}
        hint={capsHint ?? (signUp && <PasswordStrength typed={password} />)}
        autoComplete={signUp ? "new-password" : "current-password"}
        required
      />
      {!signUp && (
        <button
          type="button"
          onClick={(event) =>
            onForgot(String(new FormData(event.currentTarget.form ?? undefined).get("email") ?? ""))
          }
          className="-mt-2 justify-self-end rounded-control py-1 font-medium text-accent text-sm hover:underline"
        >
          {t("forgot")}
        </button>
      )}
      {signUp && (
        <>
          <PasswordField
            {...watch("confirm")}
            onKeyDown={caps.watch.onKeyDown}
            onKeyUp={caps.watch.onKeyUp}
            label={t("fields.confirm")}
            hint={capsHint}
            autoComplete="new-password"
            required
          />
          <TermsBox error={words("terms")} onChange={() => touch("terms")} />
        </>
      )}
      <CaptchaStatus captcha={captcha} id={captchaId} />
      <Button
        type="submit"
        size="lg"
        wide
        busy={busy}
        disabled={(!ready && !busy) || locked > 0}
        aria-describedby={captchaId}
      >
        {t(signUp ? "sign_up.submit" : "sign_in.submit")}
      </Button>
    </Form>
  );
}
