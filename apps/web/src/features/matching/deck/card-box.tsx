import type { ReactNode, Ref } from "react";

/**
 * The box of a card in whatever room there is, at most 345x600: as wide as lets the picture above the panel keep the
 * proportions of the matching picture. Only where that would be narrower than 13rem is the picture cut, at its bottom.
 */
export const CardBox = ({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) => (
  <div className="grid size-full place-items-center [container-type:size]">
    <div
      ref={ref}
      className="relative h-[min(100cqh,600px)] w-[min(100cqw,345px,max(13rem,calc((min(100cqh,600px)-var(--card-panel))*0.64)))] [--card-panel:6.75rem]"
    >
      {children}
    </div>
  </div>
);
