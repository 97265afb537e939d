import { BadgeCheck, Sparkles } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "#ui/cx.ts";
import type { Profile } from "../api.ts";
import { useLabels, useReasons } from "../labels.ts";

/** Longer titles are set smaller, so that they need not break. */
const LONG_TITLE = 12;
/** Shown when a picture does not load. */
const NO_PICTURE = "/images/no-picture.svg";

/** A person as the deck shows them, filling its box (at most 345x600): picture, name, and why they fit. */
export function ProfileCard({
  profile,
  corner,
  picture = true,
  onPicture,
}: {
  profile: Profile;
  corner?: ReactNode;
  /** Whether its picture is fetched yet; `onPicture` is told when it is there, or will never be. */
  picture?: boolean;
  onPicture?: () => void;
}) {
  const { t } = useTranslation("matching");
  const labels = useLabels();
  const sentence = useReasons();
  const [broken, setBroken] = useState(false);
  const { username: name, age, location, language, verified } = profile;
  const title = age === null ? name : t("card.name_age", { name, age });
  return (
    <div className="size-full rounded-[20px] shadow-float">
      <div className="relative size-full overflow-hidden rounded-[20px] bg-sunken text-ink">
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
            className="pointer-events-none absolute inset-0 size-full select-none object-cover"
          />
        )}
        <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-55% from-raised/95 via-80% via-raised/85 to-transparent px-5 pt-16 pb-5">
          <div className="flex items-end justify-between gap-3">
            <div className="min-w-0">
              <h2
                className={cx("flex items-center gap-2", title.length > LONG_TITLE ? "text-xl" : "text-2xl")}
              >
                <span className="line-clamp-2 min-w-0">{title}</span>
                {verified && (
                  <BadgeCheck
                    role="img"
                    aria-label={t("card.verified")}
                    className="size-6 shrink-0 text-accent"
                    strokeWidth={1.75}
                  />
                )}
              </h2>
              <p className="truncate text-ink-soft text-sm">
                {[labels.language(language), location].filter(Boolean).join(" · ")}
              </p>
            </div>
            {corner}
          </div>
          {profile.reasons.length > 0 && (
            <ul aria-label={t("reasons.title")} className="mt-3 grid gap-1.5">
              {profile.reasons.map((reason) => (
                <li key={reason.kind} className="flex items-start gap-2 text-sm leading-snug">
                  <Sparkles
                    aria-hidden="true"
                    className="mt-0.5 size-4 shrink-0 text-accent"
                    strokeWidth={1.75}
                  />
                  <span className="line-clamp-2">{sentence(reason)}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}
