import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { Expand, Maximize2, MessageCircle, Minimize2, Phone, Shrink, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useState } from "react";
import { LOW_WINDOW } from "#platform/use-media.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import type { CallEngine, CallView } from "../engine/engine.ts";
import { type CallState, openCall } from "../engine/state.ts";
import { IncomingActions } from "./incoming-actions.tsx";
import { HangUp, Mute, TalkActions } from "./talk-actions.tsx";
import { useKeepFocus } from "./use-keep-focus.ts";
import { hasPicture, VideoStage } from "./video-stage.tsx";

/** The state of a call, in one sentence next to the partner's name; empty while the two simply talk. */
export function useStatus({ state, muted }: CallView): string {
  const { t } = useTranslation("calls/overlay");
  switch (state.phase) {
    case "idle":
      return "";
    case "ringing":
      if (state.trouble) return t(`failed.${state.trouble}`);
      if (state.step === "asking") return t("status.asking");
      return t(state.direction === "in" ? "status.incoming" : "status.outgoing");
    case "connecting":
      return t("status.connecting");
    case "active":
      if (state.link === "reconnecting") return t("status.reconnecting");
      return muted ? t("status.muted") : t("status.connected");
    case "failed":
      return state.why === "refused" && state.words ? state.words : t(`failed.${state.why}`);
    case "missed":
      return t(state.direction === "in" ? "status.missed" : "status.unanswered");
    default:
      return t(`status.${state.phase}`);
  }
}

/** A length in seconds as a clock shows it: 0:07, 12:03, 1:02:03; in the language's own digits. */
export function clock(seconds: number, language: string): string {
  const digits = (value: number, least: number) =>
    new Intl.NumberFormat(localeOf(language), { minimumIntegerDigits: least, useGrouping: false }).format(
      value,
    );
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = digits(whole % 60, 2);
  return hours > 0 ? `${digits(hours, 1)}:${digits(minutes, 2)}:${rest}` : `${digits(minutes, 1)}:${rest}`;
}

/** The actions after a call: call again, or write. */
function EndingActions({
  engine,
  state,
}: {
  engine: CallEngine;
  state: Exclude<CallState, { phase: "idle" }>;
}) {
  const { t } = useTranslation("calls/overlay");
  const { chatId, partner } = state;
  const again = state.phase === "missed" && state.direction === "in" ? "call_back" : "call_again";
  return (
    <div className="flex flex-wrap gap-3 *:grow">
      <ButtonLink
        to={chatsPaths.chat(chatId)}
        variant="secondary"
        icon={<MessageCircle aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />}
        onClick={engine.dismiss}
      >
        {t("write")}
      </ButtonLink>
      <Button
        variant={state.phase === "ended" ? "secondary" : "primary"}
        icon={<Phone aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />}
        onClick={() => engine.take({ kind: "start", about: { chatId, partner } })}
      >
        {t(again)}
      </Button>
    </div>
  );
}

/** How long an ending is shown, in ms. What failed stays until it is closed: it says what to do. */
const SHOWN_MS = 8_000;

/** Puts an ending away after a while, but never under the pointer or the focus; the answer goes on the card. */
function useFading({ phase }: CallState, dismiss: () => void) {
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const fades = phase === "ended" || phase === "missed" || phase === "declined" || phase === "busy";
  const runs = fades && !held.pointer && !held.focus;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(dismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [runs, dismiss]);
  return {
    // A pointer that lay there before the card came holds nothing either.
    onPointerMove: () => setHeld((now) => (now.pointer ? now : { ...now, pointer: true })),
    onPointerLeave: () => setHeld((now) => ({ ...now, pointer: false })),
    // Focus that the card took by itself holds nothing.
    onFocus: ({ target, currentTarget }: React.FocusEvent) =>
      setHeld((now) => ({ ...now, focus: target !== currentTarget })),
    onBlur: () => setHeld((now) => ({ ...now, focus: false })),
  };
}

/** A length of time: one that is over in seconds, or one that still runs `since` then, in ms. */
function Duration(props: { seconds: number } | { since: number }) {
  const { i18n } = useTranslation("calls/overlay");
  const since = "since" in props ? props.since : null;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [since]);
  const seconds = "seconds" in props ? props.seconds : (now - props.since) / 1000;
  return <span className="tabular-nums">{clock(seconds, i18n.language)}</span>;
}

type CardProps = {
  engine: CallEngine;
  view: CallView;
  state: Exclude<CallState, { phase: "idle" }>;
};

