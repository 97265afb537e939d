import {
  DECLARATION_NAME_MAX,
  DECLARATION_NUMBER_MAX,
  DECLARATION_TEXT_MAX,
} from "@kompagnon/contract/billing/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { TextField } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";

/** Who declares, of what, and anything they want to add: the fields that both forms have. */
type Declaration = { name: string; email: string; number: string; text: string };
/** What a form says about a field: a code among `billing/checks`. */
export type DeclarationProblems = {
  name?: "name_missing";
  email?: "declarer_email";
  text?: "reason_missing";
  end?: "day_missing";
};

const textOf = (data: FormData, name: string): string => String(data.get(name) ?? "").trim();

/** Reads the shared fields of a form. */
export const readDeclaration = (data: FormData): Declaration => ({
  name: textOf(data, "name"),
  email: textOf(data, "email").toLowerCase(),
  number: textOf(data, "number"),
  text: textOf(data, "text"),
});

/** What is missing of them; a termination for cause needs its reason. */
export function problemsOf({ name, email, text }: Declaration, needsReason = false): DeclarationProblems {
  return {
    ...(name === "" && { name: "name_missing" as const }),
    // The server looks closer; here it only has to look like one.
    ...(!/^\S+@\S+\.\S+$/.test(email) && { email: "declarer_email" as const }),
    ...(needsReason && text === "" && { text: "reason_missing" as const }),
  };
}

/** What a declaration said, to be kept with its receipt. */
export type DeclarationText = { name: string; number: string; text: string; end: string | null };
/** Reads it from what was sent. */
export const declarationTextOf = (body: {
  name: string;
  number?: string | undefined;
  text?: string | undefined;
  end?: string | null | undefined;
}): DeclarationText => ({
  name: body.name,
  number: body.number ?? "",
  text: body.text ?? "",
  end: body.end ?? null,
});

/** The fields of both declarations. `reason`: whether and why the text is required. */
export function DeclarationFields({
  problems,
  reason = false,
}: {
  problems: DeclarationProblems;
  reason?: boolean;
}) {
  const { t } = useTranslation("billing");
  const { t: check } = useTranslation("billing/checks");
  const problemOf = (field: "name" | "email" | "text") => {
    const problem = problems[field];
    return problem && check(problem);
  };
  return (
    <>
      <TextField
        name="name"
        autoComplete="name"
        maxLength={DECLARATION_NAME_MAX}
        label={t("rights.name")}
        error={problemOf("name")}
      />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        label={t("rights.email")}
        hint={t("rights.email_hint")}
        error={problemOf("email")}
      />
      <TextField
        name="number"
        optional
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={DECLARATION_NUMBER_MAX}
        className="[&_input]:text-start"
        label={t("rights.number")}
        hint={t("rights.number_hint")}
      />
      <TextArea
        name="text"
        optional={!reason}
        rows={3}
        max={DECLARATION_TEXT_MAX}
        label={reason ? t("rights.reason") : t("rights.message")}
        error={problemOf("text")}
      />
    </>
  );
}
