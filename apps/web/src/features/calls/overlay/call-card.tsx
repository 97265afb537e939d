import { Maximize2, Minimize2, X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import type { CallEngine, CallView } from "../engine/engine.ts";
import { type CallState, openCall } from "../engine/state.ts";
import { Duration } from "./duration.tsx";
import { EndingActions } from "./ending-actions.tsx";
import { IncomingActions } from "./incoming-actions.tsx";
import { useStatus } from "./status.ts";
import { HangUp, Mute, TalkActions } from "./talk-actions.tsx";
import { useFading } from "./use-fading.ts";
import { useFocusKept } from "./use-focus-kept.ts";

type CardProps = {
  engine: CallEngine;
  view: CallView;
  state: Exclude<CallState, { phase: "idle" }>;
};

/** The one call of this tab: a card above every page, or a pill in the top bar where it is put aside. */
export function CallCard({ engine, view, state }: CardProps) {
  const { t } = useTranslation("calls");
  const [small, setSmall] = useState(false);
  const open = openCall(state);
  const mayShrink = open !== null && !(state.phase === "ringing" && state.direction === "in");
  const isSmall = small && mayShrink;
  const box = useFocusKept(`${state.phase}${isSmall}`);
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
        isSmall
          ? "start-2 top-2 flex max-w-[calc(100%-7.5rem)] items-center gap-1 rounded-full py-0.5 ps-1 pe-0.5 md:inset-x-0 md:mx-auto md:w-fit md:max-w-96"
          : "inset-x-3 top-[calc(var(--top-bar)+0.75rem)] grid max-h-[calc(100dvh-var(--top-bar)-1.5rem)] gap-4 overflow-y-auto rounded-card p-4 sm:start-auto sm:end-5 sm:top-[calc(var(--top-bar)+var(--notices)+4.75rem)] sm:w-88",
      )}
    >
      {isSmall ? (
        <Pill engine={engine} view={view} state={state} onExpand={() => setSmall(false)} />
      ) : (
        <>
          <Header view={view} state={state}>
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
          {!open ? (
            <EndingActions engine={engine} state={state} />
          ) : state.phase === "ringing" && state.direction === "in" ? (
            <IncomingActions engine={engine} state={state} />
          ) : (
            <TalkActions engine={engine} view={view} />
          )}
        </>
      )}
    </div>
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
  const { t } = useTranslation("calls");
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
