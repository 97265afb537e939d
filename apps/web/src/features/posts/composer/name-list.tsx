import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import { useTranslation } from "react-i18next";
import { Avatar } from "#ui/avatar.tsx";
import { cx } from "#ui/cx.ts";

/** The members whose names go on as one writes, below the field. */
export function NameList({
  id,
  people,
  chosen,
  onPick,
}: {
  id: string;
  people: readonly Pick<MemberCard, "id" | "username" | "avatar_url">[];
  chosen: number;
  onPick: (name: string) => void;
}) {
  const { t } = useTranslation("posts");
  if (people.length === 0) return null;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t("write.mentions")}
      className="absolute start-0 top-full z-20 mt-1 w-72 max-w-full rounded-card border border-line bg-raised p-1.5 shadow-float"
    >
      {people.map((person, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and points here
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field's arrow and Enter keys choose
        <div
          key={person.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(person.username)}
          className={cx(
            "flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-sm",
            index === chosen && "bg-sunken",
          )}
        >
          <Avatar id={person.id} name={person.username} src={person.avatar_url} size="xs" />
          <bdi className="truncate">{person.username}</bdi>
        </div>
      ))}
    </div>
  );
}
