import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { useResend } from "../resend.ts";

/** Reminds a member whose address is not confirmed yet, and mails the link again. Only below the auth guard. */
export function ConfirmEmailBar() {
  const { t } = useTranslation("accounts/login");
  const { email, email_confirmed } = useMember();
  const resend = useResend();
  if (email_confirmed) return null;
  return (
    <Banner
      tone={resend.isError ? "bad" : resend.isSuccess ? "good" : "warn"}
      className="flex-nowrap! rounded-none py-0.5! leading-tight sm:py-1.5!"
      action={
        !resend.isSuccess && (
          <Button size="sm" variant="quiet" busy={resend.isPending} onClick={() => resend.mutate()}>
            {t("bar.resend")}
          </Button>
        )
      }
    >
      {resend.isError ? (
        resend.error.message || t("errors.unexpected")
      ) : resend.isSuccess ? (
        t("confirm.sent")
      ) : (
        <>
          <span className="sm:hidden">{t("bar.short")}</span>
          <span className="max-sm:hidden">{t("bar.text", { email })}</span>
        </>
      )}
    </Banner>
  );
}
