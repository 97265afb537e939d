import { aiPaths } from "@kompagnon/contract/ai/paths.ts";
import type { Assistant } from "@kompagnon/contract/ai/rules.ts";
import { ArrowLeft, History, Plus } from "lucide-react";
import { Link } from "react-router";
import type { Out } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { iconButtonClass } from "#ui/icon-button-class.ts";

const icon = { className: "size-5", strokeWidth: 1.75, "aria-hidden": true } as const;

/** The assistant's name, the label that says what it is, and the ways to other conversations. */
export function Header({
  assistant,
  state,
  onHistory,
  onNew,
}: {
  assistant: Assistant;
  state: Out<"GET /api/assistants"> | undefined;
  onHistory: () => void;
  onNew: () => void;
}) {
  const { t } = useTranslation("ai");
  const without = state?.model === false;
  const label = t(without ? "no_model.badge" : "label");
  return (
    <header className="flex items-center gap-2 border-line border-b px-2 py-2 sm:px-4">
      <Link to={aiPaths.hub} aria-label={t("back")} className={iconButtonClass()}>
        <ArrowLeft {...icon} className="size-5 rtl:-scale-x-100" />
      </Link>
      <h1 className="flex min-w-0 flex-1 items-center gap-2 text-lg">
        <span className="truncate">{t(`assistants.${assistant}.title`)}</span>
        <Badge tone={without ? "neutral" : "accent"}>{label}</Badge>
      </h1>
      <span className="lg:hidden">
        <IconButton label={t("history.open")} icon={<History {...icon} />} onClick={onHistory} />
      </span>
      <span className="lg:hidden">
        <IconButton label={t("history.new")} icon={<Plus {...icon} />} onClick={onNew} />
      </span>
    </header>
  );
}
