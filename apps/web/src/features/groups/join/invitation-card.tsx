import type { Group } from "@kompagnon/contract/groups/model.ts";
import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { useDeclining, useJoining } from "./use-joining.ts";

/**
 * A personal invitation: its sender, and the buttons to answer. Calls `onLimit` if the viewer is in the maximum number of groups.
 */
export function InvitationCard({
  group,
  by,
  onLimit,
}: {
  group: Group;
  by: MemberCard;
  onLimit: () => void;
}) {
  const { t } = useTranslation("groups");
  const { join, joining } = useJoining(group, onLimit);
  const { decline, declining } = useDeclining(group);
  return (
    <section
      aria-label={t("invitation.title")}
      className="flex w-full flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-sunken p-4"
    >
      <Avatar id={by.id} name={by.username} src={by.avatar_url} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{t("personal.card_title", { name: by.username })}</p>
        <p className="text-ink-soft text-sm">{t("personal.card_text")}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button busy={joining} disabled={declining} onClick={join}>
          {t("personal.accept")}
        </Button>
        <Button variant="secondary" busy={declining} disabled={joining} onClick={decline}>
          {t("personal.decline")}
        </Button>
      </div>
    </section>
  );
}
