import { BadgeCheck, ShieldAlert, Sparkles } from "lucide-react";
import { type ReactNode, type Ref, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { commaList } from "#ui/formatters.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import type { Profile } from "../api.ts";
import { useLabels, useReasons } from "../labels.ts";

/** Longer titles are set smaller, so that they need not break. */
const LONG_TITLE = 12;
/** The number of reasons on the card; the details list all. */
const REASONS_SHOWN = 2;
/** Shown when a picture does not load. */
const NO_PICTURE = "/images/no-picture.svg";
const icon = { "aria-hidden": true, className: "mt-0.5 size-4 shrink-0", strokeWidth: 1.75 } as const;

/**
 * The box of a card, in the deck and in the set-up's preview: as wide as its room, in the proportions of a matching picture.
 * In low rooms it is cut at the bottom, and narrower, so that the text stays below the face; in very low ones the text is
 * next to the picture.
 */
export const CardBox = ({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) => (
  <div className="grid size-full place-items-center [container:card/size]">
    <div
      ref={ref}
      data-testid="card-box"
      className={cx(
        "relative aspect-[384/600] max-h-[100cqh] w-[min(100cqw,384px,max(17rem,(100cqh-8rem)*1.14))]",
        "low-card:aspect-auto low-card:h-[100cqh] low-card:w-[min(100cqw,36rem)]",
      )}
    >
      {children}
    </div>
  </div>
);

/** A person as the deck shows them, filling a `CardBox`: the picture as it was cut, and on its lower part who they are and why they fit. */
export function ProfileCard({
  profile,
  corner,
  picture = true,
  onPicture,
  behind = false,
}: {
  profile: Profile;
  corner?: ReactNode;
  /** Whether its picture is loaded yet. `onPicture` is called when it has loaded or failed. */
  picture?: boolean;
  onPicture?: () => void;
  /** Another card lies on it: its text appears only while that one is lifted. */
  behind?: boolean;
}) {
  const { t } = useTranslation("matching");
  const [broken, setBroken] = useState(false);
  const { username: name } = profile;
  return (
    <div className="relative flex size-full overflow-hidden rounded-[20px] bg-sunken shadow-float">
      <div className="relative grow low-card:w-[min(45%,64cqh)] low-card:grow-0">
        {picture && (
          <img
            src={broken ? NO_PICTURE : profile.avatar}
            alt={t("card.picture_of", { name })}
            width={384}
            height={600}
            draggable={false}
            decoding="async"
            onLoad={onPicture}
            onError={() => setBroken(true)}
            className="pointer-events-none absolute inset-0 size-full select-none object-cover object-top"
          />
        )}
      </div>
      <div
        data-testid="card-text"
        className={cx(
          "absolute inset-x-0 bottom-0 grid gap-2.5 bg-linear-to-t from-scrim/95 via-75% via-scrim/80 to-transparent px-4 pt-10 pb-4 text-on-scrim",
          "low-card:static low-card:min-w-0 low-card:flex-1 low-card:content-center-safe low-card:overflow-hidden low-card:bg-scrim low-card:bg-none low-card:py-2",
          behind && "opacity-(--lift,0)",
        )}
      >
        <Title profile={profile} corner={corner} />
        <Reasons profile={profile} />
      </div>
    </div>
  );
}

/** Name, age and where from. */
function Title({ profile, corner }: { profile: Profile; corner: ReactNode }) {
  const { t } = useTranslation("matching");
  const labels = useLabels();
  const { username: name, age, location, language, verified } = profile;
  const title = age === null ? name : t("card.name_age", { name, age });
  return (
    <div className="flex items-center justify-between gap-x-3 gap-y-1 low-card:flex-wrap">
      <div className="wrap-anywhere min-w-0">
        <h2
          className={cx(
            "flex items-center gap-2 leading-tight",
            title.length > LONG_TITLE ? "text-lg" : "text-xl",
          )}
        >
          <span className="min-w-0">{title}</span>
          {verified && (
            <BadgeCheck
              role="img"
              aria-label={t("card.verified")}
              className="size-5 shrink-0"
              strokeWidth={1.75}
            />
          )}
        </h2>
        <p className="text-sm">{[labels.language(language), location].filter(Boolean).join(" · ")}</p>
      </div>
      {corner}
    </div>
  );
}

/** The reasons of a match; on the member's own card, their skills. */
function Reasons({ profile: { reasons, signs, skills, business_models: models } }: { profile: Profile }) {
  const { t, i18n } = useTranslation("matching");
  const labels = useLabels();
  const sentence = useReasons();
  const list = (names: string[]) => commaList(i18n.language, names);
  const own = [
    skills.length > 0 && t("overview.can", { list: list(skills.map(labels.skill)) }),
    models.length > 0 && t("overview.builds", { list: list(models.map(labels.model)) }),
  ].filter((line) => line !== false);
  const sentences = reasons.length > 0 ? reasons.slice(0, REASONS_SHOWN).map(sentence) : own;
  // A warning takes the place of the last of them.
  const lines = signs.length > 0 ? sentences.slice(0, REASONS_SHOWN - 1) : sentences;
  return (
    <ul aria-label={t("reasons.title")} className="grid gap-1.5 text-sm leading-snug">
      {signs.length > 0 && (
        <li className="flex items-start gap-2 font-medium">
          <ShieldAlert {...icon} />
          {t("card.signs")}
        </li>
      )}
      {lines.map((line, index) => (
        <li key={line} className={cx("flex items-start gap-2", index > 0 && "small-card:hidden")}>
          <Sparkles {...icon} />
          <span className="wrap-anywhere min-w-0">{line}</span>
        </li>
      ))}
    </ul>
  );
}

/** The page of the deck: all of it is in view, `--peek` is how far a card shows below the one on it. On low screens its header is at the side. */
export const deckPage =
  "mx-auto flex h-main min-h-56 max-w-6xl flex-col gap-2 overflow-x-clip px-4 py-2 [--peek:7px] sm:gap-3 sm:px-8 sm:py-4 sm:[--peek:14px] md:pt-5 " +
  "short:min-h-44 short:flex-row short:gap-4 short:py-2 short:[--peek:7px]";

/** The shape of the deck while it loads. */
export function DeckSkeleton() {
  const { t } = useTranslation("matching");
  return (
    <CardBox>
      <div aria-busy="true" className="relative size-full">
        <Skeleton className="size-full rounded-[20px]!" />
        <p role="status" className="absolute inset-x-4 bottom-4 text-sm">
          {t("deck.loading")}
        </p>
      </div>
    </CardBox>
  );
}
