import { Pin, Search } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { IconButton } from "#ui/icon-button.tsx";
import type { PanelName } from "./panel.ts";

/** Opens the search and the pinned messages of a thread, for the header above it. */
export function PanelButtons({
  panel,
  onPanel,
}: {
  panel: PanelName | null;
  onPanel: (panel: PanelName | null) => void;
}) {
  const { t } = useTranslation("chats");
  const button = (name: PanelName, label: string, Icon: typeof Pin) => (
    <IconButton
      label={label}
      aria-expanded={panel === name}
      icon={<Icon className="size-5" strokeWidth={1.75} />}
      onClick={() => onPanel(panel === name ? null : name)}
    />
  );
  return (
    <>
      {button("search", t("message.search"), Search)}
      {button("pins", t("message.pins"), Pin)}
    </>
  );
}
