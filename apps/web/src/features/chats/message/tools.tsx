import type { Message } from "@kompagnon/contract/chats/model.ts";
import { EllipsisVertical, Reply, SmilePlus } from "lucide-react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { useThread } from "../adapter.ts";
import { useMessageActions } from "./actions.ts";

/** The buttons beside the message that the pointer or the keyboard is on. */
export function Tools({
  message,
  own,
  bubble,
}: {
  message: Message;
  own: boolean;
  bubble: RefObject<HTMLElement | null>;
}) {
  const { t } = useTranslation("chats");
  const { canWrite } = useThread().adapter;
  const { openMenu, pickEmoji, reply } = useMessageActions();
  const beside = (open: typeof openMenu) => () => bubble.current && open(message, bubble.current);
  return (
    <div
      className={cx(
        // Beside the bubble where there is room, above its corner elsewhere.
        "absolute end-1 top-1 z-10 flex rounded-control bg-raised shadow-float pointer-coarse:hidden",
        "@lg:top-0 @lg:bg-transparent @lg:shadow-none",
        own ? "@lg:end-full @lg:me-1" : "@lg:start-full @lg:end-auto @lg:ms-1",
      )}
    >
      {canWrite && (
        <>
          <IconButton
            label={t("message.react")}
            icon={<SmilePlus className="size-4.5" strokeWidth={1.75} />}
            onClick={beside(pickEmoji)}
          />
          <IconButton
            label={t("message.reply")}
            icon={<Reply className="mirror size-4.5" strokeWidth={1.75} />}
            onClick={() => reply(message)}
          />
        </>
      )}
      <IconButton
        label={t("message.more")}
        aria-haspopup="menu"
        icon={<EllipsisVertical className="size-4.5" strokeWidth={1.75} />}
        onClick={beside(openMenu)}
      />
    </div>
  );
}
