import { useDirection } from "@base-ui/react/direction-provider";
import { Plus } from "lucide-react";
import { type DragEvent, type ReactElement, useRef, useState } from "react";
import { useCommentCounts } from "#features/documents/public.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { Menu, MenuItem } from "#ui/menu.tsx";
import type { Slide } from "../model/deck-doc.ts";
import { previewSlide } from "../model/deck-doc.ts";
import { LAYOUTS, slideFrom } from "../model/layouts.ts";
import { SmallSlide } from "../stage/slide-view.tsx";
import { useEditing } from "./editing.ts";
import { useOthers } from "./presence.ts";
import { SlideButton, useSlideActions } from "./slide-button.tsx";
import { useWords } from "./use-words.ts";

/** The button that adds a slide of one of the layouts. */
export function NewSlide({ trigger }: { trigger: ReactElement<React.ComponentProps<"button">> }) {
  const { t } = useWords();
  const { deck } = useEditing();
  const { add } = useSlideActions();
  const rtl = useDirection() === "rtl";
  const hints = [t("hint.title"), ...Array.from({ length: 6 }, () => t("hint.body"))];
  return (
    <Menu trigger={trigger} align="start">
      <div className="grid grid-cols-2 gap-1 sm:w-80">
        {LAYOUTS.map((layout) => {
          const made = slideFrom(layout, [], { rtl });
          return (
            <MenuItem key={layout} className="flex-col items-stretch! gap-1!" onClick={() => add(made)}>
              <SmallSlide
                slide={previewOf(layout, rtl, hints)}
                look={deck}
                className="w-full rounded-[6px] border border-line"
              />
              {t(`layout.${layout}`)}
            </MenuItem>
          );
        })}
      </div>
    </Menu>
  );
}

const previews = new Map<string, Slide>();
/** A layout as a slide, with words where words will be. */
function previewOf(layout: (typeof LAYOUTS)[number], rtl: boolean, hints: readonly string[]): Slide {
  const key = `${layout} ${rtl} ${hints[0]}`;
  const found = previews.get(key);
  if (found) return found;
  const made = previewSlide(layout, slideFrom(layout, hints, { rtl }));
  previews.set(key, made);
  return made;
}

/** The slides of the deck, small and in order: chosen, moved, doubled, deleted. */
export function SlidesList() {
  const { t } = useWords();
  const { open, deck, slide } = useEditing();
  const actions = useSlideActions();
  const comments = useCommentCounts(open);
  const others = useOthers(open.awareness);
  const [over, setOver] = useState<number | null>(null);
  const held = useRef<string | null>(null);
  const drop = (event: DragEvent, at: number) => {
    event.preventDefault();
    const id = held.current;
    const from = deck.slides.findIndex((one) => one.id === id);
    if (id && from >= 0) actions.move(id, from < at ? at - 1 : at);
    held.current = null;
    setOver(null);
  };
  return (
    <nav
      aria-label={t("slides.label")}
      className="flex shrink-0 gap-2 overflow-auto border-line bg-ground p-2 max-lg:border-t short:max-lg:w-40 short:max-lg:flex-col short:max-lg:border-e short:max-lg:border-t-0 lg:w-56 lg:flex-col lg:border-e lg:p-3"
    >
      <ol className="contents">
        {deck.slides.map((one, nth) => (
          <li
            key={one.id}
            className={cx(
              "relative shrink-0",
              over === nth &&
                "lg:before:absolute lg:before:inset-x-0 lg:before:-top-1.5 lg:before:h-1 lg:before:rounded-full lg:before:bg-accent",
            )}
            draggable={open.canWrite}
            onDragStart={() => {
              held.current = one.id;
            }}
            onDragOver={(event) => {
              if (held.current === null) return;
              event.preventDefault();
              const { top, height } = event.currentTarget.getBoundingClientRect();
              setOver(event.clientY > top + height / 2 ? nth + 1 : nth);
            }}
            onDrop={(event) => drop(event, over ?? nth)}
            onDragEnd={() => setOver(null)}
          >
            <SlideButton
              {...{ slide: one, nth, actions }}
              current={one.id === slide?.id}
              comments={[one.id, ...one.objects.map(({ id }) => id)].reduce(
                (sum, id) => sum + (comments.get(id) ?? 0),
                0,
              )}
              here={others.filter((other) => other.slide === one.id).map(({ user }) => user)}
            />
          </li>
        ))}
      </ol>
      {open.canWrite && (
        <NewSlide
          trigger={
            <Button
              variant="secondary"
              size="sm"
              className="shrink-0 max-lg:self-center"
              icon={<Plus aria-hidden="true" className="size-4" strokeWidth={2} />}
            >
              {t("slides.new")}
            </Button>
          }
        />
      )}
    </nav>
  );
}
