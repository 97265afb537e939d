import { useDirection } from "@base-ui/react/direction-provider";
import { useMemo } from "react";
import { lookFrom } from "../model/look.ts";
import { previewSlide } from "../model/preview.ts";
import { SmallSlide } from "../stage/slide-view.tsx";
import { slidesFrom, TEMPLATES, type TemplateKey } from "./templates.ts";

/** A template's first slide, and three more of it below. */
export function TemplatePreview({
  template,
  words,
}: {
  template: TemplateKey;
  words: Readonly<Record<string, string>>;
}) {
  const rtl = useDirection() === "rtl";
  const slides = useMemo(
    () =>
      slidesFrom(template, words, rtl)
        .slice(0, 4)
        .map((slide, nth) => previewSlide(`${template}-${nth}`, slide)),
    [template, words, rtl],
  );
  const [first, ...rest] = slides;
  const look = useMemo(() => {
    const { theme, font } = TEMPLATES[template];
    return lookFrom((name) => ({ theme, font })[name]);
  }, [template]);
  return (
    <div className="grid gap-1.5 bg-sunken p-3">
      {first && <SmallSlide slide={first} look={look} className="w-full rounded-[6px] shadow-float" />}
      <div className="grid grid-cols-3 gap-1.5">
        {rest.map((slide) => (
          <SmallSlide key={slide.id} slide={slide} look={look} className="w-full rounded-[4px]" />
        ))}
      </div>
    </div>
  );
}
