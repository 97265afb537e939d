import { isEmail, PASSWORD_MAX, PASSWORD_MIN, tidyEmail } from "@kompagnon/contract/accounts/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { ApiError, call } from "#platform/call.ts";
import { forgetBanMessage, refreshSession } from "#platform/session.ts";
import { forgetInvite, pendingInvite } from "./invite-slug.ts";

/** Which side of the login is open. */
export type Mode = "sign-in" | "sign-up";
/** The content of the form. */
export type Typed = { email: string; password: string; confirm: string; terms: boolean };
/** A field of the form, in the order of the form. */
export type Field = keyof Typed;
/** What may be wrong with a field; all but `mismatch` are codes of the interface. */
export type Problem =
  | "email_invalid"
  | "email_taken"
  | "password_short"
  | "password_long"
  | "password_common"
  | "mismatch"
  | "terms_required";
/** The broken fields. */
export type Problems = Partial<Record<Field, Problem>>;

/** Reads the form by its fields' names; the address comes tidied, the passwords as they are. */
export function readForm(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const text = (name: Field) => String(data.get(name) ?? "");
  return {
    email: tidyEmail(text("email")),
    password: text("password"),
    confirm: text("confirm"),
    terms: data.has("terms"),
  };
}

/** What is wrong before anything is sent (spec: community, section 5); empty when all is well. */
export function problemsOf(mode: Mode, typed: Typed): Problems {
  const problems: Problems = {};
  if (!isEmail(typed.email)) problems.email = "email_invalid";
  if (typed.password.length < PASSWORD_MIN) problems.password = "password_short";
  else if (typed.password.length > PASSWORD_MAX) problems.password = "password_long";
  if (mode === "sign-in") return problems;
  if (typed.confirm !== typed.password) problems.confirm = "mismatch";
  if (!typed.terms) problems.terms = "terms_required";
  return problems;
}

/** Reads the session after the server has accepted a sign-in. Returns whether a member is signed in. */
export async function loadSession(): Promise<boolean> {
  forgetBanMessage();
  return (await refreshSession()) !== null;
}

/**
 * Signs in or up. Afterwards the session cookie is set, unless a second factor is due: then the result is the token for that
 * step. @throws ApiError, for example wrong_credentials.
 */
export async function submitCredentials(
  mode: Mode,
  { email, password }: Typed,
  { token, language }: { token: string | undefined; language: Language },
): Promise<string | null> {
  const captcha = token === undefined ? {} : { captcha_token: token };
  if (mode === "sign-in") {
    const answer = await call("POST /api/auth/sign-in", { body: { email, password, ...captcha } });
    if (answer.requires_2fa && answer.pending_token !== null) return answer.pending_token;
    if (!answer.user) throw new ApiError("wrong_credentials", "", { status: 401 });
    return null;
  }
  const invite = pendingInvite();
  await call("POST /api/auth/sign-up", {
    body: {
      email,
      password,
      ...captcha,
      accepted_terms: true,
      language,
      ...(invite !== null && { invite_slug: invite }),
    },
  });
  forgetInvite();
  return null;
}
