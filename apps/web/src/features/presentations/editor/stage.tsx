import { MousePointer2 } from "lucide-react";
import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { useCommentCounts } from "#features/documents/public.ts";
import { cx } from "#ui/cx.ts";
import { DropArea } from "#ui/drop-area.tsx";
import { toast } from "#ui/toast-queue.ts";
import { SLIDE_HEIGHT, SLIDE_WIDTH } from "../model/kinds.ts";
import { around, type TurnedBox } from "../model/object.ts";
import { boundsOf } from "../model/turning.ts";
import { lookStyle } from "../stage/look.ts";
import { placed } from "../stage/object-view.tsx";
import { useSize } from "../stage/slide-view.tsx";
import { useEditing } from "./editing.ts";
import { ObjectOnStage } from "./object-on-stage.tsx";
import { type Other, useOthers } from "./presence.ts";
import type { Actions } from "./use-actions.ts";
import { type Shown, useDrag } from "./use-drag.ts";
import { useSlideKeys } from "./use-keys.ts";
import { useWords } from "./use-words.ts";

/** The slide that is worked on, as large as its place. */
export function Stage({ actions }: { actions: Actions }) {
  const { t } = useWords();
  const { open } = useEditing();
  const [place, { width, height }] = useSize();
  const margin = width < 640 || height < 360 ? 12 : 64;
  const scale = Math.max(0.05, Math.min((width - margin) / SLIDE_WIDTH, (height - margin) / SLIDE_HEIGHT));
  const take = (files: readonly File[]) => {
    for (const file of files.slice(0, 10))
      if (!actions.addPicture(file)) toast(t("object.picture_wrong"), { kind: "warn" });
  };
  return (
    <DropArea variant="column" label={t("kind.picture")} onFiles={open.canWrite ? take : null}>
      <div
        ref={place}
        className="relative grid min-h-0 min-w-0 flex-1 place-items-center overflow-clip bg-sunken"
      >
        {width > 0 && <Sheet actions={actions} scale={scale} />}
      </div>
    </DropArea>
  );
}

function Sheet({ actions, scale }: { actions: Actions; scale: number }) {
  const { t } = useWords();
  const editing = useEditing();
  const { open, deck, slide, chosen, choose, writing } = editing;
  const { shown, on } = useDrag(editing, actions, scale);
  const keys = useSlideKeys(actions, chosen.length > 0, () => choose([]));
  const comments = useCommentCounts(open);
  const others = useOthers(open.awareness).filter((other) => other.slide === slide?.id);
  const pointer = useSayPointer(scale);
  if (!slide) return <p className="text-ink-soft">{t("slides.none")}</p>;
  const boxOf = (box: TurnedBox & { id: string }): TurnedBox => shown.boxes.get(box.id) ?? box;
  const onDoubleClick = ({ target }: MouseEvent) => {
    const id = target instanceof Element && target.closest<HTMLElement>("[data-object]")?.dataset["object"];
    if (id) actions.edit(id);
  };
  return (
    <section
      aria-label={t(open.canWrite ? "object.label" : "object.look")}
      className={cx("relative select-none shadow-float", open.canWrite && "touch-none")}
      style={{ width: SLIDE_WIDTH * scale, height: SLIDE_HEIGHT * scale }}
      onKeyDown={keys}
      onDoubleClick={onDoubleClick}
      {...on}
      onPointerMove={(event) => {
        on.onPointerMove(event);
        pointer.move(event);
      }}
      onPointerLeave={pointer.leave}
    >
      <div className="deck" style={lookStyle(deck)}>
        <div
          className="deck-slide absolute! top-0 left-0"
          style={{ transform: `scale(${scale})`, background: `var(--deck-${slide.ground})` }}
        >
          {slide.objects.map((object) => (
            <ObjectOnStage
              key={object.id}
              object={object}
              box={boxOf(object)}
              actions={actions}
              comments={comments.get(object.id) ?? 0}
            />
          ))}
        </div>
        <div
          className="pointer-events-none absolute top-0 left-0"
          style={{
            width: SLIDE_WIDTH,
            height: SLIDE_HEIGHT,
            transform: `scale(${scale})`,
            transformOrigin: "0 0",
          }}
        >
          {open.canWrite && !writing && <Frame boxes={chosen.map(boxOf)} scale={scale} />}
          <OthersMarks
            others={others}
            boxes={new Map(slide.objects.map((one) => [one.id, boxOf(one)]))}
            scale={scale}
          />
          <Lines shown={shown} scale={scale} />
        </div>
      </div>
    </section>
  );
}

const PULLS = ["-1,-1", "0,-1", "1,-1", "-1,0", "1,0", "-1,1", "0,1", "1,1"] as const;
const CURSORS: Readonly<Record<string, string>> = {
  "-1,-1": "nwse-resize",
  "1,1": "nwse-resize",
  "1,-1": "nesw-resize",
  "-1,1": "nesw-resize",
  "0,-1": "ns-resize",
  "0,1": "ns-resize",
  "-1,0": "ew-resize",
  "1,0": "ew-resize",
};

/** A handle is this large on the screen, and that of the angle this far above the frame. */
const HANDLE = 12;
const TURN_DISTANCE = 24;

