import { useCallback, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { cx } from "#ui/cx.ts";
import { Dialog } from "#ui/dialog.tsx";
import { numbers } from "#ui/formatters.ts";
import { liveOf, useLiveState } from "../room/open-documents.ts";
import type { CursorUser, OpenDocument, OpenProps } from "../types.ts";

/** A member who is in the document now, with the number of their tabs. */
type Here = { readonly user: CursorUser; readonly mine: boolean };

function usersOf({ awareness }: OpenDocument): Here[] {
  const mine = awareness.getLocalState()?.["user"] as CursorUser | undefined; // cursors.ts sets it
  const people = new Map<string, Here>();
  for (const state of awareness.getStates().values()) {
    const user = state["user"] as CursorUser | undefined; // cursors.ts lets no other through
    if (user && !people.has(user.id)) people.set(user.id, { user, mine: user.id === mine?.id });
  }
  return [...people.values()].sort(
    (a, b) => Number(b.mine) - Number(a.mine) || a.user.name.localeCompare(b.user.name),
  );
}

/** The members in the document now, each once, the viewer first. */
function useHere(open: OpenDocument): readonly Here[] {
  const { awareness } = open;
  const last = useRef<{ key: string; people: readonly Here[] }>({ key: "", people: [] });
  const subscribe = useCallback(
    (listener: () => void) => {
      awareness.on("change", listener);
      return () => awareness.off("change", listener);
    },
    [awareness],
  );
  // Cursors move many times a second: only who is there counts here.
  const read = () => {
    const people = usersOf(open);
    const key = people.map(({ user }) => `${user.id} ${user.name}`).join("|");
    if (key !== last.current.key) last.current = { key, people };
    return last.current.people;
  };
  return useSyncExternalStore(subscribe, read, read);
}

/** The number of faces shown next to each other; the others are counted. */
const FACES = 3;

/** The faces of who is in the document now; a press names them. */
export function PeopleHere({ open }: OpenProps) {
  const { t, i18n } = useTranslation("documents");
  const [shown, setShown] = useState(false);
  const { connection } = useLiveState(liveOf(open));
  const here = useHere(open);
  if (open.guest) return null;
  const faceOf = ({ user }: Here) =>
    open.info.members.find(({ member }) => member.id === user.id)?.member.avatar_url ?? null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t("here.button", { count: here.length })}
        onClick={() => setShown(true)}
        className={cx(
          "inline-flex min-h-10 min-w-10 items-center justify-center rounded-full px-1 hover:bg-sunken",
          // On a phone the title needs the space more than the viewer's own face.
          here.length <= 1 && "max-sm:hidden",
        )}
      >
        {here.slice(0, FACES).map((one) => (
          <Avatar
            key={one.user.id}
            id={one.user.id}
            name={one.user.name}
            src={faceOf(one)}
            size="sm"
            className="-ms-2 rounded-full ring-2 ring-raised first:ms-0"
          />
        ))}
        {here.length > FACES && (
          <span className="ms-1 text-ink-soft text-sm tabular-nums">
            +{numbers(i18n.language).format(here.length - FACES)}
          </span>
        )}
      </button>
      <Dialog open={shown} onOpenChange={setShown} size="sm" title={t("here.title")}>
        <ul className="grid gap-1">
          {here.map((one) => (
            <li key={one.user.id} className="flex min-h-11 items-center gap-3">
              <Avatar id={one.user.id} name={one.user.name} src={faceOf(one)} size="sm" />
              <bdi className="min-w-0 truncate font-medium">{one.user.name}</bdi>
              {one.mine && <span className="text-ink-soft text-sm">{t("here.you")}</span>}
            </li>
          ))}
        </ul>
        {here.length <= 1 && (
          <p className="text-ink-soft">{t(connection === "live" ? "here.alone" : "here.offline")}</p>
        )}
      </Dialog>
    </>
  );
}
