import { UserRoundCheck, UserRoundPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, type ButtonSize } from "#ui/button.tsx";
import { useFollow } from "./use-follow.ts";

/** Follows a member; pressed again, no longer. */
export function FollowButton({
  member,
  following,
  size = "md",
}: {
  member: { id: string; username: string };
  following: boolean;
  size?: ButtonSize;
}) {
  const { t } = useTranslation("people");
  const follow = useFollow(member.id, following);
  const Icon = following ? UserRoundCheck : UserRoundPlus;
  // In lists there are many of them: only the one of a whole page is loud.
  const [before, after] =
    size === "sm" ? (["secondary", "quiet"] as const) : (["primary", "secondary"] as const);
  return (
    <Button
      variant={following ? after : before}
      size={size}
      icon={<Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />}
      onClick={() => void follow()}
    >
      {t(following ? "following" : "follow")}
      <span className="sr-only">{member.username}</span>
    </Button>
  );
}