/** Around what is chosen: where it is pulled larger and turned. Keys do the same (see the list of keys). */
function Frame({ boxes, scale }: { boxes: readonly TurnedBox[]; scale: number }) {
  const [first, ...others] = boxes;
  if (!first) return null;
  const isSingle = others.length === 0;
  const frame = isSingle ? first : around(boxes.map(boundsOf));
  if (!frame) return null;
  const side = HANDLE / scale;
  const handle = "pointer-events-auto absolute rounded-full border-accent bg-raised";
  const look = {
    width: side,
    height: side,
    borderWidth: 2 / scale,
    boxShadow: `0 0 0 ${8 / scale}px transparent`,
  };
  return (
    <div
      className="pointer-events-none absolute top-0 left-0 z-10"
      style={{ ...placed(frame), outline: `${2 / scale}px solid var(--color-accent)` }}
    >
      {isSingle && (
        <>
          <span
            className="absolute bg-accent"
            style={{
              width: 1.5 / scale,
              height: TURN_DISTANCE / scale,
              left: frame.w / 2,
              top: -TURN_DISTANCE / scale,
            }}
          />
          <span
            data-turn=""
            aria-hidden="true"
            className={cx(handle, "cursor-grab")}
            style={{ ...look, left: frame.w / 2 - side / 2, top: -TURN_DISTANCE / scale - side / 2 }}
          />
        </>
      )}
      {PULLS.map((pull) => {
        const [x = 0, y = 0] = pull.split(",").map(Number);
        return (
          <span
            key={pull}
            data-pull={pull}
            aria-hidden="true"
            className={handle}
            style={{
              ...look,
              cursor: CURSORS[pull],
              left: ((x + 1) / 2) * frame.w - side / 2,
              top: ((y + 1) / 2) * frame.h - side / 2,
            }}
          />
        );
      })}
    </div>
  );
}

function Lines({ shown: { guides, area }, scale }: { shown: Shown; scale: number }) {
  const thin = 1.5 / scale;
  return (
    <>
      {guides.x !== null && (
        <div
          className="pointer-events-none absolute inset-y-0 z-20 bg-signal"
          style={{ left: guides.x - thin / 2, width: thin }}
        />
      )}
      {guides.y !== null && (
        <div
          className="pointer-events-none absolute inset-x-0 z-20 bg-signal"
          style={{ top: guides.y - thin / 2, height: thin }}
        />
      )}
      {area && (
        <div
          className="pointer-events-none absolute top-0 left-0 z-20 border-accent bg-accent/10"
          style={{ ...placed(area), borderWidth: thin }}
        />
      )}
    </>
  );
}

/** What the others have chosen, and where they point. */
function OthersMarks({
  others,
  boxes,
  scale,
}: {
  others: readonly Other[];
  boxes: ReadonlyMap<string, TurnedBox>;
  scale: number;
}) {
  const { t } = useWords();
  return others.map(({ client, user, at, chosen }) => {
    const ink = `oklch(0.42 0.15 ${user.colour})`;
    const name = (
      <bdi
        className="inline-block max-w-40 truncate rounded-full px-2 py-0.5 font-medium text-on-scrim text-xs"
        style={{ background: ink }}
      >
        {user.name}
      </bdi>
    );
    return (
      <div
        key={client}
        role="img"
        aria-label={t("object.editing", { name: user.name })}
        className="pointer-events-none contents"
      >
        {chosen.map((id) => {
          const box = boxes.get(id);
          return (
            box && (
              <div
                key={id}
                className="pointer-events-none absolute top-0 left-0 z-10"
                style={{ ...placed(box), outline: `${2 / scale}px solid ${ink}` }}
              >
                {!at && (
                  <span
                    className="absolute bottom-full left-0"
                    style={{ transform: `scale(${1 / scale})`, transformOrigin: "0 100%" }}
                  >
                    {name}
                  </span>
                )}
              </div>
            )
          );
        })}
        {at && (
          <div
            className="pointer-events-none absolute top-0 left-0 z-20 transition-transform duration-100 ease-linear motion-reduce:transition-none"
            style={{
              transform: `translate(${at.x}px, ${at.y}px) scale(${1 / scale})`,
              transformOrigin: "0 0",
              color: `oklch(0.55 0.17 ${user.colour})`,
            }}
          >
            <MousePointer2 aria-hidden="true" className="size-5 fill-current" strokeWidth={1.5} />
            <span className="ms-4">{name}</span>
          </div>
        )}
      </div>
    );
  });
}

/** At most so often others hear where I point, in milliseconds. */
const PACE = 60;

/** Says to others where I point. */
function useSayPointer(scale: number) {
  const {
    open: { awareness, guest },
  } = useEditing();
  const last = useRef({ time: 0, timer: 0 });
  useEffect(
    () => () => {
      clearTimeout(last.current.timer);
      awareness.setLocalStateField("at", null);
    },
    [awareness],
  );
  const say = (at: { x: number; y: number } | null) => {
    if (guest) return;
    clearTimeout(last.current.timer);
    const send = () => {
      last.current.time = performance.now();
      awareness.setLocalStateField("at", at && { x: Math.round(at.x), y: Math.round(at.y) });
    };
    const wait = PACE - (performance.now() - last.current.time);
    if (wait <= 0) send();
    else last.current.timer = window.setTimeout(send, wait);
  };
  return {
    move: ({ clientX, clientY, currentTarget, pointerType }: PointerEvent) => {
      const { left, top } = currentTarget.getBoundingClientRect();
      if (pointerType === "mouse") say({ x: (clientX - left) / scale, y: (clientY - top) / scale });
    },
    leave: () => say(null),
  };
}
