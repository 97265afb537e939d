import "./deck.css";
import { memo, type ReactNode, type Ref, useEffect, useState } from "react";
import { cx } from "#ui/cx.ts";
import type { Slide } from "../model/deck-doc.ts";
import { SLIDE_HEIGHT, SLIDE_WIDTH } from "../model/kinds.ts";
import type { Look } from "../model/look.ts";
import { lookStyle } from "./look.ts";
import { ObjectInside, placed } from "./object-view.tsx";

/** A read-only slide: on the stage, in a show, on paper, small in a list. */
export const SlideView = memo(function SlideView({
  slide,
  heading = false,
}: {
  slide: Slide;
  heading?: boolean;
}) {
  return (
    <div className="deck-slide" style={{ background: `var(--deck-${slide.ground})` }}>
      {slide.objects.map((object) => (
        <div key={object.id} className="deck-object" style={placed(object)}>
          <ObjectInside object={object} heading={heading} />
        </div>
      ))}
    </div>
  );
});

/** Follows how large an element is. */
export function useSize(): readonly [Ref<HTMLDivElement>, { width: number; height: number }] {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element) return;
    const follow = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    follow();
    return () => observer.disconnect();
  }, [element]);
  return [setElement, size];
}

/** A slide as wide as its place. */
export function SmallSlide({ slide, look, className }: { slide: Slide; look: Look; className?: string }) {
  const [place, { width }] = useSize();
  return (
    <div
      ref={place}
      aria-hidden="true"
      className={cx("deck pointer-events-none relative aspect-video select-none overflow-hidden", className)}
      style={lookStyle(look)}
    >
      {width > 0 && (
        <Scaled scale={width / SLIDE_WIDTH}>
          <SlideView slide={slide} />
        </Scaled>
      )}
    </div>
  );
}

/** Draws a slide smaller or larger; its place is as large as it looks. From the left, whichever way the page is read. */
export const Scaled = ({ scale, children }: { scale: number; children: ReactNode }) => (
  <div
    style={{ width: SLIDE_WIDTH * scale, height: SLIDE_HEIGHT * scale }}
    className="relative overflow-clip"
  >
    <div
      className="absolute top-0 left-0"
      style={{
        width: SLIDE_WIDTH,
        height: SLIDE_HEIGHT,
        transform: `scale(${scale})`,
        transformOrigin: "0 0",
      }}
    >
      {children}
    </div>
  </div>
);
