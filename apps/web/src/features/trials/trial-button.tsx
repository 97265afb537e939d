import { Handshake } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { useShown } from "./use-shown.ts";

/** Opens the conversation's trial project. */
export function TrialButton() {
  const { t } = useTranslation("trials");
  const [, show] = useShown();
  return (
    <IconButton
      label={t("title")}
      icon={<Handshake className="size-5" strokeWidth={1.75} />}
      onClick={() => show(true)}
    />
  );
}
