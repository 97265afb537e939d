import { TERMS_VERSION } from "@kompagnon/contract/accounts/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { mutation } from "#platform/queries.ts";
import { refreshSession, signOut } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/field.tsx";
import { LegalWords } from "./legal-words.tsx";

/** What each version changed, in words: terms without them do not compile. */
const CHANGED = { "1.0": "terms.changed_1_0" } as const satisfies Record<typeof TERMS_VERSION, string>;

/** Newer terms are accepted before anything else. A member who does not accept them may leave. */
export function TermsDialog() {
  const { t } = useTranslation("accounts");
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
          <LegalWords>{t("terms.text")}</LegalWords>
        </p>
        <p>{t(CHANGED[TERMS_VERSION])}</p>
        {accept.isError && <FormError boxed>{accept.error.message || t("terms.failed")}</FormError>}
      </div>
    </Dialog>
  );
}
