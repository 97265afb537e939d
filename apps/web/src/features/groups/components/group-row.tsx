import type { Group } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { AtSign } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { CountBadge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import { RelativeTime } from "#ui/format.tsx";

/** A group in the member's list: name, members, the time of the last message, and what is unread. */
export function GroupRow({ group, isOpen }: { group: Group; isOpen: boolean }) {
  const { t } = useTranslation("groups");
  const unread = group.unread_count > 0;
  return (
    <li className="[contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]">
      <Link
        to={groupsPaths.enter(group.id)}
        data-row
        aria-current={isOpen ? "page" : undefined}
        className={cx(
          "flex items-center gap-3 rounded-card px-3 py-2.5 transition-colors duration-150",
          isOpen ? "bg-accent-soft" : "hover:bg-sunken",
        )}
      >
        <Avatar id={group.id} name={group.name} src={group.avatar_path} size="lg" />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className={cx("flex min-w-0 flex-1", unread ? "font-semibold" : "font-medium")}>
              <span className="truncate" dir="auto">
                {group.name}
              </span>
            </span>
            <RelativeTime
              time={group.active_at}
              style="short"
              className="shrink-0 whitespace-nowrap text-ink-soft text-xs"
            />
          </span>
          <span className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate text-ink-soft text-sm">
              {t("members_count", { count: group.member_count })}
            </span>
            <MentionMark count={group.mention_count} />
            <CountBadge count={group.unread_count} />
          </span>
        </span>
      </Link>
    </li>
  );
}

/** Marks unread mentions of the viewer. Screen readers get their number. */
export function MentionMark({ count }: { count: number }) {
  const { t } = useTranslation("groups");
  if (count <= 0) return null;
  return (
    <span className="grid size-5 place-items-center rounded-full bg-accent text-on-accent">
      <AtSign aria-hidden="true" className="size-3" strokeWidth={2.25} />
      <span className="sr-only">{t("mentions_count", { count })}</span>
    </span>
  );
}
