import { LANGUAGE_NAMES } from "@kompagnon/messages/languages.ts";
import { Languages } from "lucide-react";
import { type ComponentProps, lazy } from "react";
import { languageOf } from "#platform/i18n.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { iconButtonClass } from "#ui/icon-button-class.ts";
import { Menu } from "#ui/menu.tsx";

const LanguageItems = lazy(async () => ({ default: (await import("./language-items.tsx")).LanguageItems }));
const AccountItems = lazy(async () => ({ default: (await import("./account-items.tsx")).AccountItems }));

/** Language and account at the end of the top bar. */
export function TopMenus({ onShortcuts }: { onShortcuts: () => void }) {
  return (
    <>
      <Menu trigger={<LanguageButton />}>
        <LanguageItems />
      </Menu>
      <Menu trigger={<AccountButton />}>
        <AccountItems onShortcuts={onShortcuts} />
      </Menu>
    </>
  );
}

function LanguageButton(props: ComponentProps<"button">) {
  const { t, i18n } = useTranslation("shell");
  return (
    <button
      type="button"
      {...props}
      aria-label={`${t("language.label")}: ${LANGUAGE_NAMES[languageOf(i18n)]}`}
      className={iconButtonClass("quiet", "md", "max-md:hidden")}
    >
      <Languages className="size-5" strokeWidth={1.75} />
    </button>
  );
}

function AccountButton(props: ComponentProps<"button">) {
  const { t } = useTranslation("shell");
  const me = useMember();
  const name = me.username ?? me.email;
  return (
    <button
      type="button"
      {...props}
      className="hidden min-h-11 items-center gap-2.5 rounded-full py-1 ps-1 pe-1 hover:bg-sunken data-popup-open:bg-sunken md:flex lg:pe-3.5"
    >
      <Avatar id={me.id} name={name} src={me.avatar_url} size="sm" />
      <span className="sr-only">{t("account.menu")}: </span>
      <span className="max-w-40 truncate font-medium text-sm max-lg:sr-only">{name}</span>
    </button>
  );
}
