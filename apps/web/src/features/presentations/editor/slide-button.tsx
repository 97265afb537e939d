import { ChevronDown, ChevronUp, CopyPlus, EllipsisVertical, MessageCircle, Trash2 } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { openComments } from "#features/documents/public.ts";
import { CountBadge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { toast } from "#ui/toast-queue.ts";
import { addSlides, copySlide, moveSlide, removeSlides, type Slide } from "../model/deck-doc.ts";
import { SmallSlide } from "../stage/slide-view.tsx";
import { useEditing } from "./editing.ts";
import { together } from "./use-actions.ts";
import { useWords } from "./use-words.ts";

/** What is done with slides as a whole. */
export function useSlideActions() {
  const { t } = useWords();
  const editing = useEditing();
  const { open, deck, slide, goTo } = editing;
  const full = () => toast(t("slides.full"), { kind: "warn" });
  return {
    add: (made: Parameters<typeof addSlides>[1][number]) =>
      together(editing, () => {
        const [id] = addSlides(open.doc, [made], slide?.id ?? null);
        if (id) goTo(id);
        else full();
      }),
    duplicate: (id: string) =>
      together(editing, () => {
        const copy = copySlide(open.doc, id);
        if (copy) goTo(copy);
        else full();
      }),
    remove: (id: string) => {
      const at = deck.slides.findIndex((one) => one.id === id);
      const next = deck.slides[at + 1] ?? deck.slides[at - 1];
      if (!next) return;
      together(editing, () => removeSlides(open.doc, [id]));
      if (id === slide?.id) goTo(next.id);
    },
    move: (id: string, to: number) => together(editing, () => moveSlide(open.doc, id, to)),
  };
}
type SlideActions = ReturnType<typeof useSlideActions>;

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** A slide in the list: opens it, and shows who is there and the number of comments. */
export function SlideButton({
  slide,
  nth,
  current,
  comments,
  here,
  actions,
}: {
  slide: Slide;
  nth: number;
  current: boolean;
  comments: number;
  here: readonly { id: string; name: string; colour: number }[];
  actions: SlideActions;
}) {
  const { t, number } = useWords();
  const { open, deck, goTo } = useEditing();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (current) button.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [current]);
  const keys = (event: KeyboardEvent) => {
    const by = ({ ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 } as const)[event.key as "ArrowUp"]; // others have none
    if (by !== undefined && event.altKey && open.canWrite) actions.move(slide.id, nth + by);
    else if (by !== undefined) {
      const next = deck.slides[nth + by];
      if (next) goTo(next.id);
      const list = event.currentTarget.closest("ol");
      list?.querySelectorAll<HTMLElement>("[data-slide]")[nth + by]?.focus();
    } else if (event.key === "Delete" && open.canWrite) actions.remove(slide.id);
    else if (event.key.toLowerCase() === "d" && (event.ctrlKey || event.metaKey) && open.canWrite)
      actions.duplicate(slide.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="flex items-start gap-1.5">
      <span aria-hidden="true" className="w-5 pt-1 text-end text-ink-soft text-xs tabular-nums max-lg:hidden">
        {number(nth + 1)}
      </span>
      <div className="relative w-36">
        <div className="overflow-hidden rounded-[7px] border-2 border-transparent">
          <SmallSlide slide={slide} look={deck} />
        </div>
        <button
          ref={button}
          type="button"
          data-slide={slide.id}
          aria-current={current}
          aria-label={t("slides.one", { number: number(nth + 1) })}
          onClick={() => goTo(slide.id)}
          onKeyDown={keys}
          className={cx(
            "absolute inset-0 rounded-[7px] border-2 outline-offset-2",
            current ? "border-accent" : "border-line hover:border-line-strong",
          )}
        />
        <CountBadge count={comments} className="pointer-events-none absolute -start-1 -top-1" />
        <span className="pointer-events-none absolute start-1.5 bottom-1.5 flex gap-0.5">
          {here.slice(0, 4).map(({ id, colour }) => (
            <span
              key={id}
              className="size-2.5 rounded-full border border-raised"
              style={{ background: `oklch(0.55 0.17 ${colour})` }}
            />
          ))}
        </span>
        {current && <SlideMenu slide={slide} nth={nth} actions={actions} />}
      </div>
    </div>
  );
}

function SlideMenu({ slide, nth, actions }: { slide: Slide; nth: number; actions: SlideActions }) {
  const { t, number } = useWords();
  const { open, deck } = useEditing();
  const label = t("slides.one", { number: number(nth + 1) });
  if (open.guest) return null;
  return (
    <Menu
      trigger={
        <IconButton
          label={t("slides.menu", { number: number(nth + 1) })}
          tooltip={false}
          variant="outline"
          className="absolute! end-1 top-1 size-8!"
          icon={<EllipsisVertical {...icon} />}
        />
      }
    >
      <MenuItem
        icon={<MessageCircle {...icon} />}
        onClick={() => openComments(open, { id: slide.id, label })}
      >
        {t("slides.comment")}
      </MenuItem>
      {open.canWrite && (
        <>
          <MenuItem icon={<CopyPlus {...icon} />} onClick={() => actions.duplicate(slide.id)}>
            {t("slides.duplicate")}
          </MenuItem>
          <MenuItem
            icon={<ChevronUp {...icon} />}
            disabled={nth === 0}
            onClick={() => actions.move(slide.id, nth - 1)}
          >
            {t("slides.up")}
          </MenuItem>
          <MenuItem
            icon={<ChevronDown {...icon} />}
            disabled={nth === deck.slides.length - 1}
            onClick={() => actions.move(slide.id, nth + 1)}
          >
            {t("slides.down")}
          </MenuItem>
          <MenuSeparator />
          <MenuItem
            icon={<Trash2 {...icon} />}
            danger
            disabled={deck.slides.length < 2}
            onClick={() => actions.remove(slide.id)}
          >
            {t("slides.delete")}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
