import { TERMS_VERSION } from "@kompagnon/contract/accounts/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { Trans, useTranslation } from "react-i18next";
import { languageOf } from "#platform/i18n.ts";
import { mutation } from "#platform/queries.ts";
import { refreshSession, signOut } from "#platform/session.ts";
import { sitePath } from "#platform/site-paths.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/form-error.tsx";

/** Newer terms are accepted before anything else; whoever does not want to may leave. */
export function TermsDialog() {
  const { t, i18n } = useTranslation("accounts");
  const accept = useMutation({ ...mutation("POST /api/me/terms"), onSuccess: () => refreshSession() });
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      closable={false}
      title={t("terms.title")}
      footer={
        <>
          <Button variant="secondary" onClick={() => signOut()}>
            {t("terms.leave")}
          </Button>
          <Button busy={accept.isPending} onClick={() => accept.mutate({ body: { version: TERMS_VERSION } })}>
            {t("terms.accept")}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-ink-soft">
        <p>
          <Trans
            t={t}
            i18nKey="terms.text"
            components={{
              terms: (
                // biome-ignore lint/a11y/useAnchorContent: Trans puts the words in
                <a
                  href={sitePath("terms", languageOf(i18n))}
                  target="_blank"
                  rel="noopener"
                  className="font-medium text-accent underline underline-offset-2"
                />
              ),
            }}
          />
        </p>
        {accept.isError && <FormError boxed>{accept.error.message || t("terms.failed")}</FormError>}
      </div>
    </Dialog>
  );
}
