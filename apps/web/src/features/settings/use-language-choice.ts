import type { Language } from "@kompagnon/contract/wire/model.ts";
import { call } from "#platform/call.ts";
import { languageOf, storeLanguage } from "#platform/i18n.ts";
import { refreshSession, useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";

/** The language in force and the way to choose another: at once here, then in the account. */
export function useLanguageChoice(): { language: Language; choose: (language: Language) => Promise<void> } {
  const { i18n } = useTranslation("shell");
  const me = useMember();
  const choose = async (language: Language) => {
    storeLanguage(language);
    await i18n.changeLanguage(language);
    try {
      await call("PATCH /api/profiles/{userId}", { params: { userId: me.id }, body: { language } });
      await refreshSession();
    } catch {
      toast(i18n.getFixedT(language, "shell")("language.not_saved"), { kind: "warn" });
    }
  };
  return { language: languageOf(i18n), choose };
}
