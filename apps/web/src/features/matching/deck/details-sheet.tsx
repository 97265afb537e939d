import { useTranslation } from "#platform/use-translation.ts";
import { Sheet } from "#ui/dialog.tsx";
import type { Profile } from "../api.ts";
import { DecideButtons } from "./decide-buttons.tsx";
import { Details } from "./details.tsx";
import type { Direction } from "./drag.ts";

/** The details on a phone, with the decision at hand. */
export function DetailsSheet({
  profile,
  open,
  onOpenChange,
  onDecide,
  onLess,
}: {
  profile: Profile;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDecide: (direction: Direction) => void;
  onLess: () => void;
}) {
  const { t } = useTranslation("matching");
  const { username: name, age } = profile;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={age === null ? name : t("card.name_age", { name, age })}
      footer={<DecideButtons onDecide={onDecide} />}
    >
      {/* The text scrolls: it must be reachable by keyboard. */}
      <section
        aria-label={t("details.title")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
      >
        <Details profile={profile} onLess={onLess} />
      </section>
    </Sheet>
  );
}
