import { BadgeCheck, Check, Sparkles, X } from "lucide-react";
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
        <PortraitTwo />
      </div>
      <div className="rtl:-rotate-2 relative rotate-2 overflow-hidden rounded-[20px] border border-line bg-raised shadow-float">
        <PortraitOne />
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

/** A film maker with her camera. */
const PortraitOne = () => (
  <svg viewBox="0 0 344 236" aria-hidden="true" className="mirror block h-auto w-full bg-art-sky">
    <circle cx="268" cy="66" r="42" className="fill-signal" />
    <path d="M0 196c60-34 118-28 172-10s112 18 172-20v70H0Z" className="fill-art-dusk" />
    <path d="M92 236c4-52 34-74 80-74s76 22 80 74Z" className="fill-accent" />
    <path d="M154 138h36v30c0 10-36 10-36 0Z" className="fill-art-shade" />
    <path
      d="M120 92c0-40 24-62 54-62s52 20 52 58c0 30-6 52-14 64-10-4-16-14-18-26l-58 4c-4 10-6 18-4 28-10-14-12-40-12-66Z"
      className="fill-art-hair"
    />
    <circle cx="206" cy="34" r="17" className="fill-art-hair" />
    <path
      d="M134 96c0-10 2-18 6-24 18 0 42-4 56-16 8 8 12 22 12 38 0 32-16 54-37 54s-37-22-37-52Z"
      className="fill-art-skin"
    />
    <path
      d="M158 122c6 7 20 7 27-1"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      className="stroke-art-shade"
    />
    <g>
      <rect x="206" y="170" width="92" height="58" rx="10" className="fill-ink" />
      <rect x="222" y="158" width="30" height="16" rx="5" className="fill-ink" />
      <circle cx="252" cy="200" r="20" className="fill-ground" />
      <circle cx="252" cy="200" r="11" className="fill-art-dusk" />
      <circle cx="286" cy="182" r="4" className="fill-signal" />
    </g>
    <path d="M196 236c0-22 8-34 20-38 8 8 10 24 8 38Z" className="fill-art-skin" />
  </svg>
);

/** The next card, half hidden. */
const PortraitTwo = () => (
  <svg viewBox="0 0 344 236" aria-hidden="true" className="mirror block h-auto w-full bg-art-dusk">
    <circle cx="70" cy="70" r="34" className="fill-art-sky" />
    <path d="M84 236c4-56 40-80 88-80s84 24 88 80Z" className="fill-signal" />
    <path d="M152 130h40v34c0 12-40 12-40 0Z" className="fill-art-skin" />
    <ellipse cx="172" cy="98" rx="42" ry="50" className="fill-art-shade" />
    <path
      d="M126 92c-4-40 18-62 48-62 32 0 50 22 46 60-8-12-12-20-14-26-22 8-48 8-66 2-6 6-10 14-14 26Z"
      className="fill-art-hair"
    />
  </svg>
);
