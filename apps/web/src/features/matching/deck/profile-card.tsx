import { localeOf } from "@kompagnon/messages/languages.ts";
import { BadgeCheck, ShieldAlert, Sparkles } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import type { Profile } from "../api.ts";
import { useLabels, useReasons } from "../labels.ts";

/** Longer titles are set smaller, so that they need not break. */
const LONG_TITLE = 12;
/** The number of reasons below the picture; the details list all. */
const REASONS_SHOWN = 2;
/** Shown when a picture does not load. */
const NO_PICTURE = "/images/no-picture.svg";

/**
 * A person as the deck shows them, filling a `CardBox`: the picture as it was cut, the name on a short veil at its bottom,
 * and below it why they fit.
 */
export function ProfileCard({
  profile,
  corner,
  picture = true,
  onPicture,
}: {
  profile: Profile;
  corner?: ReactNode;
  /** Whether its picture is loaded yet. `onPicture` is called when it has loaded or failed. */
  picture?: boolean;
  onPicture?: () => void;
}) {
  const { t } = useTranslation("matching");
  const [broken, setBroken] = useState(false);
  const { username: name } = profile;
  return (
    <div className="flex size-full flex-col overflow-hidden rounded-[20px] bg-raised text-ink shadow-float">
      <div className="relative min-h-0 grow bg-sunken">
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
        <Title profile={profile} corner={corner} />
      </div>
      <Reasons profile={profile} />
    </div>
  );
}

/** Name, age and where from, on a veil that is no taller than they are. */
function Title({ profile, corner }: { profile: Profile; corner: ReactNode }) {
  const { t } = useTranslation("matching");
  const labels = useLabels();
  const { username: name, age, location, language, verified } = profile;
  const title = age === null ? name : t("card.name_age", { name, age });
  return (
    <div className="absolute inset-x-0 bottom-0 flex items-end justify-between gap-3 bg-linear-to-t from-scrim/90 via-60% via-scrim/65 to-transparent px-4 pt-6 pb-2.5 text-on-scrim">
      <div className="min-w-0">
        <h2
          className={cx(
            "flex items-center gap-2 leading-tight",
            title.length > LONG_TITLE ? "text-lg" : "text-xl",
          )}
        >
          <span className="line-clamp-2 min-w-0">{title}</span>
          {verified && (
            <BadgeCheck
              role="img"
              aria-label={t("card.verified")}
              className="size-5 shrink-0"
              strokeWidth={1.75}
            />
          )}
        </h2>
        <p className="truncate text-sm">
          {[labels.language(language), location].filter(Boolean).join(" · ")}
        </p>
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
  const list = (names: string[]) =>
    new Intl.ListFormat(localeOf(i18n.language), { type: "unit" }).format(names);
  const own = [
    skills.length > 0 && t("overview.can", { list: list(skills.map(labels.skill)) }),
    models.length > 0 && t("overview.builds", { list: list(models.map(labels.model)) }),
  ].filter((line) => line !== false);
  const sentences = reasons.length > 0 ? reasons.slice(0, REASONS_SHOWN).map(sentence) : own;
  // A warning takes the place of the last of them.
  const lines = signs.length > 0 ? sentences.slice(0, REASONS_SHOWN - 1) : sentences;
  return (
    <ul
      aria-label={t("reasons.title")}
      className="grid h-(--card-panel) shrink-0 content-center gap-1.5 overflow-hidden px-4 py-2"
    >
      {signs.length > 0 && (
        <li className="flex items-start gap-2 text-sm leading-snug">
          <ShieldAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" strokeWidth={1.75} />
          <span className="line-clamp-2 font-medium">{t("card.signs")}</span>
        </li>
      )}
      {lines.map((line) => (
        <li key={line} className="flex items-start gap-2 text-sm leading-snug">
          <Sparkles aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" strokeWidth={1.75} />
          <span className="line-clamp-2">{line}</span>
        </li>
      ))}
    </ul>
  );
}
