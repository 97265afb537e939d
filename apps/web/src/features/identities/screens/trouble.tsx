import { useTranslation } from "#platform/use-translation.ts";
import { FormError } from "#ui/field.tsx";
import { KeyDerivationFailed, WeakLock, WrongSecret } from "../keys/locks.ts";
import { NoSecret } from "../keys/passkey.ts";

/** Whether what was typed opened nothing: its field says so. */
export const isWrong = (error: unknown): boolean => error instanceof WrongSecret;

/** Why keys could not be made or opened, unless a field says it. */
export function Trouble({ error }: { error: Error | null }) {
  const { t } = useTranslation("identities");
  if (!error || isWrong(error)) return null;
  if (error instanceof NoSecret) return <FormError boxed>{t(`passkey.${error.problem}`)}</FormError>;
  const text = () => {
    if (error instanceof WeakLock) return t("trouble.weak_lock");
    if (error instanceof KeyDerivationFailed) return t("trouble.memory");
    if (error.name === "NotSupportedError" || error.name === "OperationError") return t("trouble.browser");
    return error.message || t("trouble.failed");
  };
  return <FormError boxed>{text()}</FormError>;
}
