import { plansPaths } from "@kompagnon/contract/plans/paths.ts";
import { ChevronLeft, ChevronRight, Maximize, X } from "lucide-react";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import type { OpenDocument } from "#features/documents/public.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { Badge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { FULL_WINDOW, useFullWindow } from "#ui/use-full-window.ts";
import { useShowKeys } from "#ui/use-show-keys.ts";
import { KIND_STYLES, STATUS_TONES } from "../card/card-styles.ts";
import { Picture, PicturesContext } from "../card/picture.tsx";
import { useWords } from "../card/use-words.ts";
import { usePlan } from "../editor/editing.ts";
import type { Card } from "../model/card.ts";
import { says } from "../model/kinds.ts";
import { stepsOf } from "../model/order.ts";
import type { Plan } from "../model/plan.ts";

const icon = { className: "size-6", strokeWidth: 1.75 } as const;
const turned = { className: "size-6 rtl:-scale-x-100", strokeWidth: 1.75 } as const;

/** How far a presentation is, and the ways on, back and out. */
function ShowBar({
  at,
  last,
  go,
  leave,
  full,
}: {
  at: number;
  last: number;
  go: (by: number) => void;
  leave: () => void;
  full: () => void;
}) {
  const { t, number } = useWords();
  return (
    <>
      <div aria-hidden="true" className="h-1 bg-sunken">
        <div
          className="h-full bg-accent transition-[width] duration-200"
          style={{ width: `${last === 0 ? 0 : (at / last) * 100}%` }}
        />
      </div>
      <footer className="flex items-center gap-2 px-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-5">
        <IconButton label={t("show.leave")} onClick={leave} icon={<X {...icon} />} />
        <output className="flex-1 text-center text-ink-soft text-sm tabular-nums">
          {at > 0 && t("show.step", { at: number(at), all: number(last) })}
        </output>
        <span className="max-sm:hidden">
          <IconButton label={t("show.full")} onClick={full} icon={<Maximize {...icon} />} />
        </span>
        <IconButton
          label={t("show.previous")}
          size="lg"
          disabled={at === 0}
          onClick={() => go(-1)}
          icon={<ChevronLeft {...turned} />}
        />
        <IconButton
          label={t("show.next")}
          size="lg"
          variant="filled"
          disabled={at === last}
          onClick={() => go(1)}
          icon={<ChevronRight {...turned} />}
        />
      </footer>
    </>
  );
}

/** The position in a presentation of `last` cards, from 0 (the plan itself), and the function that moves it. */
function useSteps(last: number) {
  const [position, setPosition] = useState(0);
  // Cards may go while they are shown.
  const at = Math.min(position, last);
  const go = (by: number) => setPosition(Math.min(last, Math.max(0, at + by)));
  return { at, last, go };
}

/** A plan shown step by step: the plan itself first, then its cards. It fills the window. */
export function Show({ open }: { open: OpenDocument }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const plan = usePlan(open.doc);
  const steps = useMemo(() => stepsOf(plan), [plan]);
  const leave = () => void navigate(plansPaths.edit(open.id));
  const { dialog, frame, onCancel, full } = useFullWindow(leave);
  const { at, last, go } = useSteps(steps.length);
  const onKeyDown = useShowKeys({ go, leave });
  return (
    <PicturesContext value={open.assetUrl}>
      <DocumentTitle>{open.info.title}</DocumentTitle>
      <dialog
        ref={dialog}
        aria-label={`${t("show.title")}: ${open.info.title}`}
        onCancel={onCancel}
        className={cx(FULL_WINDOW, "bg-ground text-ink")}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that go through the steps come here from anywhere inside */}
        <div
          ref={frame}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          className="flex size-full flex-col bg-ground outline-none"
        >
          <h1 className="sr-only">
            {t("show.title")}: <bdi>{open.info.title}</bdi>
          </h1>
          <div className="relative min-h-0 flex-1">
            <TapSides go={go} />
            <section
              key={at}
              aria-live="polite"
              className="pointer-events-none relative mx-auto flex size-full max-w-5xl flex-col overflow-y-auto px-6 py-10 motion-safe:animate-rise sm:px-14"
            >
              <div className="my-auto">
                <Now card={steps[at - 1]} {...{ open, plan, last }} />
              </div>
            </section>
          </div>
          <ShowBar {...{ at, last, go, leave }} full={full} />
        </div>
      </dialog>
    </PicturesContext>
  );
}

/** The step that is shown: a card, or at first the plan itself. */
function Now({
  card,
  open,
  plan,
  last,
}: {
  card: Card | undefined;
  open: OpenDocument;
  plan: Plan;
  last: number;
}) {
  const { t } = useWords();
  const { title, members } = open.info;
  const owner = members.find(({ member }) => member.id === card?.owner)?.member.username ?? null;
  if (card) return <Step card={card} plan={plan} owner={owner} />;
  return (
    <div className="grid gap-4 text-center">
      <p className="wrap-anywhere font-display font-semibold text-display">
        <bdi>{title}</bdi>
      </p>
      <p className="text-ink-soft">{t(last === 0 ? "show.empty" : "show.hint")}</p>
    </div>
  );
}

/** A tap next to the words leads on or back; keys and the buttons below do the same. */
const TapSides = ({ go }: { go: (by: number) => void }) => (
  <>
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className="absolute inset-y-0 start-0 w-1/3 outline-none"
      onClick={() => go(-1)}
    />
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className="absolute inset-y-0 end-0 w-2/3 outline-none"
      onClick={() => go(1)}
    />
  </>
);

/** One card, as large as the window allows. */
function Step({ card, plan, owner }: { card: Card; plan: Plan; owner: string | null }) {
  const { t, title, facts } = useWords();
  const { icon: Icon, ink } = KIND_STYLES[card.kind];
  const after = [...plan.edges.values()].flatMap(({ from, to, kind }) => {
    const next = from === card.id ? plan.cards.get(to) : undefined;
    return next ? [{ id: next.id, kind, title: title(next) }] : [];
  });
  return (
    <div className="grid gap-5">
      <p className={cx("flex items-center gap-2 font-semibold", ink)}>
        <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
        {t(`kind.${card.kind}`)}
        {says(card.kind, "status") && (
          <Badge tone={STATUS_TONES[card.status]}>{t(`status.${card.status}`)}</Badge>
        )}
      </p>
      <h2 className="text-[clamp(1.8rem,5vw,3.75rem)] leading-[1.08] wrap-anywhere">
        <bdi>{title(card)}</bdi>
      </h2>
      {card.kind === "image" && (
        <Picture card={card} className="max-h-[50dvh] w-full rounded-card object-contain" />
      )}
      {card.text && card.kind !== "image" && (
        <p dir="auto" className="max-w-prose whitespace-pre-line text-ink-soft text-lg sm:text-xl">
          {card.text}
        </p>
      )}
      {card.kind === "budget" && card.planned !== null && card.planned > 0 && (
        <ProgressBar
          label={t("budget.spent")}
          value={card.spent ?? 0}
          max={card.planned}
          tone={(card.spent ?? 0) > card.planned ? "bad" : "accent"}
          className="max-w-md"
        />
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-lg tabular-nums">
        {facts(card).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {owner !== null && <bdi className="font-semibold">{owner}</bdi>}
      </p>
      {after.length > 0 && (
        <ul className="grid gap-1 text-ink-soft">
          {after.map((next) => (
            <li key={next.id}>
              {t(`edge.${next.kind}`)}: <bdi className="text-ink">{next.title}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
