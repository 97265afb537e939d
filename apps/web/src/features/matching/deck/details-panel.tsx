import type { Ref } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { SkeletonText } from "#ui/skeleton.tsx";
import type { Profile } from "../api.ts";
import { Details } from "./details.tsx";

/** The details next to the card on wide screens; Enter moves the focus here, to scroll and to read. */
export function DetailsPanel({
  profile,
  onLess,
  ref,
}: {
  profile: Profile | null;
  onLess: () => void;
  ref: Ref<HTMLElement>;
}) {
  const { t } = useTranslation("matching");
  return (
    <aside
      ref={ref}
      aria-label={t("details.title")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="min-h-0 overflow-y-auto rounded-card border border-line bg-raised p-6"
    >
      {profile ? (
        <div key={profile.id} className="animate-rise">
          <h2 className="mb-3 text-xl">
            {profile.age === null
              ? profile.username
              : t("card.name_age", { name: profile.username, age: profile.age })}
          </h2>
          <Details profile={profile} onLess={onLess} />
          {/* What goes on below fades out instead of being cut. */}
          <div
            aria-hidden="true"
            className="pointer-events-none sticky -bottom-6 -mx-6 -mb-6 h-10 bg-linear-to-t from-raised"
          />
        </div>
      ) : (
        <SkeletonText lines={5} />
      )}
    </aside>
  );
}
