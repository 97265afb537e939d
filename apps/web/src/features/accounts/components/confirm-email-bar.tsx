import { matchingPaths } from "@kompagnon/contract/matching/paths.ts";
import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import { useMutation } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import { call } from "#platform/call.ts";
import { refreshSession, useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";

/** Reminds a member to confirm their address. Below the auth guard only, and not on the deck, which needs its height. */
export function ConfirmEmailBar() {
  const { email_confirmed } = useMember();
  const onDeck = useLocation().pathname === matchingPaths.deck;
  if (email_confirmed || onDeck) return null;
  return <ConfirmEmail className="flex-nowrap! rounded-none py-0.5! leading-tight sm:py-1.5!" />;
}

/** Mails the confirmation link again; when the address turns out to be confirmed, the session learns of it. */
export const useResend = () =>
  useMutation({
    mutationKey: ["POST /api/auth/email/resend"],
    mutationFn: async () => {
      const { sent } = await call("POST /api/auth/email/resend");
      if (!sent) await refreshSession();
    },
  });

const TONES = { error: "bad", success: "good", idle: "warn", pending: "warn" } as const;

/** Shows the unconfirmed address, resends the link, and links to the setting that corrects a typo. */
export function ConfirmEmail({ className }: { className?: string }) {
  const { t } = useTranslation("accounts/login");
  const { email } = useMember();
  const resend = useResend();
  return (
    <Banner tone={TONES[resend.status]} {...(className && { className })}>
      {/* In one line where there is room; on a phone what can be done stands below the address. */}
      <span className="flex flex-wrap items-center gap-x-4">
        <span className="wrap-anywhere min-w-0 grow max-sm:basis-full">
          {resend.isError && (resend.error.message || t("errors.unexpected"))}
          {resend.isSuccess && t("confirm.sent")}
          {!resend.isError && !resend.isSuccess && (
            <>
              <span className="sm:hidden">{t("bar.short", { email })}</span>
              <span className="max-sm:hidden">{t("bar.text", { email })}</span>
            </>
          )}
        </span>
        <Link
          to={settingsPaths.area("security")}
          className="inline-flex min-h-8 items-center rounded-control underline underline-offset-2"
        >
          {t("bar.correct")}
        </Link>
        {!resend.isSuccess && (
          <Button
            size="sm"
            variant="quiet"
            className="max-sm:-me-3 max-sm:ms-auto"
            busy={resend.isPending}
            onClick={() => resend.mutate()}
          >
            {t("bar.resend")}
          </Button>
        )}
      </span>
    </Banner>
  );
}
