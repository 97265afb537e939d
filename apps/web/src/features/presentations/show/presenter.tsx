import { ChevronLeft, ChevronRight, RotateCcw } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import type { OpenDocument } from "#features/documents/public.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useShowKeys } from "#ui/use-show-keys.ts";
import { useWords } from "../editor/use-words.ts";
import { type Deck, useDeck } from "../model/deck.ts";
import type { Slide } from "../model/deck-doc.ts";
import { PicturesContext } from "../stage/picture-view.tsx";
import { SmallSlide } from "../stage/slide-view.tsx";
import { useChannel } from "./channel.ts";

const turned = { className: "size-6 rtl:-scale-x-100", strokeWidth: 1.75 } as const;

/** The presenter's second window: the current slide, the next one, the notes and the time. */
export function Presenter({ open }: { open: OpenDocument }) {
  const { t, number } = useWords();
  const deck = useDeck(open.doc);
  const [now, setNow] = useState<string | null>(null);
  const say = useChannel(open.id, (message) => {
    if (message.kind === "at") setNow(message.slide);
    if (message.kind === "over") setNow(null);
  });
  const at = deck.slides.findIndex(({ id }) => id === now);
  const slide = deck.slides[at];
  const next = deck.slides[at + 1];
  const turn = useShowKeys({ go: (by) => say({ kind: "go", by }), leave: () => window.close() });
  useEffect(() => {
    addEventListener("keydown", turn);
    return () => removeEventListener("keydown", turn);
  });
  return (
    <PicturesContext value={open.assetUrl}>
      <DocumentTitle>{`${t("show.presenter")}: ${open.info.title}`}</DocumentTitle>
      <div className="whole-window grid h-main grid-cols-1 gap-4 overflow-y-auto p-4 sm:grid-cols-[3fr_2fr] sm:grid-rows-[auto_1fr_auto]">
        <h1 className="sr-only">{t("show.presenter")}</h1>
        {slide ? (
          <>
            <Small
              title={`${t("show.now")} · ${t("show.step", { at: number(at + 1), all: number(deck.slides.length) })}`}
              {...{ slide, deck }}
            />
            <Small title={t("show.upcoming")} slide={next ?? null} deck={deck}>
              {t("show.end")}
            </Small>
            <section
              aria-label={t("tool.notes")}
              className="overflow-y-auto rounded-card border border-line bg-raised p-4 sm:col-span-2"
            >
              <p dir="auto" className="max-w-prose whitespace-pre-line text-xl leading-relaxed">
                {slide.notes || <span className="text-ink-soft">{t("notes.none")}</span>}
              </p>
            </section>
          </>
        ) : (
          <p className="place-self-center text-center text-ink-soft text-lg sm:col-span-2 sm:row-span-2">
            {t("show.waiting")}
          </p>
        )}
        <footer className="flex items-center gap-2 sm:col-span-2">
          <Clock />
          <span className="grow" />
          <IconButton
            label={t("show.previous")}
            size="lg"
            disabled={at <= 0}
            onClick={() => say({ kind: "go", by: -1 })}
            icon={<ChevronLeft {...turned} />}
          />
          <IconButton
            label={t("show.next")}
            size="lg"
            variant="filled"
            disabled={!next}
            onClick={() => say({ kind: "go", by: 1 })}
            icon={<ChevronRight {...turned} />}
          />
        </footer>
      </div>
    </PicturesContext>
  );
}

const Small = ({
  title,
  slide,
  deck,
  children,
}: {
  title: string;
  slide: Slide | null;
  deck: Deck;
  children?: ReactNode;
}) => (
  <section className="grid content-start gap-1.5">
    <h2 className="text-ink-soft text-sm">{title}</h2>
    {slide ? (
      <SmallSlide slide={slide} look={deck} className="w-full rounded-control border border-line" />
    ) : (
      <p className="text-ink-soft">{children}</p>
    )}
  </section>
);

/** How long it has been, in minutes and seconds. */
function Clock() {
  const { t } = useWords();
  const [begun, setBegun] = useState(() => Date.now());
  const [now, setNow] = useState(begun);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - begun) / 1_000));
  const two = (value: number) => String(value).padStart(2, "0");
  return (
    <>
      <time title={t("show.time")} className="font-display text-2xl tabular-nums" dateTime={`PT${seconds}S`}>
        {two(Math.floor(seconds / 60))}:{two(seconds % 60)}
      </time>
      <Button
        size="sm"
        variant="quiet"
        icon={<RotateCcw aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={() => {
          setBegun(Date.now());
          setNow(Date.now());
        }}
      >
        {t("show.restart")}
      </Button>
    </>
  );
}
