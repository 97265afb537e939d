import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { ArrowRight, Check, CircleCheck, Reply, X } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError, call } from "#platform/call.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { toast } from "#ui/toast.tsx";
import { dropNotification, putNotification } from "../cache.ts";
import { useCard, useGoTo, useSenderName } from "../use-card.ts";
import { draftOf, keyOf, type ReplyTarget } from "../use-reply.ts";
import { ReplyBox } from "./reply-box.tsx";

type Answer = "accept" | "decline";

/** Yes and no to a notification that asks for them; it is gone then. */
function Decide({ notification }: { notification: Notification }) {
  const { t } = useTranslation("notifications");
  const { t: ui } = useTranslation("ui");
  const navigate = useNavigate();
  const answers = useCard(notification).answers?.(notification) ?? null;
  const [busy, setBusy] = useState<Answer | null>(null);
  if (answers === null) return null;
  const decide = async (answer: Answer) => {
    setBusy(answer);
    try {
      const to = answer === "accept" ? await answers.accept() : await answers.decline();
      dropNotification(notification.id);
      if (typeof to === "string") await navigate(to);
    } catch (failure) {
      setBusy(null);
      toast((failure instanceof Error && failure.message) || ui("error_text"), { kind: "warn" });
    }
  };
  return (
    <div className="ms-3 me-1 flex items-center gap-2 py-1 *:min-w-0 md:ms-0 md:py-0">
      <Button
        size="sm"
        busy={busy === "accept"}
        disabled={busy === "decline"}
        icon={<Check aria-hidden="true" className="size-4 max-md:hidden" strokeWidth={1.75} />}
        onClick={() => decide("accept")}
      >
        {t("accept")}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        busy={busy === "decline"}
        disabled={busy === "accept"}
        onClick={() => decide("decline")}
      >
        {t("decline")}
      </Button>
    </div>
  );
}

/** Leads to what a notification is about; `short`: on phones by its sign alone, next to other buttons. */
function GoTo({ notification, short }: { notification: Notification; short: boolean }) {
  const { t } = useTranslation("notifications");
  const { goToName } = useCard(notification);
  const way = useGoTo(notification);
  const name = (
    <span className={short ? "max-md:sr-only" : ""}>
      {t(typeof goToName === "function" ? goToName(notification) : goToName)}
    </span>
  );
  const look = {
    size: "sm",
    variant: "quiet",
    icon: <ArrowRight aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />,
  } as const;
  if (way === null) return null;
  return way.address === null ? (
    <Button {...look} onClick={way.go}>
      {name}
    </Button>
  ) : (
    <ButtonLink {...look} to={way.address}>
      {name}
    </ButtonLink>
  );
}

/** Removes a notification at once; it comes back, and a toast says so, if the server did not take that. */
function useIgnore(notification: Notification): () => void {
  const { t } = useTranslation("notifications");
  return () => {
    focusNeighbour();
    dropNotification(notification.id);
    call("DELETE /api/notifications/{id}", { params: { id: notification.id } }).catch((failure: unknown) => {
      if (failure instanceof ApiError && failure.code === "not_found") return; // gone already, as requested
      putNotification(notification);
      toast(t("ignore_failed"), { kind: "warn", id: "ignore failed" });
    });
  };
}

/** Keeps a keyboard user in the list: focuses the next card's button, the one before, or the heading. */
function focusNeighbour(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-ignore]")];
  const at = buttons.findIndex((one) => one.matches(":focus"));
  if (at < 0) return;
  const next = buttons[at + 1] ?? buttons[at - 1] ?? document.getElementById("notifications-title");
  next?.focus({ preventScroll: true });
}

const icon = { "aria-hidden": true, strokeWidth: 1.75 } as const;

/** The actions of a notification: open its target, answer, ignore it. */
export function CardActions({ notification }: { notification: Notification }) {
  const { t } = useTranslation("notifications");
  const answering = useAnswering(notification);
  const ignore = useIgnore(notification);
  const name = useSenderName(notification);
  const { target, state } = answering;
  const answers = useCard(notification).answers?.(notification) ?? null;
  return (
    <>
      {/* One line on phones, from below the picture on: what has no room is shorter. */}
      <div className="-ms-16 -mb-1 flex min-w-0 items-center *:min-w-0 md:my-0 md:ms-0 md:flex-wrap md:justify-end">
        <Decide notification={notification} />
        <GoTo notification={notification} short={answers !== null} />
        {target && (
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
        <IconButton
          label={t("ignore")}
          data-ignore
          icon={<X {...icon} className="size-4" />}
          onClick={ignore}
          className="max-md:absolute! max-md:end-1 max-md:top-1"
        />
      </div>
      <div role="status" className="md:col-span-2">
        {state === "sent" && (
          <p className="mt-2 flex items-center gap-2 text-good text-sm">
            <CircleCheck {...icon} className="size-4 shrink-0" />
            {t("reply_sent")}
          </p>
        )}
      </div>
      {target && state === "open" && (
        <ReplyBox target={target} name={name} focus={answering.byHand} onSent={answering.done} />
      )}
    </>
  );
}

type Answering = {
  /** Where the answer goes; null where there is none to give. */
  target: ReplyTarget | null;
  state: "closed" | "open" | "sent";
  /** Whether the box was opened just now, not found open with what was begun earlier. */
  byHand: boolean;
  button: RefObject<HTMLButtonElement | null>;
  toggle: () => void;
  done: (chatId: string) => void;
};

function targetOf({ payload }: Notification): ReplyTarget | null {
  if (payload.chat_id) return { chatId: payload.chat_id };
  return payload.request_id ? { requestId: payload.request_id } : null;
}

function useAnswering(notification: Notification): Answering {
  const { canReply } = useCard(notification);
  const { id: me } = useMember();
  const { t } = useTranslation("notifications");
  const navigate = useNavigate();
  const target = canReply ? targetOf(notification) : null;
  const [state, setState] = useState<Answering["state"]>(() =>
    target !== null && draftOf(me, keyOf(target)) !== "" ? "open" : "closed",
  );
  const [byHand, setByHand] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    target,
    state,
    byHand,
    button,
    toggle: () => {
      setByHand(true);
      setState(state === "open" ? "closed" : "open");
    },
    done: (chatId) => {
      // A request that was answered is gone from the list: the way to its conversation outlives its card.
      if (target && "requestId" in target)
        toast(t("reply_sent"), {
          kind: "good",
          action: { label: t("to_chat"), onClick: () => void navigate(chatsPaths.chat(chatId)) },
        });
      setState("sent");
      button.current?.focus();
    },
  };
}
