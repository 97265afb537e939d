import { signOut } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";

/** Signs out and says so; the guard leads to the login. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation("shell");
  return async () => {
    await signOut();
    toast(t("account.signed_out"));
  };
}
