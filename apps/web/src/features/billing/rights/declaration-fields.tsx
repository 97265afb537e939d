import {
  DECLARATION_NAME_MAX,
  DECLARATION_NUMBER_MAX,
  DECLARATION_TEXT_MAX,
} from "@kompagnon/contract/billing/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { TextField } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import type { DeclarationProblems } from "./declaration.ts";

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