/** The one call of this tab: a card above every page, or a pill in the top bar where it is put aside. */
export function CallCard({ engine, view, state }: CardProps) {
  const { t } = useTranslation("calls/overlay");
  // A low window has no room for both the card and the page.
  const [small, setSmall] = useState(() => matchMedia(LOW_WINDOW).matches);
  const [wantsLarge, setLarge] = useState(false);
  const open = openCall(state);
  const mayShrink = open !== null && !(state.phase === "ringing" && state.direction === "in");
  const isSmall = small && mayShrink;
  const pictured = open !== null && hasPicture(view);
  const large = pictured && wantsLarge;
  const LargeIcon = large ? Shrink : Expand;
  const box = useKeepFocus(`${state.phase}${isSmall}`);
  const fading = useFading(state, engine.dismiss);
  const press = ({ key }: KeyboardEvent) => {
    // Never hangs up: a call must not end by a key that was meant for something else.
    if (key !== "Escape") return;
    if (!open) engine.dismiss();
    else if (mayShrink) setSmall(true);
  };
  return (
    <div
      ref={box}
      role="dialog"
      aria-modal="false"
      aria-label={t("label", { name: state.partner.name })}
      tabIndex={-1}
      onKeyDown={press}
      {...fading}
      className={cx(
        "fixed z-50 animate-rise border border-line bg-raised text-ink shadow-float outline-none",
        boxClass(isSmall, large, pictured),
      )}
    >
      {isSmall ? (
        <Pill engine={engine} view={view} state={state} onExpand={() => setSmall(false)} />
      ) : (
        <>
          <Header view={view} state={state}>
            {pictured && (
              <IconButton
                label={t(large ? "normal_size" : "full_size")}
                icon={<LargeIcon className="size-5" strokeWidth={1.75} />}
                onClick={() => setLarge(!large)}
              />
            )}
            {mayShrink && (
              <IconButton
                label={t("collapse")}
                icon={<Minimize2 className="size-5" strokeWidth={1.75} />}
                onClick={() => setSmall(true)}
              />
            )}
            {!open && (
              <IconButton
                label={t("close")}
                icon={<X className="size-5" strokeWidth={1.75} />}
                onClick={engine.dismiss}
              />
            )}
          </Header>
          {pictured && <VideoStage view={view} partner={state.partner} large={large} />}
          <Actions engine={engine} view={view} state={state} />
        </>
      )}
    </div>
  );
}

/** What can be done now. */
function Actions({ engine, view, state }: CardProps) {
  if (!openCall(state)) return <EndingActions engine={engine} state={state} />;
  if (state.phase === "ringing" && state.direction === "in")
    return <IncomingActions engine={engine} state={state} />;
  return <TalkActions engine={engine} view={view} />;
}

/** The place and size of the card. */
function boxClass(isSmall: boolean, large: boolean, pictured: boolean): string {
  if (isSmall)
    return "call-pill start-2 top-2 short:top-1 flex max-w-[calc(100%-7.5rem)] items-center gap-1 rounded-full py-0.5 ps-1 pe-0.5 md:inset-x-0 md:mx-auto md:w-fit md:max-w-96";
  const card = "inset-x-3 grid gap-4 overflow-y-auto rounded-card p-4";
  if (large) return cx(card, "inset-y-3 content-start sm:inset-x-5");
  return cx(
    card,
    "top-[calc(var(--top-bar)+0.75rem)] max-h-[calc(100dvh-var(--top-bar)-1.5rem)] sm:start-auto sm:end-5 sm:top-[calc(var(--top-bar)+var(--notices)+4.75rem)] sm:max-h-[calc(100dvh-var(--top-bar)-var(--notices)-6rem)] short:top-[calc(var(--top-bar)+0.75rem)]! short:max-h-[calc(100dvh-var(--top-bar)-1.5rem)]!",
    pictured ? "sm:w-112" : "sm:w-88",
  );
}

/** The partner, and the state of the call. */
function Header({
  view,
  state,
  children,
}: {
  view: CallView;
  state: CardProps["state"];
  children: React.ReactNode;
}) {
  const status = useStatus(view);
  const { partner } = state;
  const rings = state.phase === "ringing";
  const isBad = state.phase === "failed" || (rings && state.trouble !== null);
  return (
    <div className="flex items-start gap-3">
      <span className={cx("rounded-full", rings && "animate-pulse-soft")}>
        <Avatar id={partner.id} name={partner.name} src={partner.avatar} size="lg" />
      </span>
      <div className="min-w-0 grow pt-1">
        <p className="line-clamp-2 font-semibold text-base leading-tight wrap-anywhere">
          <bdi>{partner.name}</bdi>
        </p>
        <p className={cx("pt-1 text-sm", isBad ? "text-bad" : "text-ink-soft")}>
          {status} <Aside view={view} />
        </p>
      </div>
      {children}
    </div>
  );
}

/** How long the two talk, or have talked. */
function Aside({ view: { state } }: { view: CallView }) {
  if (state.phase === "active")
    return (
      <span className="whitespace-nowrap">
        · <Duration since={state.since} />
      </span>
    );
  if (state.phase === "ended" && state.seconds > 0)
    return (
      <span className="whitespace-nowrap">
        · <Duration seconds={state.seconds} />
      </span>
    );
  return null;
}

function Pill({ engine, view, state, onExpand }: CardProps & { onExpand: () => void }) {
  const { t } = useTranslation("calls/overlay");
  return (
    <>
      <button
        type="button"
        onClick={onExpand}
        className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-full ps-0.5 pe-2 text-start hover:bg-sunken"
      >
        <Avatar id={state.partner.id} name={state.partner.name} src={state.partner.avatar} size="md" />
        <span className="grid min-w-0 text-sm leading-tight">
          <span className="truncate font-semibold" dir="auto">
            {state.partner.name}
          </span>
          <span className="truncate text-ink-soft text-xs">
            {state.phase === "active" ? <Duration since={state.since} /> : t("status.in_call")}
          </span>
        </span>
        <Maximize2
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-soft max-sm:hidden"
          strokeWidth={1.75}
        />
        <span className="sr-only">{t("expand")}</span>
      </button>
      <Mute engine={engine} muted={view.muted} />
      <HangUp engine={engine} small />
    </>
  );
}
