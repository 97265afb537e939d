import { looksLikeSql } from "@kompagnon/contract/accounts/rules.ts";
import { type FormEvent, useState } from "react";
import { ApiError } from "#platform/call.ts";
import { languageOf } from "#platform/i18n.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { type Captcha, useCaptcha } from "./captcha.tsx";
import {
  type Field,
  loadSession,
  type Mode,
  type Problems,
  problemsOf,
  readForm,
  submitCredentials,
} from "./credentials.ts";
import {
  countFailure,
  type FormMessage,
  forgetFailures,
  type Refusal,
  refusalOf,
  secondsLeft,
  useLock,
} from "./refusals.ts";

/** The form's state and what it can do. */
export type Entry = {
  problems: Problems;
  message: FormMessage | null;
  busy: boolean;
  /** Seconds until this side opens again for the account that is typed. */
  locked: number;
  captcha: Captcha;
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** Something was typed: the lock is that of the account. */
  type: (event: FormEvent<HTMLFormElement>) => void;
  /** A field changed: its error no longer applies. */
  touch: (field: Field) => void;
  /** A field was left: says at once that an address cannot be one. */
  checkField: (form: HTMLFormElement | null, field: Field) => void;
  /** Clears the message when the other side opens. */
  clear: () => void;
};

const QUIET: Refusal = { problems: {}, message: null };

/** An attacker who guesses at the account meanwhile may make the proof of work harder, but only this often. */
const HARDER_MAX = 4;

/** Tries with the work that is done; where more is due for this account, does it and tries again. */
async function withWork<T>(
  captcha: Captcha,
  email: string,
  attempt: (token: string | undefined) => Promise<T>,
): Promise<T> {
  let token = captcha.token;
  for (let harder = 0; ; harder++)
    try {
      return await attempt(token);
    } catch (failure) {
      const more = failure instanceof ApiError && failure.code === "captcha_harder";
      if (!more || harder === HARDER_MAX) throw failure;
      token = await captcha.workFor(email);
    }
}

/**
 * Signs in or up. Calls `onEntered` before the session is read, `onPending` when a second factor is due, and `onRefused` after
 * every refusal.
 */
export function useSignIn(
  mode: Mode,
  on: { onEntered: () => void; onPending: (token: string) => void; onRefused: () => void },
): Entry {
  const { i18n } = useTranslation("accounts/login");
  const [refusal, setRefusal] = useState(QUIET);
  const [busy, setBusy] = useState(false);
  const [email, setEmail] = useState("");
  const locked = useLock(mode, email);
  const captcha = useCaptcha();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readForm(event.currentTarget);
    setEmail(typed.email);
    if (busy || secondsLeft(mode, typed.email) > 0) return;
    if (looksLikeSql(typed.email) || looksLikeSql(typed.password)) {
      countFailure(mode, typed.email);
      return setRefusal({ problems: {}, message: { code: "suspicious_input" } });
    }
    const problems = problemsOf(mode, typed);
    if (Object.keys(problems).length > 0) return setRefusal({ problems, message: null });
    if (captcha.state !== "off" && captcha.token === undefined)
      return setRefusal({ problems: {}, message: { code: "captcha_required" } });
    setBusy(true);
    setRefusal(QUIET);
    try {
      const pending = await withWork(captcha, typed.email, (token) =>
        submitCredentials(mode, typed, { token, language: languageOf(i18n) }),
      );
      forgetFailures(mode, typed.email);
      if (pending !== null) return on.onPending(pending);
      on.onEntered();
      // Signed in, but without a session: the browser did not keep the cookie (spec: community, section 8).
      if (!(await loadSession())) setRefusal({ problems: {}, message: { code: "wrong_credentials" } });
    } catch (failure) {
      setRefusal(refusalOf(failure, mode, typed.email));
      on.onRefused();
    } finally {
      setBusy(false);
      captcha.renew(); // each challenge opens one door once
    }
  };

  const setProblem = (field: Field, problem: Problems[Field]) =>
    setRefusal(({ message, problems: { [field]: _, ...others } }) => ({
      message: message,
      problems: problem === undefined ? others : { ...others, [field]: problem },
    }));

  return {
    ...refusal,
    busy,
    locked,
    captcha,
    submit,
    type: ({ currentTarget }) => setEmail(readForm(currentTarget).email),
    touch: (field) => refusal.problems[field] !== undefined && setProblem(field, undefined),
    checkField: (form, field) => {
      const typed = form && readForm(form);
      const problem = typed?.[field] && problemsOf(mode, typed)[field];
      // What the server said stays until the field changes.
      if (problem) setProblem(field, problem);
    },
    clear: () => setRefusal(QUIET),
  };
}
