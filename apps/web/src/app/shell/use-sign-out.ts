import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { paths } from "#platform/paths.ts";
import { signOut } from "#platform/session.ts";
import { clearUnread } from "#platform/unread.ts";
import { toast } from "#ui/toast.tsx";

/** Signs out, goes to the login and says so. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  return async () => {
    await signOut();
    clearUnread();
    await navigate(paths.login, { replace: true });
    toast(t("account.signed_out"));
  };
}
