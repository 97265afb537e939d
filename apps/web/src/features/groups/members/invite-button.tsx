import type { Group } from "@kompagnon/contract/groups/model.ts";
import { UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";

const InviteDialog = lazy(async () => ({ default: (await import("./invite-dialog.tsx")).InviteDialog }));

/** Opens the search for members to invite, for those who may: moderators, and every member of a public group. */
export function InviteButton({ group, channelId }: { group: Group; channelId?: string }) {
  const { t } = useTranslation("groups");
  const [inviting, setInviting] = useState(false);
  // Drawn from the first opening on, so that closing can be animated.
  const [used, setUsed] = useState(false);
  const manages = group.my_role === "owner" || group.my_role === "moderator";
  if (!manages && (group.group_type !== "public" || !group.my_role)) return null;
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<UserPlus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={() => {
          setUsed(true);
          setInviting(true);
        }}
      >
        {manages ? t("personal.title") : t("personal.bring")}
      </Button>
      <Suspense fallback={null}>
        {used && (
          <InviteDialog
            group={group}
            open={inviting}
            onOpenChange={setInviting}
            {...(channelId && { channelId })}
          />
        )}
      </Suspense>
    </>
  );
}
