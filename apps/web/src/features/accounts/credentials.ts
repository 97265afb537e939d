import { isEmail, PASSWORD_MAX, PASSWORD_MIN, tidyEmail } from "@kompagnon/contract/accounts/rules.ts";

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
