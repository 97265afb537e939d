import { ApiError } from "#platform/call.ts";
import { signOut } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";
import { toast } from "#ui/toast.tsx";

/** Signs out and says so; the guard leads to the login. */
export function useLeaving(): () => Promise<void> {
  const { t } = useTranslation("shell");
  return async () => {
    await signOut();
    toast(t("account.signed_out"));
  };
}

/** Codes that are shown next to a field. */
const AT_A_FIELD = ["wrong_password", "invalid_totp", "totp_required"];

/** The reason of a refusal, unless a field shows it. After a sign-in that is too old, offers to sign in again. */
export function Refusal({ error, except = [] }: { error: Error | null; except?: readonly string[] }) {
  const { t } = useTranslation("settings");
  const { t: ui } = useTranslation("ui");
  const leave = useLeaving();
  if (!error) return null;
  const code = error instanceof ApiError ? error.code : "";
  if (AT_A_FIELD.includes(code) || except.includes(code)) return null;
  if (code === "fresh_sign_in_required")
    return (
      <Banner
        tone="warn"
        action={
          <Button size="sm" variant="secondary" onClick={leave}>
            {t("proof.sign_in_again")}
          </Button>
        }
      >
        {t("proof.too_old")}
      </Banner>
    );
  return <FormError boxed>{error.message || ui("error_text")}</FormError>;
}
