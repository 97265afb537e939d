import { Trans, useTranslation } from "react-i18next";
import { languageOf } from "#platform/i18n.ts";
import { type SitePage, sitePath } from "#platform/site-paths.ts";
import { Checkbox } from "#ui/checkbox.tsx";

/** The box that sign-up asks to tick; its links open beside, so that nothing typed is lost. */
export function TermsBox({ error, onChange }: { error: string | undefined; onChange: () => void }) {
  const { t, i18n } = useTranslation("accounts/login");
  const link = (page: SitePage) => (
    // biome-ignore lint/a11y/useAnchorContent: Trans puts the words in
    <a
      href={sitePath(page, languageOf(i18n))}
      target="_blank"
      rel="noopener"
      className="font-medium text-accent underline underline-offset-2"
    />
  );
  return (
    <Checkbox
      name="terms"
      onChange={onChange}
      {...(error !== undefined && { error })}
      label={
        <Trans t={t} i18nKey="fields.terms" components={{ terms: link("terms"), privacy: link("privacy") }} />
      }
    />
  );
}
