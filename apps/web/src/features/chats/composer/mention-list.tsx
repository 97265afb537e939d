import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import { useTranslation } from "react-i18next";
import { Avatar } from "#ui/avatar.tsx";
import { cx } from "#ui/cx.ts";

/** Somebody, or everybody, to be mentioned. */
export type Mentionable = Pick<MemberCard, "id" | "username" | "avatar_url">;

/** The names that go on as one writes, above the field. */
export function MentionList({
  id,
  people,
  chosen,
  onPick,
}: {
  id: string;
  people: readonly Mentionable[];
  chosen: number;
  onPick: (name: string) => void;
}) {
  const { t } = useTranslation("chats");
  if (people.length === 0) return null;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t("message.mention")}
      className="absolute start-0 bottom-full z-20 mb-1 w-72 max-w-full rounded-card border border-line bg-raised p-1.5 shadow-float"
    >
      {people.map(({ id: personId, username, avatar_url }, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and points here
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field's arrow and Enter keys choose
        <div
          key={personId}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(username)}
          className={cx(
            "flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-sm",
            index === chosen && "bg-sunken",
          )}
        >
          <Avatar id={personId} name={username} src={avatar_url} size="xs" />
          <span className="truncate" dir="auto">
            {username}
          </span>
        </div>
      ))}
    </div>
  );
}
