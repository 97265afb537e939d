import { useTranslation } from "#platform/use-translation.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { LegalWords } from "./legal-words.tsx";

/** The box that sign-up asks to tick. */
export function TermsBox({ error, onChange }: { error: string | undefined; onChange: () => void }) {
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
