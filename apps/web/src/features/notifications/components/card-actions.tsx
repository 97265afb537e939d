import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { CircleCheck, Reply, X } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMember } from "#platform/session.ts";
import { Button } from "#ui/button.tsx";
import { draftOf } from "../drafts.ts";
import { useCard, useSenderName } from "../use-card.ts";
import { useIgnore } from "../use-ignore.ts";
import { GoTo } from "./go-to.tsx";
import { ReplyBox } from "./reply-box.tsx";

const icon = { "aria-hidden": true, strokeWidth: 1.75 } as const;

/** What one can do about a notification: go there, answer, ignore it. */
export function CardActions({ notification }: { notification: Notification }) {
  const { t } = useTranslation("notifications");
  const answering = useAnswering(notification);
  const ignore = useIgnore(notification);
  const name = useSenderName(notification);
  const { chatId, state } = answering;
  return (
    <>
      <div className="-ms-3 -mb-1.5 mt-1.5 flex flex-wrap items-center">
        <GoTo notification={notification} />
        {chatId && (
          <Button
            ref={answering.button}
            size="sm"
            variant="quiet"
            aria-expanded={state === "open"}
            icon={<Reply {...icon} className="size-4 rtl:-scale-x-100" />}
            onClick={answering.toggle}
          >
            {t("reply")}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          data-ignore
          className="text-ink-soft!"
          icon={<X {...icon} className="size-4" />}
          onClick={ignore}
        >
          {t("ignore")}
        </Button>
      </div>
      <div role="status">
        {state === "sent" && (
          <p className="mt-2 flex items-center gap-2 text-good text-sm">
            <CircleCheck {...icon} className="size-4 shrink-0" />
            {t("reply_sent")}
          </p>
        )}
      </div>
      {chatId && state === "open" && (
        <ReplyBox chatId={chatId} name={name} focus={answering.byHand} onSent={answering.done} />
      )}
    </>
  );
}

type Answering = {
  /** Where the answer goes; null where there is none to give. */
  chatId: string | null;
  state: "closed" | "open" | "sent";
  /** Whether the box was opened just now, not found open with what was begun earlier. */
  byHand: boolean;
  button: RefObject<HTMLButtonElement | null>;
  toggle: () => void;
  done: () => void;
};

function useAnswering(notification: Notification): Answering {
  const { canReply } = useCard(notification);
  const { id: me } = useMember();
  const chatId = canReply ? notification.payload.chat_id : null;
  const [state, setState] = useState<Answering["state"]>(() =>
    chatId !== null && draftOf(me, chatId) !== "" ? "open" : "closed",
  );
  const [byHand, setByHand] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    chatId,
    state,
    byHand,
    button,
    toggle: () => {
      setByHand(true);
      setState(state === "open" ? "closed" : "open");
    },
    done: () => {
      setState("sent");
      button.current?.focus();
    },
  };
}
