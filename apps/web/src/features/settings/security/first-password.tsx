import { useMutation } from "@tanstack/react-query";
import { mutation } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Refusal } from "./refusal.tsx";

/** For accounts that only sign in by an identity provider: a link by mail sets their first password. */
export function FirstPassword() {
  const { t } = useTranslation("settings");
  const { email } = useMember();
  const ask = useMutation(mutation("POST /api/auth/password/first"));
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t("password.none")}</p>
      {ask.isSuccess ? (
        <Banner tone="good">{t("password.first_sent", { email })}</Banner>
      ) : (
        <div>
          <Button variant="secondary" busy={ask.isPending} onClick={() => ask.mutate({})}>
            {t("password.first")}
          </Button>
        </div>
      )}
      <Refusal error={ask.error} />
    </div>
  );
}
