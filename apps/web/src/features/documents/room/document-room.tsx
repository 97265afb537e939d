import { type ReactNode, useState } from "react";
import { useMember } from "#platform/session.ts";
import { hueOf } from "#ui/avatar.tsx";
import type { LiveDocument } from "../live/live-document.ts";
import { memberSource } from "../live/source.ts";
import type { DocumentRoomProps, OpenDocument } from "../types.ts";
import { Reopen, useLive, useLiveState, useOpen } from "./open-documents.ts";
import { RefusalNotice } from "./refusals.tsx";
import { InTrash, NotOpen } from "./states.tsx";

/** A document that one of its people opens, in every state. */
export function DocumentRoom({ id, kind, children }: DocumentRoomProps) {
  const me = useMember();
  const [times, setTimes] = useState(0);
  const live = useLive(`${me.id} ${id} ${times}`, () => ({
    id,
    source: memberSource(id, me.id),
    member: { id: me.id, name: me.username ?? "", colour: hueOf(me.id) },
  }));
  return (
    <Reopen value={() => setTimes((before) => before + 1)}>
      <Opened live={live} kind={kind}>
        {children}
      </Opened>
    </Reopen>
  );
}

/** The editor, or why it is not there. */
export function Opened({
  live,
  kind,
  children,
}: {
  live: LiveDocument | null;
  kind: DocumentRoomProps["kind"];
  children: (open: OpenDocument) => ReactNode;
}) {
  const state = useLiveState(live);
  const open = useOpen(live);
  if (!open || !live) return <NotOpen state={state} kind={kind} live={live} />;
  if (open.info.kind !== kind)
    return <NotOpen state={{ ...state, phase: "missing" }} kind={kind} live={live} />;
  if (open.info.trashed) return <InTrash live={live} info={open.info} kind={kind} />;
  return (
    <>
      {children(open)}
      <RefusalNotice state={state} />
    </>
  );
}
