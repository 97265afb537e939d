import { DECIDE_OFFSET } from "@kompagnon/contract/matching/rules.ts";
import { Info } from "lucide-react";
import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import type { Profile } from "../api.ts";
import { CardMotion } from "./card-motion.ts";
import type { Direction } from "./drag.ts";
import { keyOf, type Pile } from "./pile.ts";
import { CardBox, ProfileCard } from "./profile-card.tsx";

const MIDDLE = { x: 0, y: 0 };

/** Moves a card: by the finger while it is on top, out when it was decided, back when it was taken back. */
function useCardMotion(
  body: RefObject<HTMLElement | null>,
  card: {
    top: boolean;
    /** The side it comes back from. */
    from: Direction | null;
    leaving: { to: Direction; speed: number } | null;
    /** Answers whether the decision was taken; otherwise the card goes back. */
    onDecide: (direction: Direction, speed: number) => boolean;
    onGone: () => void;
    onDetails: () => void;
    /** How far the top card is from the middle, in px. */
    onMove: (offset: number) => void;
  },
): void {
  const { top } = card;
  const motion = useRef<CardMotion | null>(null);
  const move = useEffectEvent((offset: number) => {
    if (top) card.onMove(offset);
  });
  const letGo = useEffectEvent((direction: Direction, speed: number) => {
    if (!card.onDecide(direction, speed)) motion.current?.home(MIDDLE);
  });
  const tap = useEffectEvent(() => card.onDetails());
  const out = useEffectEvent(() => card.onGone());
  const enter = useEffectEvent(() => {
    if (card.from) motion.current?.enter(card.from);
  });
  useEffect(() => {
    if (!body.current) return;
    const moved = new CardMotion(body.current, {
      onMove: (offset) => move(offset),
      onDecide: (direction, speed) => letGo(direction, speed),
      onTap: () => tap(),
    });
    motion.current = moved;
    enter();
    return () => moved.destroy();
  }, [body]);

  const wasLeaving = useRef(false);
  const to = card.leaving?.to ?? null;
  const speed = card.leaving?.speed ?? 0;
  useEffect(() => {
    if (to) motion.current?.leave(to, speed, () => out());
    else if (wasLeaving.current) motion.current?.home(MIDDLE);
    wasLeaving.current = to !== null;
  }, [to, speed]);
  useEffect(() => {
    if (motion.current) motion.current.enabled = top;
  }, [top]);
}

const stamp =
  "pointer-events-none absolute top-8 rounded-control border-4 bg-raised/90 px-3 py-1 font-display text-2xl tracking-wide";

/** One card of the pile: the top one can be dragged, the ones below wait, one that was decided flies out. */
function DeckCard({
  profile,
  picture,
  onPicture,
  depth,
  from,
  leaving,
  onDecide,
  onGone,
  onDetails,
  onMove,
}: {
  profile: Profile;
  /** Whether its picture is fetched yet; told of when it is there. */
  picture: boolean;
  onPicture: () => void;
  /** 0 for the top card. */
  depth: number;
  /** The side it comes back from. */
  from: Direction | null;
  leaving: { to: Direction; speed: number } | null;
  onDecide: (direction: Direction, speed: number) => boolean;
  onGone: () => void;
  onDetails: () => void;
  /** How far the top card is on its way to a decision, 0 to 1. */
  onMove: (share: number) => void;
}) {
  const { t } = useTranslation("matching");
  const body = useRef<HTMLDivElement>(null);
  const top = depth === 0 && !leaving;

  useCardMotion(body, {
    top,
    from,
    leaving,
    onDecide,
    onGone,
    onDetails,
    onMove: (offset) => onMove(Math.min(1, Math.abs(offset) / DECIDE_OFFSET)),
  });

  const place: CSSProperties & Record<"--depth", number> = { "--depth": depth };
  return (
    <div
      inert={!top}
      style={place}
      className={cx(
        "absolute inset-0 origin-bottom transition-[translate,scale] duration-200 ease-out",
        // What lies below comes forward while the top card is taken away.
        depth > 0 &&
          "translate-y-[calc((var(--depth)-var(--lift,0))*var(--peek))] scale-[calc(1-(var(--depth)-var(--lift,0))*0.045)]",
        leaving && "pointer-events-none",
      )}
    >
      <div
        ref={body}
        className={cx(
          "size-full touch-pan-y will-change-transform",
          top && "cursor-grab active:cursor-grabbing",
        )}
      >
        <article aria-label={profile.username} className="size-full">
          <ProfileCard
            profile={profile}
            picture={picture}
            onPicture={onPicture}
            behind={depth > 0}
            corner={
              <button
                type="button"
                aria-label={t("card.details", { name: profile.username })}
                onClick={onDetails}
                className="grid size-11 shrink-0 place-items-center rounded-full bg-on-scrim/15 text-on-scrim hover:bg-on-scrim/25"
              >
                <Info aria-hidden="true" className="size-5" strokeWidth={1.75} />
              </button>
            }
          />
        </article>
        <span
          aria-hidden="true"
          className={cx(stamp, "left-5 -rotate-12 border-good text-good opacity-(--deal,0)")}
        >
          {t("deck.stamp_deal")}
        </span>
        <span
          aria-hidden="true"
          className={cx(
            stamp,
            // Narrow, a word a line: it leaves the screen last of all.
            "right-4 w-min rotate-12 border-signal-ink text-center text-signal-ink leading-7 opacity-(--no-deal,0)",
          )}
        >
          {t("deck.stamp_no_deal")}
        </span>
      </div>
    </div>
  );
}

/** The top card and what shows beneath it. */
const VISIBLE = 3;
/** The number of pictures that are fetched after the first decision. */
const AHEAD = 6;

/** The pile as it lies on the table: three cards, and those on their way out above them. */
export function DeckStack({
  pile,
  onDecide,
  onGone,
  onDetails,
}: {
  pile: Pile;
  onDecide: (direction: Direction, speed: number) => boolean;
  onGone: (id: string) => void;
  onDetails: (profile: Profile) => void;
}) {
  const table = useRef<HTMLDivElement>(null);
  const lift = (share: number) => table.current?.style.setProperty("--lift", String(share));
  const top = pile.cards[0];
  const topKey = top && keyOf(top);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card on top lies flat
  useEffect(() => lift(0), [topKey]);
  const [seen, setSeen] = useState(false);
  const [decided, setDecided] = useState(false);
  if (!decided && pile.leaving.length > 0) setDecided(true);
  // The top one first and alone: on a slow line the others would take from it.
  const undecided = seen ? 2 : 1;
  const pictures = decided ? AHEAD : undecided;
  useEffect(() => {
    for (const { profile } of pile.cards.slice(VISIBLE, pictures)) new Image().src = profile.avatar;
  }, [pile.cards, pictures]);

  const shown = pile.cards.slice(0, VISIBLE).map((card, depth) => ({ card, depth, leaving: null }));
  const leaving = pile.leaving.map((card) => ({ card, depth: 0, leaving: card }));
  return (
    <CardBox ref={table}>
      {[...shown.reverse(), ...leaving].map(({ card, depth, leaving: way }) => (
        <DeckCard
          key={keyOf(card)}
          profile={card.profile}
          picture={depth < pictures}
          onPicture={() => setSeen(true)}
          depth={depth}
          from={card.from}
          leaving={way}
          onDecide={onDecide}
          onGone={() => onGone(card.profile.id)}
          onDetails={() => onDetails(card.profile)}
          onMove={lift}
        />
      ))}
    </CardBox>
  );
}
