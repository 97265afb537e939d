import { UserRoundCheck, UserRoundPlus } from "lucide-react";
import { call } from "#platform/call.ts";
import { toggle } from "#platform/toggle.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, type ButtonSize } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { recordRelation, refreshFollows } from "../cache.ts";

/** Follows a member or no longer: shown at once, taken back visibly if the server refuses. */
function useFollow(id: string, following: boolean, onDone?: () => void) {
  const { t } = useTranslation("people");
  return (): void =>
    void toggle(`follow ${id}`, !following, {
      before: following,
      show: (on) => recordRelation(id, { following: on }),
      send: (on) =>
        call(on ? "PUT /api/users/{id}/follow" : "DELETE /api/users/{id}/follow", { params: { id } }),
      onSettled: (now) => {
        recordRelation(id, { following: now.following }, now.followers);
        refreshFollows(id);
        onDone?.();
      },
      onRefused: (failure) =>
        toast((failure instanceof Error && failure.message) || t("follow_failed"), { kind: "warn" }),
    });
}

/** Follows a member; pressed again, no longer. */
export function FollowButton({
  member,
  following,
  size = "md",
  icon = true,
  onDone,
}: {
  member: { id: string; username: string };
  following: boolean;
  size?: ButtonSize;
  /** Left out where there is little room. */
  icon?: boolean;
  /** The server has followed or stopped. */
  onDone?: () => void;
}) {
  const { t } = useTranslation("people");
  const follow = useFollow(member.id, following, onDone);
  const Icon = following ? UserRoundCheck : UserRoundPlus;
  // In lists there are many of them: only the one of a whole page is loud.
  const [before, after] =
    size === "sm" ? (["secondary", "quiet"] as const) : (["primary", "secondary"] as const);
  return (
    <Button
      variant={following ? after : before}
      size={size}
      title={t(following ? "unfollow_name" : "follow_name", { name: member.username })}
      {...(icon
        ? { icon: <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} /> }
        : { className: "shrink-0" })}
      onClick={follow}
    >
      {t(following ? "following" : "follow")}
      <span className="sr-only">{member.username}</span>
    </Button>
  );
}
