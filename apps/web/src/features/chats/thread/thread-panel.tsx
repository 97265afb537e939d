import { X } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { IconButton } from "#ui/icon-button.tsx";
import type { Jump, PanelName } from "./panel.ts";
import { PinsPanel } from "./pins-panel.tsx";
import { SearchPanel } from "./search-panel.tsx";

/** A panel next to the messages, on small screens above them. Escape closes it. */
export function ThreadPanel({
  name,
  onJump,
  onClose,
}: {
  name: PanelName;
  onJump: Jump;
  onClose: () => void;
}) {
  const { t } = useTranslation("chats");
  const title = name === "search" ? t("message.search") : t("message.pins");
  /** On small screens the panel covers the messages: it makes room for what one jumped to. */
  const jump: Jump = async (target) => {
    const worked = await onJump(target);
    if (worked && !matchMedia("(min-width: 64rem)").matches) onClose();
    return worked;
  };
  return (
    <section
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
      className="absolute inset-y-0 end-0 z-20 flex w-full flex-col border-line border-s bg-ground shadow-float sm:w-88"
    >
      <header className="flex items-center gap-2 px-4 pt-3 pb-2">
        <h3 className="grow text-lg">{title}</h3>
        <IconButton
          label={t("message.close")}
          icon={<X className="size-5" strokeWidth={1.75} />}
          onClick={onClose}
        />
      </header>
      {name === "search" ? <SearchPanel onJump={jump} /> : <PinsPanel onJump={jump} />}
    </section>
  );
}
