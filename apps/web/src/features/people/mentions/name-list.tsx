import { Avatar } from "#ui/avatar.tsx";
import { cx } from "#ui/cx.ts";
import type { Mentionable } from "./use-mentions.ts";

const sides = { above: "bottom-full mb-1", below: "top-full mt-1" } as const;

/** The names that go on as one writes, above or below the field. */
export function NameList({
  id,
  label,
  side,
  people,
  chosen,
  onPick,
}: {
  id: string;
  label: string;
  side: keyof typeof sides;
  people: readonly Mentionable[];
  /** The position of the one that Enter takes. */
  chosen: number;
  onPick: (name: string) => void;
}) {
  if (people.length === 0) return null;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={cx(
        "absolute start-0 z-20 w-72 max-w-full rounded-card border border-line bg-raised p-1.5 shadow-float",
        sides[side],
      )}
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
