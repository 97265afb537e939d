import { useMutation } from "@tanstack/react-query";
import { MailCheck } from "lucide-react";
import { useEffect } from "react";
import { call } from "#platform/call.ts";
import { refreshSession, useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/form-error.tsx";

/** In the place of the order button until the address is confirmed; coming back to the tab looks again. */
export function EmailFirst() {
  const { t } = useTranslation("billing");
  const { email } = useMember();
  const resend = useMutation({
    mutationFn: async () => {
      const { sent } = await call("POST /api/auth/email/resend");
      if (!sent) await refreshSession();
    },
  });
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && void refreshSession();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return (
    <section className="grid gap-4 border-line border-t pt-5">
      <div className="flex items-start gap-3">
        <MailCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-accent" strokeWidth={1.75} />
        <div className="grid min-w-0 gap-1">
          <h2 className="font-sans font-semibold text-base">{t("order.unconfirmed")}</h2>
          <p className="wrap-anywhere text-ink-soft">{t("order.unconfirmed_text", { email })}</p>
        </div>
      </div>
      {resend.isSuccess && <p role="status">{t("order.resent")}</p>}
      {resend.isError && <FormError boxed>{resend.error.message || t("failed")}</FormError>}
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={() => refreshSession()}>{t("order.confirmed")}</Button>
        {!resend.isSuccess && (
          <Button variant="secondary" busy={resend.isPending} onClick={() => resend.mutate()}>
            {t("order.resend")}
          </Button>
        )}
      </div>
    </section>
  );
}
