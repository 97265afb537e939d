import { BadgeCheck, Check, Sparkles, X } from "lucide-react";
import type { ReactNode } from "react";
import { FilmMaker, Neighbour, PORTRAIT } from "./portraits.tsx";
import { useSite } from "./use-site.ts";

/** The product in one picture: a card, the reason it fits, the decision, and the conversation that follows. */
export function HeroArt() {
  const { t } = useSite();
  return (
    <div
      role="img"
      aria-label={t("start.art")}
      className="relative mx-auto w-full max-w-[21.5rem] pt-4 pb-16 lg:me-6"
    >
      <div className="-rotate-9 rtl:rotate-9 absolute inset-x-3 top-8 bottom-24 overflow-hidden rounded-[20px] border border-line bg-raised shadow-float">
        <Portrait>
          <Neighbour />
        </Portrait>
      </div>
      <div className="rtl:-rotate-2 relative rotate-2 overflow-hidden rounded-[20px] border border-line bg-raised shadow-float">
        <Portrait>
          <FilmMaker />
        </Portrait>
        <span className="-rotate-12 rtl:rotate-12 absolute start-5 top-5 rounded-[10px] border-4 border-good bg-raised/85 px-3 py-0.5 font-bold font-display text-2xl text-good uppercase tracking-wide">
          {t("start.stamp")}
        </span>
        <div className="grid gap-3 p-5">
          <p className="flex items-center gap-1.5 font-display font-semibold text-xl">
            {t("start.card_name")}
            <BadgeCheck className="size-5 text-accent" strokeWidth={1.75} />
          </p>
          <p className="text-ink-soft text-sm">{t("start.card_idea")}</p>
          <p className="flex items-center gap-2 rounded-control bg-accent-soft px-3 py-2 font-medium text-accent text-sm">
            <Sparkles className="size-4 shrink-0" strokeWidth={1.75} />
            {t("start.card_reason")}
          </p>
          <p className="flex flex-wrap gap-1.5 text-xs">
            {[t("start.card_skill_1"), t("start.card_skill_2"), t("start.card_skill_3")].map((skill) => (
              <span key={skill} className="rounded-full border border-line px-2.5 py-1 text-ink-soft">
                {skill}
              </span>
            ))}
          </p>
          <p className="grid grid-cols-2 gap-2.5 pt-1 font-semibold text-sm">
            <span className="flex min-h-11 items-center justify-center gap-2 rounded-control border border-line-strong/60 text-signal-ink">
              <X className="size-4" strokeWidth={2.25} />
              {t("start.no_deal")}
            </span>
            <span className="flex min-h-11 items-center justify-center gap-2 rounded-control bg-accent text-on-accent">
              <Check className="size-4" strokeWidth={2.25} />
              {t("start.deal")}
            </span>
          </p>
        </div>
      </div>
      <p className="-start-3 sm:-start-8 absolute bottom-11 rounded-[18px] rounded-es-[5px] border border-line bg-raised px-4 py-2.5 text-sm shadow-float">
        {t("start.bubble_1")}
      </p>
      <p className="absolute end-2 bottom-0 rounded-[18px] rounded-ee-[5px] bg-accent px-4 py-2.5 text-on-accent text-sm shadow-float">
        {t("start.bubble_2")}
      </p>
    </div>
  );
}

const Portrait = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox={`0 0 ${PORTRAIT.width} ${PORTRAIT.height}`}
    aria-hidden="true"
    className="mirror block h-auto w-full"
  >
    {children}
  </svg>
);
